import { blend, contrastRatio, parseColour } from '#shared/scene/colour'
import type { Box, ChartLayer, Layer, Scene, SceneDocument, ShapeLayer, TextLayer } from '#shared/scene/scene'
import { type Palette, readableOn } from './palette.ts'

/** A shape that covers this share of its page is a background, not a mark. */
const minGround = 0.12
/** As a share of a page's shorter side: thinner shapes are rules, which stay quiet. */
const thinnest = 0.006
/** Of the strongest channel, how far the weakest stays behind; below it a colour is a kind of grey. */
const minSaturation = 0.25
/** Below it a mark is invisible on its ground. */
const minMarkContrast = 1.6

/**
 * The document in other colours: the largest ground gets the palette's background, the next one that is not light grey
 * its accent, and every text is readable on its ground, at 4.5 to 1 or more. Pictures, gradients and texts on them stay
 * unchanged.
 */
export function recolour(document: SceneDocument, palette: Palette): SceneDocument {
  const grounds = newGrounds(document, palette)
  return { pages: document.pages.map((page) => recolourPage(page, palette, grounds)) }
}

/** What each of the document's grounds becomes. */
function newGrounds({ pages }: SceneDocument, { background, text, accent }: Palette): ReadonlyMap<string, string> {
  const areas = new Map<string, number>()
  const count = (colour: string, area: number) => areas.set(colour, (areas.get(colour) ?? 0) + area)
  for (const page of pages) {
    count(page.settings.backgroundColor, areaOf({ x: 0, y: 0, ...page.settings }))
    for (const layer of page.layers) if (isPlain(layer) && isGround(page, layer)) count(layer.data.fill, areaOf(layer))
  }
  const [largest, ...others] = [...areas].sort(([, a], [, b]) => b - a).map(([colour]) => colour)
  const panel = others.find((colour) => !isGrey(colour) || isDark(colour))
  const rest = blend(text, background, 0.08)
  return new Map([
    ...others.map((colour) => [colour, colour === panel ? accent : rest] as const),
    [largest ?? background, background],
  ])
}

function isGrey(colour: string): boolean {
  const { red, green, blue } = parseColour(colour) ?? { red: 0, green: 0, blue: 0 }
  const strongest = Math.max(red, green, blue)
  return strongest - Math.min(red, green, blue) < minSaturation * strongest
}

function isDark(colour: string): boolean {
  return (contrastRatio(colour, '#ffffff') ?? 0) > 7
}

function recolourPage(page: Scene, palette: Palette, grounds: ReadonlyMap<string, string>): Scene {
  const backgroundColor = grounds.get(page.settings.backgroundColor) ?? palette.background
  const emphasised = emphasisedColours(page, grounds)
  const layers: Layer[] = []
  for (const layer of page.layers) {
    const ground = groundOf(layer, layers, backgroundColor)
    layers.push(ground === undefined ? layer : recolourLayer(layer, ground))
  }
  return { ...page, settings: { ...page.settings, backgroundColor }, layers }

  function recolourLayer(layer: Layer, ground: string): Layer {
    if (layer.type === 'text') return withTextColour(layer, ground)
    if (layer.type === 'icon') return { ...layer, data: { ...layer.data, color: markOn(ground, palette) } }
    if (layer.type === 'chart') return withChartColours(layer, ground)
    return isPlain(layer) ? withShapeColours(layer, ground) : layer
  }

  function withShapeColours(layer: PlainShape, ground: string): PlainShape {
    const fill = isGround(page, layer)
      ? (grounds.get(layer.data.fill) ?? palette.accent)
      : isQuiet(page, layer)
        ? blend(wordsOn(ground), ground, 0.3)
        : markOn(ground, palette)
    const stroke = layer.data.stroke === layer.data.fill ? fill : markOn(ground, palette)
    return { ...layer, data: { ...layer.data, fill, stroke } }
  }

  /**
   * A line chart is all in the accent, its latest point in the text colour; in others the accent marks the highlight.
   */
  function withChartColours(layer: ChartLayer, ground: string): ChartLayer {
    const { data } = layer
    const [mark, said] = [markOn(ground, palette), wordsOn(ground)]
    const isLine = data.chartType === 'line' || data.highlight === undefined
    const color = isLine ? mark : blend(said, ground, 0.3)
    const highlightColor = isLine ? said : mark
    return { ...layer, data: { ...data, color, highlightColor, labelColor: said } }
  }

  function withTextColour(layer: TextLayer, ground: string): TextLayer {
    const color = emphasised.has(layer.data.color)
      ? readableOn(ground, [palette.accent, palette.text, palette.background])
      : wordsOn(ground)
    return { ...layer, data: { ...layer.data, color } }
  }

  function wordsOn(ground: string): string {
    return readableOn(ground, [palette.text, palette.background])
  }
}

/** Colours of emphasised words: those of marks or panels, or bright ones; not the colour of most words on a page. */
function emphasisedColours(page: Scene, grounds: ReadonlyMap<string, string>): ReadonlySet<string> {
  const marks = page.layers.flatMap((layer) => {
    if (layer.type === 'icon') return layer.data.color
    return isPlain(layer) && !isGround(page, layer) && !isQuiet(page, layer) ? layer.data.fill : []
  })
  const bright = page.layers.flatMap((layer) => {
    const colour = layer.type === 'text' ? layer.data.color : undefined
    return colour && !isGrey(colour) && !isDark(colour) ? colour : []
  })
  const emphasised = new Set([...marks, ...bright, ...grounds.keys()])
  emphasised.delete(page.settings.backgroundColor)
  emphasised.delete(mainTextColour(page))
  return emphasised
}

/** That of the texts which take most room. */
function mainTextColour({ layers }: Scene): string {
  const areas = new Map<string, number>()
  for (const layer of layers) {
    if (layer.type === 'text') areas.set(layer.data.color, (areas.get(layer.data.color) ?? 0) + areaOf(layer))
  }
  return [...areas].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

/** A rule, or a mark in a light grey: it stays behind the others. */
function isQuiet({ settings }: Scene, { width, height, data }: PlainShape): boolean {
  const isThin = Math.min(width, height) <= thinnest * Math.min(settings.width, settings.height)
  return isThin || (isGrey(data.fill) && !isDark(data.fill))
}

/** The accent; if too similar to the ground, the best visible colour. */
function markOn(ground: string, { accent, text, background }: Palette): string {
  const contrast = (colour: string) => contrastRatio(colour, ground) ?? 0
  if (contrast(accent) >= minMarkContrast) return accent
  const best = contrast(text) > contrast(background) ? text : background
  return contrast(best) >= minMarkContrast ? best : readableOn(ground, [])
}

/** A layer's ground among the recoloured layers below it; undefined on pictures and gradients. */
function groundOf(layer: Layer, below: readonly Layer[], backgroundColor: string): string | undefined {
  const found = below.findLast((other) => other.type !== 'text' && other.type !== 'icon' && contains(other, layer))
  if (!found) return backgroundColor
  return isPlain(found) && found.opacity === 1 ? found.data.fill : undefined
}

interface PlainShape extends ShapeLayer {
  readonly data: ShapeLayer['data'] & { readonly fill: string }
}

function isPlain(layer: Layer): layer is PlainShape {
  return layer.type === 'shape' && typeof layer.data.fill === 'string' && parseColour(layer.data.fill)?.alpha === 1
}

function isGround({ settings }: Scene, layer: PlainShape): boolean {
  return areaOf(layer) >= minGround * areaOf({ x: 0, y: 0, ...settings })
}

function areaOf({ width, height }: Box): number {
  return width * height
}

function contains(outer: Box, inner: Box): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width
  return inner.x >= outer.x && inner.y >= outer.y && right && inner.y + inner.height <= outer.y + outer.height
}

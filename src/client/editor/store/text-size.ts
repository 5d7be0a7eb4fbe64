import type { TextMeasure } from '#shared/drawing/surface/canvas-2d'
import { fitFont } from '#shared/drawing/text/fit-font'
import { layoutText, textHeight } from '#shared/drawing/text/layout-text'
import { layerCorners } from '#shared/scene/geometry'
import type { Layer, Point, TextData, TextLayer, TextRun } from '#shared/scene/scene'
import { alignedFor } from '#shared/scene/text-direction'
import { keepsHeight, minTextWidth, withoutLines } from '#shared/scene/text-layer'
import { runsAfterEdit, withRuns } from '#shared/scene/text-runs'

/** Properties whose change wraps the lines of a text again. */
const breaking = [
  'text',
  'runs',
  'textCase',
  'list',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'letterSpacing',
] as const satisfies readonly (keyof TextData)[]

/** Without a canvas to measure with, texts keep their height. */
export function browserMeasure(): TextMeasure | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  return (new OffscreenCanvas(1, 1).getContext('2d') as unknown as TextMeasure | null) ?? undefined
}

/** Properties set to `undefined` are removed. */
export type TextChange = { readonly [Key in keyof TextData]?: TextData[Key] | undefined }

/**
 * The text layer with changed data. Outdated line breaks are dropped, and the height follows. New words end its status
 * as a sample, and align to the other edge if their direction differs.
 */
export function withTextData(layer: TextLayer, change: TextChange, measure: TextMeasure | undefined): TextLayer {
  const { lines, ...rest } = changed(withWords(layer.data, change.text), change)
  const isBroken = breaking.some((key) => rest[key] !== layer.data[key]) && !change.lines
  const data = isBroken || !lines ? rest : { ...rest, lines }
  const isTaller = isBroken || change.lines !== undefined || heights.some((key) => rest[key] !== layer.data[key])
  return isTaller ? withFittingHeight({ ...layer, data }, measure) : { ...layer, data }
}

/** The layer as it looks with the words typed so far; `lines` is only called where line positions matter. */
export function withTyped(
  layer: TextLayer,
  { text, runs, lines }: { text: string; runs: readonly TextRun[]; lines: () => readonly string[] },
  measure: TextMeasure | undefined,
): TextLayer {
  const { list, verticalAlign, autoFit } = layer.data
  const words = { text, runs: runs.length > 0 ? runs : undefined }
  if (autoFit) return withTextData(layer, words, measure)
  if (list || verticalAlign) return withTextData(layer, { ...words, lines: lines() }, measure)
  return { ...layer, data: changed(withWords(layer.data, text), words) }
}

const heights = ['lineHeight', 'verticalAlign', 'autoFit'] as const satisfies readonly (keyof TextData)[]

function changed(data: TextData, change: TextChange): TextData {
  const entries = Object.entries({ ...data, ...change }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as unknown as TextData // all required properties are in `data`
}

function withWords(data: TextData, text: string | undefined): TextData {
  if (text === undefined || text === data.text) return data
  const { isSample: _, ...rest } = withRuns(data, (runs) => runsAfterEdit(runs, data.text, text))
  return { ...rest, textAlign: alignedFor(data, text) }
}

/**
 * As high as its lines; an auto-width text is also as wide as its longest line. A fixed-height text grows only if its
 * lines need it, and one that fits its font takes the largest size that fits.
 */
export function withFittingHeight(layer: TextLayer, measure: TextMeasure | undefined): TextLayer {
  if (!measure) return layer
  if (layer.data.autoFit) return { ...layer, data: fitFont(measure, layer.data, layer) }
  const grown = withGrownWidth(layer, measure)
  const height = textHeight(measure, grown.data, grown.width)
  return withHeight(grown, keepsHeight(grown.data) ? Math.max(height, layer.height) : height)
}

function withGrownWidth(layer: TextLayer, measure: TextMeasure): TextLayer {
  const { growsTo, textAlign } = layer.data
  if (growsTo === undefined) return layer
  const { lines, indent } = layoutText(measure, withoutLines(layer.data), growsTo)
  const longest = indent + Math.max(...lines.map(({ width }) => width))
  const width = Math.min(growsTo, Math.max(minTextWidth, Math.ceil(longest)))
  if (width === layer.width) return layer
  const kept = textAlign === 'left' ? 0 : textAlign === 'center' ? 0.5 : 1
  return keepingTop({ ...layer, data: withoutLines(layer.data), width }, layer, kept)
}

/** Moves the layer so that the given point of its upper edge stays in place, at any rotation. */
function keepingTop<Of extends Layer>(layer: Of, before: Layer, along: number): Of {
  const [from, to] = [pointOnTop(before, along), pointOnTop(layer, along)]
  return { ...layer, x: layer.x + from.x - to.x, y: layer.y + from.y - to.y }
}

function pointOnTop(layer: Layer, along: number): Point {
  const [left, right] = layerCorners(layer)
  return { x: left.x + (right.x - left.x) * along, y: left.y + (right.y - left.y) * along }
}

/** Grows downwards. */
function withHeight<Of extends Layer>(layer: Of, height: number): Of {
  if (height === layer.height || height <= 0) return layer
  return keepingTop({ ...layer, height }, layer, 0)
}

/**
 * After a gesture: a text that was resized without scaling its font gets the height of its new lines, or refits its
 * font.
 */
export function settleTexts(
  before: readonly Layer[],
  after: readonly Layer[],
  measure: TextMeasure | undefined,
): readonly Layer[] {
  return after.map((layer, index) => {
    const was = before[index]
    if (layer.type !== 'text' || was?.type !== 'text') return layer
    if (layer.width === was.width && layer.height === was.height) return layer
    return layer.data.fontSize === was.data.fontSize ? withFittingHeight(layer, measure) : layer
  })
}

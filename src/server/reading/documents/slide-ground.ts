import { unlessCorrupt } from './failure.ts'
import { readRelationships } from './office.ts'
import { colourOf, fills, type SlideColour } from './slide-colours.ts'
import { attributeOf, walkXml, type XmlVisitor } from './xml.ts'
import type { Zip } from './zip.ts'

/** In the units of the format; undefined within a group, whose coordinates are not comparable. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Beyond this number, overlaps are not analysed, and letters count as visible. */
const maxThings = 200

interface Layer {
  /** Of its background; null for one that is no plain colour, undefined for that of the layer below. */
  background: SlideColour | null | undefined
  /** Shapes on it with a colour or a picture; a null box if the position is unknown. */
  things: { box: Box | null; colour: SlideColour | null }[]
  colourMap: Record<string, string>
  theme: Record<string, string>
}

/**
 * The backgrounds of a slide's letters: its background and all shapes of the slide, its layout and its master. Needed
 * only for letters with an explicit colour, so the parts are read lazily.
 */
export class SlideGround {
  readonly #zip: Zip
  readonly #slide: string
  readonly #known: KnownLayers
  #layers: Layer[] | undefined
  /** The page's shapes; undefined if there are too many, or the page has no plain colour. */
  #things: Layer['things'] | undefined
  #page: string | undefined

  /** @param known the layers of slides before, which most slides share */
  constructor(zip: Zip, slide: string, known: KnownLayers) {
    this.#zip = zip
    this.#slide = slide
    this.#known = known
  }

  /** True where letters certainly have nothing but their own colour behind them; in doubt they can be seen. */
  hides(colour: SlideColour, box: Box | undefined): boolean {
    if (!this.#layers) unlessCorrupt(() => this.#look(), undefined)
    if (!this.#things || this.#resolve(colour) !== this.#page) return false
    return this.#things.every((thing) => {
      const isPageColoured = thing.colour !== null && this.#resolve(thing.colour) === this.#page
      return isPageColoured || (box && thing.box && !overlap(box, thing.box))
    })
  }

  #look(): void {
    this.#layers = []
    this.#layers = this.#readLayers()
    const background = this.#layers.map((layer) => layer.background).find((each) => each !== undefined)
    if (background === null) return
    this.#page = this.#resolve(background ?? '@bg1')
    const things = this.#layers.flatMap((layer) => layer.things)
    if (things.length <= maxThings) this.#things = things
  }

  #resolve(colour: SlideColour): string {
    if (!colour.startsWith('@')) return colour
    const layers = this.#layers ?? []
    const name = colour.slice(1)
    const mapped = layers.map(({ colourMap }) => colourMap[name]).find(Boolean) ?? name
    const usual: Record<string, string> = { lt1: 'FFFFFF', bg1: 'FFFFFF', dk1: '000000', tx1: '000000' }
    return layers.map(({ theme }) => theme[mapped]).find(Boolean) ?? usual[mapped] ?? colour
  }

  #readLayers(): Layer[] {
    const layers: Layer[] = []
    let part: string | undefined = this.#slide
    for (const next of ['slideLayout', 'slideMaster', 'theme', '']) {
      if (!part || !this.#zip.has(part)) break
      const layer: Layer = this.#known.get(part) ?? readLayer(this.#zip, part, part === this.#slide)
      if (part !== this.#slide) this.#known.set(part, layer)
      layers.push(layer)
      part = readRelationships(this.#zip, part).find((each) => each.type === next)?.target
    }
    return layers
  }
}

export type KnownLayers = Map<string, Layer>

function readLayer(zip: Zip, part: string, isSlide: boolean): Layer {
  const visitor = new LayerVisitor(isSlide)
  unlessCorrupt(() => walkXml(zip.readPieces(part), visitor), undefined)
  return visitor.layer
}

const shapes = new Set(['sp', 'pic', 'graphicFrame', 'cxnSp'])
const mixtures = new Set(['lumMod', 'lumOff', 'shade', 'tint', 'alpha'])
/** Number of the first background that a theme has, which is a plain colour. */
const plainBackground = '1001'

interface Thing {
  box: Box | null
  colour: SlideColour | null
  isFilled: boolean
  /** Whether the shape is explicitly without fill. */
  isClear: boolean
  isPlaceholder: boolean
}

class LayerVisitor implements XmlVisitor {
  readonly layer: Layer = { background: undefined, things: [], colourMap: {}, theme: {} }
  readonly #path: string[] = []
  readonly #isSlide: boolean
  #groups = 0
  #thing: Thing | undefined

  constructor(isSlide: boolean) {
    this.#isSlide = isSlide
  }

  open(name: string, attributes: Record<string, string>): void {
    const [around = '', outer = ''] = [this.#path.at(-2), this.#path.at(-1)]
    this.#path.push(name)
    const colour = colourOf(name, attributes)
    if (name === 'grpSp') this.#groups += 1
    else if (name === 'clrMap' || name === 'overrideClrMapping') Object.assign(this.layer.colourMap, attributes)
    else if (around === 'clrScheme' && colour) this.layer.theme[outer] = colour
    else if (shapes.has(name)) {
      const isFilled = name === 'pic' || name === 'graphicFrame'
      this.#thing = { box: null, colour: null, isFilled, isClear: false, isPlaceholder: false }
    } else if (this.#thing) openInThing(this.#thing, name, attributes, outer, around)
    else this.#openInBackground(name, attributes, outer, around)
  }

  close(name: string): void {
    this.#path.pop()
    if (name === 'grpSp') this.#groups -= 1
    else if (shapes.has(name) && this.#thing) {
      const { box, colour, isFilled, isClear, isPlaceholder } = this.#thing
      // the places that a layout keeps for a slide are not drawn
      const isDrawn = isFilled && !isClear && (this.#isSlide || !isPlaceholder)
      if (isDrawn) this.layer.things.push({ box: this.#groups > 0 ? null : box, colour })
      this.#thing = undefined
    }
  }

  #openInBackground(name: string, attributes: Record<string, string>, outer: string, around: string): void {
    const colour = colourOf(name, attributes)
    if (outer === 'bgPr' && fills.has(name)) this.layer.background = null
    else if (name === 'bgRef') this.layer.background = attributes.idx === plainBackground ? undefined : null
    else if (colour && outer === 'solidFill' && around === 'bgPr') this.layer.background = colour
    else if (colour && outer === 'bgRef' && this.layer.background === undefined) this.layer.background = colour
    else if (mixtures.has(name) && this.#path.includes('bg')) this.layer.background = null
  }
}

function openInThing(
  thing: Thing,
  name: string,
  attributes: Record<string, string>,
  outer: string,
  around: string,
): void {
  const colour = colourOf(name, attributes)
  if (name === 'ph') thing.isPlaceholder = true
  else if (outer === 'spPr' && fills.has(name)) thing.isFilled = true
  else if (outer === 'spPr' && name === 'noFill') thing.isClear = true
  else if (name === 'fillRef') thing.isFilled ||= Number(attributes.idx) > 0
  else if (colour && outer === 'solidFill' && around === 'spPr') thing.colour = colour
  else if (mixtures.has(name)) thing.colour = null
  else if (outer === 'xfrm' && (name === 'off' || name === 'ext')) thing.box = withSize(thing.box, name, attributes)
}

/** A box after reading one element of its position. */
export function withSize(box: Box | null, name: string, attributes: Record<string, string>): Box {
  const number = (key: string) => Number(attributeOf(attributes, key) ?? 0)
  const known = box ?? { x: 0, y: 0, width: 0, height: 0 }
  return name === 'off'
    ? { ...known, x: number('x'), y: number('y') }
    : { ...known, width: number('cx'), height: number('cy') }
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

import type { Field, Scene, TextData, TextLayer } from '#shared/scene/scene'
import { alignedFor } from '#shared/scene/text-direction'
import { balanceLines } from './balance-lines.ts'
import { type FontRange, type Measure, shrinkToFit } from './fit-text.ts'
import { minSize } from './min-size.ts'
import { roomFor } from './room-for.ts'

/** Puts soft hyphens into long words, where their language parts them. */
export type Hyphenate = (text: string) => string

export interface Setting {
  readonly measure: Measure
  readonly hyphenate: Hyphenate
}

/** A short headline, quotation or question is set larger than in the template, so that it fills its page. */
const growing: ReadonlySet<Field> = new Set(['title', 'hook', 'quote', 'question'])
/** What is read as one thought: its lines are alike, so that no single word is left for the last. */
const balanced: ReadonlySet<Field> = new Set([...growing, 'numberLabel', 'myth', 'fact', 'sourceTitle'])
/** What is of one line, or of few words: it is set smaller than other texts. */
const ofOneLine: ReadonlySet<Field> = new Set(['number', 'date', 'author', 'source', 'page', 'eventDate'])

/** A figure this much smaller than its place is dropped. */
const minOfFigure = 0.3
/** Nobody sees that a text is so little smaller; below it, fewer points are better. */
export const nearlyFull = 0.85
const largest = 1.35

/** The words in their place, as large as they fit, and never below what can be read. Nothing where they find no room. */
export function fillText(
  layer: TextLayer,
  field: Field,
  page: Scene,
  value: string,
  { measure, hyphenate }: Setting,
): TextLayer | undefined {
  const { lines: _, isSample: __, runs: ___, ...look } = layer.data
  const data: TextData = { ...look, text: value, textAlign: alignedFor(layer.data, value) }
  const floor = minSize(layer, page.settings) / data.fontSize
  const set = (fitting: TextData | undefined) => fitting && placed(layer, field, fitting, measure)
  if (ofOneLine.has(field)) {
    const smallest = field === 'number' ? Math.max(minOfFigure, floor) : floor
    return set(shrinkToFit(data, layer, measure, { largest: 1, smallest }))
  }
  const range = { largest: growing.has(field) ? largest : 1, smallest: floor }
  const whole = fitWhole(data, layer, page, measure, range)
  if (whole && whole.fontSize >= Math.floor(data.fontSize * nearlyFull)) return set(whole)
  // parting long words may be all that a larger font wants
  const parted = fitWhole({ ...data, text: hyphenate(value) }, layer, page, measure, range)
  return set(parted && parted.fontSize > (whole?.fontSize ?? 0) ? parted : whole)
}

/** In its own place at nearly its own size, else as large as fits with the free room below it. */
function fitWhole(data: TextData, layer: TextLayer, page: Scene, measure: Measure, { largest, smallest }: FontRange) {
  const least = Math.max(nearlyFull, smallest)
  const inPlace = shrinkToFit(data, layer, measure, { largest, smallest: least })
  return inPlace ?? shrinkToFit(data, roomFor(layer, page), measure, { largest: 1, smallest })
}

function placed(layer: TextLayer, field: Field, data: TextData, measure: Measure): TextLayer {
  const filled = withData(layer, data, measure)
  return balanced.has(field) ? balanceLines(filled, measure) : filled
}

/** The layer is as high as its text, as in the editor; it keeps its height if its lines fit. */
export function withData(layer: TextLayer, data: TextData, measure: Measure): TextLayer {
  const height = measure(data, layer.width)
  return { ...layer, data, height: data.verticalAlign ? Math.max(layer.height, height) : height }
}

/** Whether a text is of several lines, so that parting its words may make it larger. */
export function mayBeParted(layer: TextLayer): boolean {
  return layer.field !== undefined && !ofOneLine.has(layer.field)
}

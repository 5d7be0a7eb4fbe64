import { type Facts, wordsFor } from '#shared/designs/facts'
import type { Field, ImageLayer, Layer, Scene, SceneDocument, TextData, TextLayer } from '#shared/scene/scene'
import { alignedFor } from '#shared/scene/text-direction'
import { fewerPoints } from './fewer-points.ts'
import { type FontRange, type Measure, shrinkToFit } from './fit-text.ts'
import { dropOf, openingFor } from './quotation-marks.ts'
import { roomFor } from './room-for.ts'
import { isPoint, spreadRows } from './spread-rows.ts'
import { withUnitApart } from './unit-apart.ts'

/** Puts soft hyphens into long words, where their language parts them. */
export type Hyphenate = (text: string) => string

interface Setting {
  readonly measure: Measure
  readonly hyphenate: Hyphenate
}

/** A short headline, quotation or question is set larger than the template's own, so that it holds its page. */
const growing: ReadonlySet<Field> = new Set(['title', 'quote', 'question'])
/** What is of one line, and stays in it: it is set smaller than other texts. */
const ofOneLine: ReadonlySet<Field> = new Set(['number', 'date', 'author', 'source', 'page'])
/** What says nothing by itself: a page with no more than these is none. */
const around: ReadonlySet<Field> = new Set(['source', 'date', 'image', 'page'])

const oneLine: FontRange = { largest: 1, smallest: 0.3 }
/** Nobody sees that a text is so little smaller; below it, fewer points are better. */
const nearlyFull = 0.85
/** Of a page 1080 wide: what is smaller is hard to read on a phone, so that fewer points come first. */
const leastFontSize = { fontSize: 28, width: 1080 }
/** Whole in a very small font is better than cut. */
const tiny = 0.35

/**
 * Puts a post's facts in the places a template has for them. Nothing is ever cut: of several points the last are left
 * out where they find no room, texts go on into free room below them, and then they are set smaller. What has no value,
 * or finds no room in any size, is taken away with what only belongs to it, so that no sample text of a bound layer is
 * ever left; a page on which nothing is left to say goes too. A frame waits for its picture.
 */
export function fillTemplate(
  document: SceneDocument,
  values: Facts,
  measure: Measure,
  hyphenate: Hyphenate = (text) => text,
): SceneDocument {
  const setting = { measure, hyphenate }
  const said = { ...values, page: numberOf(document.pages.length - 1, document.pages.length) }
  const filled = document.pages.map((page) =>
    fillPage(page, withUnitApart(page, withoutStraySpeaker(page, said)), setting),
  )
  const kept = filled.filter((page, index) => index === 0 || !hasLostItsMatter(document.pages[index], page))
  return { pages: alikePoints(kept, measure).map(withItsNumber) }
}

/** How far one has swiped, which is known once it is clear which pages stay. */
function withItsNumber(page: Scene, index: number, { length }: readonly Scene[]): Scene {
  return {
    ...page,
    layers: page.layers.map((layer) =>
      layer.type === 'text' && layer.field === 'page'
        ? { ...layer, data: { ...layer.data, text: numberOf(index, length) } }
        : layer,
    ),
  }
}

function numberOf(index: number, count: number): string {
  return `${index + 1}/${count}`
}

/** Beside the place of a quotation a name says who spoke: without the quotation nobody did. */
function withoutStraySpeaker({ layers }: Scene, values: Facts): Facts {
  const { author: _, ...rest } = values
  return layers.some(({ field }) => field === 'quote') && !values.quote ? rest : values
}

function hasLostItsMatter(before: Scene | undefined, after: Scene): boolean {
  return mattersOf(after) === 0 && before !== undefined && mattersOf(before) > 0
}

function mattersOf({ layers }: Scene): number {
  return layers.filter(({ field }) => field && !around.has(field)).length
}

function fillPage(page: Scene, values: Facts, setting: Setting): Scene {
  const floor = (leastFontSize.fontSize * page.settings.width) / leastFontSize.width
  const attempts = fewerPoints(page, values).map((chosen) => ({ chosen, filled: setPage(page, chosen, setting) }))
  const fits = (least: (before: TextLayer) => number) =>
    attempts.find(({ chosen, filled }) => hasPoints(page, chosen, filled, least))?.filled
  const found =
    fits((before) => before.data.fontSize * nearlyFull) ?? fits((before) => Math.min(before.data.fontSize, floor))
  return found ?? attempts.at(-1)?.filled ?? page
}

/** Whether every point stands there, in at least that size. */
function hasPoints(before: Scene, values: Facts, after: Scene, least: (before: TextLayer) => number): boolean {
  const set = new Map(after.layers.map((layer) => [layer.id, layer]))
  return before.layers
    .filter((layer) => isPointText(layer))
    .filter(({ field }) => field && wordsFor(values, field))
    .every((layer) => {
      const filled = set.get(layer.id)
      return filled?.type === 'text' && filled.data.fontSize >= Math.floor(least(layer))
    })
}

function setPage(page: Scene, values: Facts, setting: Setting): Scene {
  const layers = spreadRows(page.layers, (field) => Boolean(wordsFor(values, field)))
  const spread = { ...page, layers }
  const filled = layers.flatMap((layer): Layer | [] => fillLayer(layer, spread, values, setting) ?? [])
  const lost = lostGroups(page.layers, filled)
  const kept = filled.filter(({ groupId }) => groupId === undefined || !lost.has(groupId))
  return { ...page, layers: withOpeningMark(kept) }
}

/** A mark that opens the quotation as an ornament is of the kind that closes it, and is seen at the same height. */
function withOpeningMark(layers: readonly Layer[]): readonly Layer[] {
  const quote = layers.find((layer): layer is TextLayer => layer.type === 'text' && layer.field === 'quote')
  const opening = quote && openingFor(quote.data.text)
  if (!opening) return layers
  return layers.map((layer) =>
    layer.type === 'text' && !layer.field && layer.data.text === '“' && layer.data.text !== opening
      ? {
          ...layer,
          y: layer.y - dropOf(opening) * layer.data.fontSize,
          data: { ...layer.data, text: opening },
        }
      : layer,
  )
}

/** Groups that stood around values of which none is left. */
function lostGroups(before: readonly Layer[], after: readonly Layer[]): ReadonlySet<string> {
  const lost = new Set(boundGroups(before))
  for (const groupId of boundGroups(after)) lost.delete(groupId)
  return lost
}

function boundGroups(layers: readonly Layer[]): string[] {
  return layers.flatMap(({ field, groupId }) => (field && groupId ? groupId : []))
}

/** Points are of one rank, also those of a carousel's pages: the longest decides on the font of all. */
function alikePoints(pages: readonly Scene[], measure: Measure): readonly Scene[] {
  const sizes = pages.flatMap(({ layers }) =>
    layers.flatMap((layer) => (isPointText(layer) ? layer.data.fontSize : [])),
  )
  const fontSize = Math.min(...sizes)
  return pages.map((page) => ({
    ...page,
    layers: page.layers.map((layer) =>
      isPointText(layer) ? withData(layer, { ...layer.data, fontSize }, measure) : layer,
    ),
  }))
}

function isPointText(layer: Layer): layer is TextLayer {
  return layer.type === 'text' && isPoint(layer)
}

function fillLayer(layer: Layer, page: Scene, values: Facts, setting: Setting): Layer | undefined {
  if (!layer.field) return layer
  const value = wordsFor(values, layer.field)
  if (layer.type === 'image') return value ? fillImage(layer, value) : layer
  if (!value) return undefined
  return layer.type === 'text' ? fillText(layer, layer.field, page, value, setting) : layer
}

function fillText(
  layer: TextLayer,
  field: Field,
  page: Scene,
  value: string,
  { measure, hyphenate }: Setting,
): TextLayer | undefined {
  const { lines: _, isSample: __, runs: ___, ...look } = layer.data
  const data: TextData = { ...look, text: value, textAlign: alignedFor(layer.data, value) }
  if (ofOneLine.has(field)) return withFitting(layer, shrinkToFit(data, layer, measure, oneLine), measure)
  const largest = growing.has(field) ? 1.35 : 1
  const whole = fitWhole(data, layer, page, measure, largest)
  if (whole && whole.fontSize >= data.fontSize * nearlyFull) return withData(layer, whole, measure)
  // parting long words may be all that a larger font wants
  const parted = fitWhole({ ...data, text: hyphenate(value) }, layer, page, measure, largest)
  return withFitting(layer, parted && parted.fontSize > (whole?.fontSize ?? 0) ? parted : whole, measure)
}

function withFitting(layer: TextLayer, fitting: TextData | undefined, measure: Measure): TextLayer | undefined {
  return fitting && withData(layer, fitting, measure)
}

/** In its own place at nearly its own size, else as large as fits with the free room below it. */
function fitWhole(data: TextData, layer: TextLayer, page: Scene, measure: Measure, largest: number) {
  const inPlace = shrinkToFit(data, layer, measure, { largest, smallest: nearlyFull })
  return inPlace ?? shrinkToFit(data, roomFor(layer, page), measure, { largest: 1, smallest: tiny })
}

/** Whether some text became clearly smaller than its template's: parting long words may spare that. */
export function hasShrunk(template: SceneDocument, filled: SceneDocument): boolean {
  const sizes = new Map(template.pages.flatMap(({ layers }) => layers.flatMap(sizeOf)))
  const after = filled.pages.flatMap(({ layers }) => layers.flatMap(sizeOf))
  return after.some(([id, size]) => size < Math.floor((sizes.get(id) ?? 0) * nearlyFull))
}

function sizeOf(layer: Layer): [id: string, fontSize: number][] {
  const isLong = layer.type === 'text' && layer.field !== undefined && !ofOneLine.has(layer.field)
  return isLong ? [[layer.id, layer.data.fontSize]] : []
}

/** The layer is as high as its text, as the editor would make it. */
function withData(layer: TextLayer, data: TextData, measure: Measure): TextLayer {
  return { ...layer, data, height: measure(data, layer.width) }
}

function fillImage(layer: ImageLayer, src: string): ImageLayer {
  return { ...layer, data: { ...layer.data, src, originalSrc: src, cropX: 0, cropY: 0, cropWidth: 0, cropHeight: 0 } }
}

import type { Field, ImageLayer, Layer, Scene, SceneDocument, TextLayer } from '#shared/scene/scene'
import { cutToFit, type FontRange, type Measure, scaleFont, shrinkToFit } from './fit-text.ts'
import { isPoint, spreadRows } from './spread-rows.ts'

export type Facts = Partial<Record<Field, string>>

/** A short headline or quotation is set larger than the template's own, so that it holds its page. */
const growing: ReadonlySet<Field> = new Set(['title', 'quote'])
/** What means something else when its end is missing: it is set smaller than other texts, or left out. */
const indivisible: ReadonlySet<Field> = new Set(['number', 'date', 'author'])

const usual: FontRange = { largest: 1, smallest: 0.6 }
const large: FontRange = { largest: 1.35, smallest: 0.6 }
const whole: FontRange = { largest: 1, smallest: 0.3 }
/** For a word that is wider than its column in any usual size. */
const tiny: FontRange = { largest: 0.55, smallest: 0.4 }

/**
 * Puts a post's facts in the places a template has for them. No text grows beyond its layer in the template: it is set
 * smaller, then cut. What has no value is taken away with what only belongs to it, so that no sample text of a bound
 * layer is ever left; a page on which nothing is left to say goes too.
 */
export function fillTemplate(document: SceneDocument, values: Facts, measure: Measure): SceneDocument {
  const filled = document.pages.map((page) => fillPage(page, values, measure))
  return { pages: filled.filter((page, index) => index === 0 || !hasLostItsMatter(document.pages[index], page)) }
}

/** A source alone is no page. */
function hasLostItsMatter(before: Scene | undefined, after: Scene): boolean {
  return mattersOf(after) === 0 && before !== undefined && mattersOf(before) > 0
}

function mattersOf({ layers }: Scene): number {
  return layers.filter(({ field }) => field && field !== 'source' && field !== 'date').length
}

function fillPage(page: Scene, values: Facts, measure: Measure): Scene {
  const spread = spreadRows(page.layers, (field) => Boolean(values[field]?.trim()))
  const filled = spread.flatMap((layer): Layer | [] => fillLayer(layer, values, measure) ?? [])
  const lost = lostGroups(page.layers, filled)
  const kept = filled.filter(({ groupId }) => groupId === undefined || !lost.has(groupId))
  return { ...page, layers: alikePoints(kept, measure) }
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

/** Points of one page are of one rank, so the longest decides on the font of all. */
function alikePoints(layers: readonly Layer[], measure: Measure): readonly Layer[] {
  const fontSize = Math.min(...layers.flatMap((layer) => (isPointText(layer) ? layer.data.fontSize : [])))
  return layers.map((layer) => (isPointText(layer) ? withData(layer, { ...layer.data, fontSize }, measure) : layer))
}

function isPointText(layer: Layer): layer is TextLayer {
  return layer.type === 'text' && isPoint(layer)
}

function fillLayer(layer: Layer, values: Facts, measure: Measure): Layer | undefined {
  if (!layer.field) return layer
  const value = values[layer.field]?.trim()
  if (!value) return undefined
  if (layer.type === 'text') return fillText(layer, layer.field, value, measure)
  return layer.type === 'image' ? fillImage(layer, value) : layer
}

function fillText(layer: TextLayer, field: Field, value: string, measure: Measure): TextLayer | undefined {
  const { lines: _, ...look } = layer.data
  const data = { ...look, text: value }
  const fitting = indivisible.has(field)
    ? shrinkToFit(data, layer, measure, whole)
    : fitSentence(data, layer, measure, growing.has(field) ? large : usual)
  return fitting && withData(layer, fitting, measure)
}

/** A word too wide for its column can cut a text to nearly nothing; then rather the whole text in a very small font. */
function fitSentence(data: TextLayer['data'], room: TextLayer, measure: Measure, range: FontRange) {
  const fitting = shrinkToFit(data, room, measure, range)
  if (fitting) return fitting
  const cut = cutToFit(scaleFont(data, range.smallest), room, measure)
  if (cut && measure(cut, room.width) > room.height / 2) return cut
  return shrinkToFit(data, room, measure, tiny) ?? cutToFit(scaleFont(data, tiny.smallest), room, measure)
}

/** The layer is as high as its text, as the editor would make it. */
function withData(layer: TextLayer, data: TextLayer['data'], measure: Measure): TextLayer {
  return { ...layer, data, height: measure(data, layer.width) }
}

function fillImage(layer: ImageLayer, src: string): ImageLayer {
  return { ...layer, data: { ...layer.data, src, originalSrc: src, cropX: 0, cropY: 0, cropWidth: 0, cropHeight: 0 } }
}

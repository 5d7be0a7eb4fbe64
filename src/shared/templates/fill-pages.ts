import { type Facts, wordsFor } from '#shared/designs/facts'
import type { Field, Scene } from '#shared/scene/scene'
import { fillPage, isPointText } from './fill-page.ts'
import type { Setting } from './fill-text.ts'

/**
 * Fills a page of a carousel, and adds pages like it for points that do not fit; a point that is too long for one page
 * continues after the end of a sentence.
 */
export function fillPages(page: Scene, values: Facts, setting: Setting): Scene[] {
  const filled = fillPage(page, values, setting)
  const points = pointsOf(page, values)
  const shown = new Set(filled.layers.flatMap((layer) => (isPointText(layer) ? withoutHyphens(layer.data.text) : [])))
  const left = points.map(({ text }) => text).filter((text) => !shown.has(text))
  if (left.length === 0) return [filled]
  const parts = shown.size > 0 ? left : left.flatMap(halvesOf)
  if (parts.length === points.length && shown.size === 0) return [filled]
  const rest = shown.size > 0 ? parts : parts.slice(1)
  const first = shown.size > 0 ? filled : fillPage(page, withPoints(page, values, parts.slice(0, 1)), setting)
  return [first, ...fillPages(nextPage(page), withPoints(page, values, rest), setting)]
}

function pointsOf({ layers }: Scene, values: Facts): { field: Field; text: string }[] {
  return layers.flatMap((layer) => {
    const text = isPointText(layer) && layer.field ? wordsFor(values, layer.field) : ''
    return text && layer.field ? { field: layer.field, text } : []
  })
}

function withPoints({ layers }: Scene, values: Facts, texts: readonly string[]): Facts {
  const fields = layers.flatMap((layer) => (isPointText(layer) && layer.field ? layer.field : []))
  return { ...values, ...Object.fromEntries(fields.map((field, index) => [field, texts[index] ?? ''])) }
}

function nextPage(page: Scene): Scene {
  const id = `${page.id}-on`
  return { ...page, id, layers: page.layers.map((layer) => ({ ...layer, id: layer.id.replace(page.id, id) })) }
}

/** At the end of the sentence that is nearest to the middle. */
function halvesOf(text: string): string[] {
  const ends = [...text.matchAll(/[.!?؟]\s+/gu)].map(({ index, 0: end }) => index + end.length)
  const middle = text.length / 2
  const [nearest] = ends.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  return nearest === undefined ? [text] : [text.slice(0, nearest).trim(), text.slice(nearest).trim()]
}

function withoutHyphens(text: string): string {
  return text.replaceAll('\u00ad', '')
}

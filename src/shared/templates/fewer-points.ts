import { type Facts, wordsFor } from '#shared/designs/facts'
import type { Field, Scene } from '#shared/scene/scene'
import { isPoint } from './spread-rows.ts'

/**
 * A page's values with all of its points, then with one less and so on, down to one; each time the first ones, and then
 * the shortest where those are others. Points keep their order.
 */
export function fewerPoints(page: Scene, values: Facts): Facts[] {
  const fields = page.layers.flatMap((layer) =>
    isPoint(layer) && layer.field && wordsFor(values, layer.field) ? layer.field : [],
  )
  const length = (field: Field) => wordsFor(values, field).length
  const choices = Array.from({ length: Math.max(0, fields.length - 1) }, (_, dropped) => fields.length - 1 - dropped)
  const shorter = choices.flatMap((count) => {
    const first = fields.slice(0, count)
    const shortest = new Set(fields.toSorted((one, other) => length(one) - length(other)).slice(0, count))
    const short = fields.filter((field) => shortest.has(field))
    return short.every((field, index) => field === first[index]) ? [first] : [first, short]
  })
  return [values, ...shorter.map((kept) => withPoints(values, fields, kept))]
}

/** The remaining points move up, so that no place between them is empty. */
function withPoints(values: Facts, fields: readonly Field[], kept: readonly Field[]): Facts {
  const rest = Object.entries(values).filter(([field]) => !fields.includes(field as Field))
  return {
    ...Object.fromEntries(rest),
    ...Object.fromEntries(kept.map((field, index) => [fields[index], values[field]])),
  }
}

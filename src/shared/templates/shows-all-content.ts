import { type Facts, wordsFor } from '#shared/designs/facts'
import type { Field, SceneDocument } from '#shared/scene/scene'
import { isPoint } from './spread-rows.ts'

/** Optional fields: leaving them out makes no gap in a page's content. */
const spare: ReadonlySet<Field> = new Set(['date', 'page', 'signature', 'author', 'role', 'image', 'unit'])
const moments = ['event1', 'event2', 'event3', 'event4', 'event5'] as const

/**
 * Whether a filled template shows its content: every field found room, a quotation has its speaker, a story is
 * complete, and enough points are left. Only such templates are offered. Pure.
 * @param needs the design's own condition, checked again on what is shown
 */
export function showsAllContent(
  { template, filled }: { template: SceneDocument; filled: SceneDocument },
  facts: Facts,
  needs: (facts: Facts) => boolean = () => true,
): boolean {
  const places = fieldsOf(template)
  const said = fieldsOf(filled)
  const isLost = (field: Field) =>
    !said.has(field) && !spare.has(field) && !field.startsWith('point') && hasValue(facts, field)
  const isQuoted = said.has('quote') && places.has('author')
  const isToldToItsEnd = !places.has('event1') || moments.every((field) => places.has(field) || !facts[field])
  return (
    ![...places].some(isLost) && (!isQuoted || said.has('author')) && isToldToItsEnd && needs(saidOf(facts, filled))
  )
}

function fieldsOf({ pages }: SceneDocument): ReadonlySet<Field> {
  return new Set(pages.flatMap(({ layers }) => layers.flatMap(({ field }) => field ?? [])))
}

function hasValue(facts: Facts, field: Field): boolean {
  return field === 'series' ? facts.series !== undefined : wordsFor(facts, field) !== ''
}

/** The facts with as many points as are shown. */
function saidOf(facts: Facts, { pages }: SceneDocument): Facts {
  const shown = pages.flatMap(({ layers }) => layers.filter(isPoint)).length
  const hidden = ([field]: [string, unknown]) =>
    field.startsWith('point') && Number(field.slice('point'.length)) > shown
  return Object.fromEntries(Object.entries(facts).filter((entry) => !hidden(entry)))
}

/** Whether facts have words for what a template has places for, and for two of its points where it has some. Pure. */
export function hasWords(template: SceneDocument, facts: Facts): boolean {
  const places = [...fieldsOf(template)].filter((field) => !spare.has(field))
  const [points, others] = [
    places.filter((field) => field.startsWith('point')),
    places.filter((field) => !field.startsWith('point')),
  ]
  const filled = points.filter((field) => hasValue(facts, field))
  return (
    places.length > 0 && others.every((field) => hasValue(facts, field)) && filled.length >= Math.min(2, points.length)
  )
}

import { type Facts, wordsFor } from '#shared/designs/facts'
import { numberPages, pageNumber } from '#shared/scene/edit'
import type { Field, Layer, Scene, SceneDocument, TextLayer } from '#shared/scene/scene'
import { fillPage } from './fill-page.ts'
import { fillPages } from './fill-pages.ts'
import { type Hyphenate, mayBeParted, nearlyFull, withData } from './fill-text.ts'
import type { Measure } from './fit-text.ts'
import { keepUnits } from './keep-units.ts'
import { inReadingDirection } from './reading-direction.ts'
import { withSpeakerOf } from './speaker-of-page.ts'
import { withSlides } from './with-slides.ts'

/** Secondary fields: a page with only these is dropped. */
const around: ReadonlySet<Field> = new Set(['source', 'date', 'image', 'page', 'signature'])

/**
 * Puts a post's facts into a template's fields. Nothing is ever cut or set too small to be read: if points do not fit,
 * the last are left out, or go on another page of a carousel; texts first grow into free room below them, then shrink
 * down to a minimum. A layer without a value or without room is removed with its decoration, so that no sample of a
 * bound layer is ever left; so is a page with nothing left to say. A picture frame stays empty.
 */
export function fillTemplate(
  document: SceneDocument,
  values: Facts,
  measure: Measure,
  hyphenate: Hyphenate = (text) => text,
): SceneDocument {
  const setting = { measure, hyphenate }
  const said = keepUnits(withSlides(document, values))
  const { length } = document.pages
  const fill = length > 1 ? fillPages : (...page: Parameters<typeof fillPage>) => [fillPage(...page)]
  const filled = inReadingDirection(document.pages, said).flatMap((page, index) => {
    const here = withSpeakerOf(page, { ...said, page: pageNumber(length - 1, length) })
    return fill(page, here, setting).filter((each) => index === 0 || !hasLostItsMatter(page, each))
  })
  // only now it is clear which pages stay
  return { pages: numberPages(alikeInRank(filled, measure)) }
}

function hasLostItsMatter(before: Scene, after: Scene): boolean {
  return mattersOf(after) === 0 && mattersOf(before) > 0
}

function mattersOf({ layers }: Scene): number {
  return layers.filter(({ field }) => field && !around.has(field)).length
}

/** Points are of one rank, also those of a carousel's pages, as are moments and their dates. */
const ranks = [/^point\d$/, /^event\d$/, /^when\d$/]

/** Of the texts of one rank the longest decides on the font of all. */
function alikeInRank(pages: readonly Scene[], measure: Measure): readonly Scene[] {
  return ranks.reduce((before, rank) => alike(before, rank, measure), pages)
}

function alike(pages: readonly Scene[], rank: RegExp, measure: Measure): readonly Scene[] {
  const isOfRank = (layer: Layer): layer is TextLayer => layer.type === 'text' && rank.test(layer.field ?? '')
  const sizes = pages.flatMap(({ layers }) => layers.filter(isOfRank).map(({ data }) => data.fontSize))
  const fontSize = Math.min(...sizes)
  return pages.map((page) => ({
    ...page,
    layers: page.layers.map((layer) =>
      isOfRank(layer) ? withData(layer, { ...layer.data, fontSize }, measure) : layer,
    ),
  }))
}

/** Whether some text became clearly smaller than its template's, or found no room: parting long words may spare that. */
export function hasShrunk(template: SceneDocument, filled: SceneDocument, values: Facts): boolean {
  const after = new Map(filled.pages.flatMap(({ layers }) => layers.map((layer) => [layer.id, layer])))
  return template.pages.some(({ layers }) =>
    layers.some((layer) => {
      if (layer.type !== 'text' || !layer.field || !mayBeParted(layer) || !wordsFor(values, layer.field)) return false
      const set = after.get(layer.id)
      return set?.type !== 'text' || set.data.fontSize < Math.floor(layer.data.fontSize * nearlyFull)
    }),
  )
}

import { postLengths } from '#shared/rules/post-plan'
import type { WritingRequest } from '../writer.ts'
import { headlineOf } from './headline.ts'
import type { Material } from './material.ts'
import type { Quotation } from './quotations.ts'
import type { Ranked } from './rank.ts'
import { best, chooseFacts, strongest } from './select.ts'
import { type Composition, setPost } from './set-post.ts'

const maxFacts = { short: 2, medium: 3, long: 6 }
const maxQuotationChars = 220

/** The strongest facts and a quotation, as many as the length has room for. At least one fact stays where there is one. */
export function chooseComposition(pool: readonly Ranked[], material: Material, request: WritingRequest): Composition {
  const { source } = request
  const { maxChars, most } = roomOf(request)
  const opening = source.isOwn ? (pool[0] ?? null) : headlineOf(source, material.language) ? null : strongest(pool)
  const said = opening ? [opening] : []
  const isShort = (facts: readonly Ranked[], quotation: Quotation | null) =>
    setPost({ opening, facts, quotation }, material, request).length <= maxChars
  const choose = (quotation: Quotation | null) => {
    const facts = chooseFacts(pool, said, most - said.length, (some) => isShort(some, quotation))
    // where even one is too long, one stays
    return facts.length + said.length > 0 ? facts : chooseFacts(shortestOf(pool), said, 1)
  }
  const quotation = chooseQuotation(material.quotations)
  const facts = choose(quotation)
  return isShort(facts, quotation) ? { opening, facts, quotation } : { opening, facts: choose(null), quotation: null }
}

function roomOf({ source, plan, voice }: WritingRequest): { maxChars: number; most: number } {
  const maxChars = postLengths[plan.length] + voice.opinion.length
  return { maxChars, most: source.isOwn ? 40 : maxFacts[plan.length] }
}

function shortestOf(pool: readonly Ranked[]): Ranked[] {
  const [shortest] = pool
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 10)
    .sort((a, b) => a.text.length - b.text.length)
  return shortest ? [shortest] : []
}

/** Early in the article, and short enough to be read. */
export function chooseQuotation(quotations: readonly Quotation[]): Quotation | null {
  return best(quotations, ({ text, index }) => (text.length > maxQuotationChars ? null : 1 / (10 + index))) ?? null
}

import { postLengths } from '#shared/rules/post-brief'
import type { WritingRequest, WritingSource } from '../writer.ts'
import { byWorth, chooseFacts, type Fact } from './facts.ts'
import { headlineOf } from './headline.ts'
import type { Material } from './material.ts'
import type { Quotation } from './quotations.ts'
import { type Composition, setPost } from './set-post.ts'

const maxFacts = { short: 2, medium: 3, long: 6 }
const maxQuotationChars = 220
/** Fewer statements are no post. */
const minStatements = 2

/** The strongest facts and a quotation, as many as the length has room for. */
export function chooseComposition(pool: readonly Fact[], material: Material, request: WritingRequest): Composition {
  const { source, brief, voice } = request
  const maxChars = postLengths[brief.length] + voice.opinion.length
  const fits = (composition: Composition) => setPost(composition, material, request).length <= maxChars
  if (source.isOwn) return chooseOwn(pool, fits)
  const [best = null] = byWorth(pool)
  const opening = headlineOf(source, material.language) ? null : best
  const said = opening ? [opening] : []
  const choose = (quotation: Quotation | null): Composition => {
    const most = maxFacts[brief.length] - said.length
    const facts = chooseFacts(pool, said, most, (some) => fits({ opening, facts: some, quotation }))
    const withOne = { opening, facts: withFigure(facts, pool, said), quotation }
    return fits(withOne) ? withOne : { opening, facts, quotation }
  }
  const withQuotation = choose(chooseQuotation(material.quotations))
  return fits(withQuotation) ? withQuotation : choose(null)
}

/** The weakest gives way to a figure where there is none yet. */
function withFigure(facts: readonly Fact[], pool: readonly Fact[], said: readonly Fact[]): readonly Fact[] {
  if ([...facts, ...said].some((fact) => fact.hasFigure)) return facts
  const kept = facts.slice(0, Math.max(1, facts.length - 1))
  const [figure] = chooseFacts(
    pool.filter((fact) => fact.hasFigure),
    [...said, ...kept],
    1,
  )
  return figure ? [...kept, figure] : facts
}

/** The beginning and the end, and between them as much from the beginning on as there is room for. */
function chooseOwn(units: readonly Fact[], fits: (composition: Composition) => boolean): Composition {
  const [opening = null, ...rest] = units
  const end = rest.slice(-1)
  let chosen: Composition = { opening, facts: end, quotation: null }
  for (let count = 1; count < rest.length; count += 1) {
    const more = { ...chosen, facts: [...rest.slice(0, count), ...end] }
    if (!fits(more)) break
    chosen = more
  }
  return chosen
}

/** Early in the article, and short enough to be read. */
export function chooseQuotation(quotations: readonly Quotation[]): Quotation | null {
  return quotations.find(({ text }) => text.length <= maxQuotationChars) ?? null
}

/** Whether a post has enough to say: two statements or all that there is, one of them a saying or on the headline's subject. */
export function isEnough(composition: Composition, material: Material, source: WritingSource): boolean {
  const { opening, facts, quotation } = composition
  const { language, sentenceCount } = material
  if (sentenceCount === 0) return headlineOf(source, language) !== null
  const all = [...(opening ? [opening] : []), ...facts]
  const statements = all.reduce((sum, { sentences }) => sum + sentences, quotation ? 1 : 0)
  const isOnTopic = language === null || quotation !== null || all.some(({ isOnSubject }) => isOnSubject)
  return statements >= Math.min(minStatements, sentenceCount) && isOnTopic
}

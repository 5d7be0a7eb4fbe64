import { checkDate } from './check-date.ts'
import { checkName } from './check-name.ts'
import { checkNumber, isSame } from './check-number.ts'
import { checkQuotation } from './check-quotation.ts'
import type { Claim, Judgement, Passage, SourceSpan } from './claims.ts'
import { type Context, contextOf, shareOf } from './context.ts'
import { keyOfWords } from './find-quotations.ts'
import { indexSource, type SourceIndex } from './index-source.ts'

export interface CheckOptions {
  /** What the author wrote of their own; its claims need no source. */
  opinion?: string | undefined
}

/** A verdict for each claim; words that turn out to be no names have none. */
export function checkClaims(
  claims: readonly Claim[],
  sources: SourceIndex | readonly SourceIndex[],
  options: CheckOptions = {},
): Judgement[] {
  const opinion = options.opinion ? indexSource(options.opinion, claims[0]?.passage.language) : null
  return judge(claims, 'sentences' in sources ? [sources] : sources, opinion)
}

export function judge(
  claims: readonly Claim[],
  sources: readonly SourceIndex[],
  opinion: SourceIndex | null,
): Judgement[] {
  const contexts = new Map<Passage, Context[]>()
  const contextsOf = (passage: Passage): Context[] => {
    const known = contexts.get(passage) ?? sources.map((index) => contextOf(passage, index))
    contexts.set(passage, known)
    return known
  }
  return claims.flatMap((claim) => judgeOne(claim, contextsOf(claim.passage), opinion) ?? [])
}

function judgeOne(claim: Claim, contexts: readonly Context[], opinion: SourceIndex | null): Judgement | null {
  const { kind, start, end, text } = claim
  const result = { kind, start, end, text }
  let isClear = contexts.length === 0
  for (const [source, context] of contexts.entries()) {
    const sentence = findSentence(claim, context)
    if (typeof sentence === 'number')
      return { ...result, verdict: 'supported', span: spanOf(context, source, sentence) }
    if (sentence === null) isClear = true
  }
  if (opinion && isIn(claim, opinion)) return { ...result, verdict: 'opinion', span: null }
  if (!isClear || (kind === 'name' && !claim.isSure && contexts.length === 0)) return null
  return { ...result, verdict: 'not-found', span: nearestSpan(contexts) }
}

/** A sentence of the source bears out all it says. */
function findSentence(claim: Claim, context: Context): number | null | 'unclear' {
  if (claim.kind === 'quotation') return checkQuotation(claim, context.index)
  if (context.verbatim !== null) {
    if (
      claim.kind !== 'name' ||
      claim.isSure ||
      context.index.sentences[context.verbatim]?.names.some(({ words }) => words.join() === claim.words.join())
    )
      return context.verbatim
    return 'unclear'
  }
  if (claim.kind === 'number') return checkNumber(claim, context)
  if (claim.kind === 'date') return checkDate(claim, context)
  return checkName(claim, context)
}

/** The author's own words need no agreement of subject. */
function isIn(claim: Claim, opinion: SourceIndex): boolean {
  if (claim.kind === 'number') return opinion.numbers.some((found) => isSame(claim, found.claim))
  if (claim.kind === 'quotation') return checkQuotation(claim, opinion) !== null
  if (claim.kind === 'name') return opinion.key.includes(keyOfWords(claim.words))
  const { date } = claim
  return opinion.dates.some(({ claim: found }) =>
    (['year', 'month', 'day', 'weekday'] as const).every(
      (part) => date[part] === undefined || date[part] === found.date[part],
    ),
  )
}

function nearestSpan(contexts: readonly Context[]): SourceSpan | null {
  let nearest: SourceSpan | null = null
  let share = 0
  for (const [source, context] of contexts.entries()) {
    if (context.best === null || shareOf(context, context.best) <= share) continue
    share = shareOf(context, context.best)
    nearest = spanOf(context, source, context.best)
  }
  return nearest
}

function spanOf({ index }: Context, source: number, sentence: number): SourceSpan {
  const { start = 0, end = 0 } = index.sentences[sentence] ?? {}
  return { source, start, end }
}

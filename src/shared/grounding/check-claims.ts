import { checkDate } from './check-date.ts'
import { findTurned, toJudgement } from './check-direction.ts'
import { checkName } from './check-name.ts'
import { checkNumber } from './check-number.ts'
import { judgeOrdered } from './check-origin.ts'
import { checkQuotation } from './check-quotation.ts'
import type { Claim, Judgement, Passage, SourceSpan } from './claims.ts'
import { type Context, contextOf, shareOf } from './context.ts'
import { keyOfWords } from './find-quotations.ts'
import { type Finding, none, notFound, strongest } from './finding.ts'
import type { SourceIndex } from './index-source.ts'
import { isSame } from './same-number.ts'

/** A verdict for each claim; words that turn out to be no names have none. */
export function judge(
  claims: readonly Claim[],
  passages: readonly Passage[],
  sources: readonly SourceIndex[],
  opinion: SourceIndex | null,
): Judgement[] {
  const contexts = new Map<string, Context[]>()
  // by its words, as a line may say the same again and again
  const contextsOf = (passage: Passage): Context[] => {
    const known = contexts.get(passage.text) ?? sources.map((index) => contextOf(passage, index))
    contexts.set(passage.text, known)
    return known
  }
  const judged = claims.flatMap((claim) => judgeOne(claim, contextsOf(claim.passage), opinion) ?? [])
  const ordered = passages.flatMap((passage) => judgeOrdered(passage, contextsOf(passage)) ?? [])
  const retelling = passages.filter((passage) => !isOpinion(passage, opinion))
  const turned = retelling.flatMap((passage) => judgeDirection(contextsOf(passage)) ?? [])
  return [...judged, ...turned, ...ordered].sort((a, b) => a.start - b.start || b.end - a.end)
}

/** How many sentences of an opinion are looked for in a sentence of the post. */
const maxOpinions = 50

/** "My view:" and the author's own sentence behind it. */
function isOpinion({ key }: Passage, opinion: SourceIndex | null): boolean {
  if (opinion === null) return false
  const isWhole = opinion.key.includes(key)
  return isWhole || opinion.sentences.slice(0, maxOpinions).some((own) => own.stems.size > 2 && key.includes(own.key))
}

function judgeDirection(contexts: readonly Context[]): Judgement | null {
  for (const [source, context] of contexts.entries()) {
    const turned = findTurned(context)
    if (turned) return toJudgement(context, turned, spanOf(context, source, turned.sentence))
  }
  return null
}

function judgeOne(claim: Claim, contexts: readonly Context[], opinion: SourceIndex | null): Judgement | null {
  const { kind, start, end, text } = claim
  const result = { kind, start, end, text, asks: false }
  const found = strongest(contexts.map((context) => checkOne(claim, context)))
  const finding = found?.finding ?? notFound
  const context = contexts[found?.source ?? 0]
  if (finding.verdict === 'stated' && context)
    return { ...result, verdict: 'stated', span: spanOf(context, found?.source ?? 0, finding.sentence) }
  if (opinion && isIn(claim, opinion)) return { ...result, verdict: 'opinion', span: null }
  if (finding.verdict === 'none' || (kind === 'name' && !claim.isSure && contexts.length === 0)) return null
  if (finding.verdict === 'not-found' || !context)
    return { ...result, verdict: 'not-found', span: nearestSpan(contexts), asks: kind === 'quotation' }
  const span = spanOf(context, found?.source ?? 0, finding.sentence)
  if (finding.verdict === 'follows') return { ...result, verdict: 'follows', span, reckoning: finding.reckoning }
  return { ...result, verdict: 'differs', span, asks: true }
}

function checkOne(claim: Claim, context: Context): Finding {
  if (claim.kind === 'quotation') {
    const sentence = checkQuotation(claim, context.index)
    return sentence === null ? notFound : { verdict: 'stated', sentence }
  }
  if (context.verbatim !== null) return checkCopied(claim, context.verbatim, context.index)
  if (claim.kind === 'number') return checkNumber(claim, context)
  if (claim.kind === 'date') return checkDate(claim, context)
  return checkName(claim, context)
}

/** What stands in a sentence that is copied whole is the source's, but a capital in it need not be a name. */
function checkCopied(claim: Claim, sentence: number, index: SourceIndex): Finding {
  const isName =
    claim.kind !== 'name' ||
    claim.isSure ||
    index.sentences[sentence]?.names.some(({ words }) => words.join() === claim.words.join())
  return isName ? { verdict: 'stated', sentence } : none
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

import { asksAbout } from './asks-about.ts'
import type { Background } from './background.ts'
import { checkDate } from './check-date.ts'
import { findTurned, toJudgement } from './check-direction.ts'
import { checkName } from './check-name.ts'
import { checkNumber } from './check-number.ts'
import { judgeInstruction } from './check-origin.ts'
import { checkQuotation } from './check-quotation.ts'
import { findTurnedTrend } from './check-trend.ts'
import type { Claim, Judgement, Passage, QuotationClaim, SourceSpan } from './claims.ts'
import { type Context, contextOf, type Statements, shareOf, statementsIn } from './context.ts'
import type { PostLine } from './find-claims.ts'
import { keyOfWords } from './find-quotations.ts'
import { type Finding, none, notFound, strongest } from './finding.ts'
import type { SourceIndex } from './index-source.ts'
import { isSame } from './same-number.ts'

/** A verdict per claim; words that turn out not to be names get none. */
export function judge(
  { claims, passages, namesSource }: PostLine,
  post: () => Statements,
  sources: readonly SourceIndex[],
  background: Background,
  opinion: SourceIndex | null,
): Judgement[] {
  const contexts = new Map<string, Context[]>()
  const told = { line: statementsIn(passages), post }
  // cached by its words, as a line may repeat a sentence many times
  const contextsOf = (passage: Passage): Context[] => {
    const known = contexts.get(passage.text) ?? sources.map((index) => contextOf(passage, told, index, background))
    contexts.set(passage.text, known)
    return known
  }
  const judged = claims.flatMap((claim) => judgeOne(claim, contextsOf(claim.passage), opinion) ?? [])
  const ordered = passages.flatMap((passage) => judgeInstruction(passage, contextsOf(passage)) ?? [])
  const retelling = namesSource ? [] : passages.filter((passage) => !isOpinion(passage, opinion))
  const turned = retelling.flatMap((passage) => judgeDirection(contextsOf(passage)) ?? [])
  // an ordered sentence is asked about as a whole
  const isOrdered = ({ start, end }: Judgement) => ordered.some((each) => each.start <= start && end <= each.end)
  const claimed = judged.map((each) => (each.asks && isOrdered(each) ? { ...each, asks: false } : each))
  return [...claimed, ...turned, ...ordered].sort((a, b) => a.start - b.start || b.end - a.end)
}

/** How many sentences of an opinion are tried for one sentence of the post. */
const maxOpinions = 50

/** "My view:" followed by the author's own sentence. */
function isOpinion({ key }: Passage, opinion: SourceIndex | null): boolean {
  if (opinion === null) return false
  const isWhole = opinion.key.includes(key)
  return isWhole || opinion.sentences.slice(0, maxOpinions).some((own) => own.stems.size > 2 && key.includes(own.key))
}

function judgeDirection(contexts: readonly Context[]): Judgement | null {
  for (const [source, context] of contexts.entries()) {
    const turned = findTurnedTrend(context) ?? findTurned(context)
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
  const known = {
    isAbroad: contexts.every(({ isOtherLanguage }) => isOtherLanguage),
    isNear: contexts.some(({ index }) => isNearMiss(claim, index)),
  }
  if (finding.verdict === 'not-found' || !context) {
    const asks = asksAbout(claim, { ...known, verdict: 'not-found', isElsewhere: false })
    return { ...result, verdict: 'not-found', span: nearestSpan(contexts), asks }
  }
  const span = spanOf(context, found?.source ?? 0, finding.sentence)
  if (finding.verdict === 'follows') return { ...result, verdict: 'follows', span, reckoning: finding.reckoning }
  const isElsewhere = finding.verdict === 'differs' && finding.isElsewhere
  return { ...result, verdict: 'differs', span, asks: asksAbout(claim, { ...known, verdict: 'differs', isElsewhere }) }
}

function checkOne(claim: Claim, context: Context): Finding {
  if (claim.kind === 'quotation') {
    const sentence = checkQuotation(claim, context.index)
    if (sentence !== null) return { verdict: 'stated', sentence }
    return isTranslated(claim, context) || isTerm(claim) ? none : notFound
  }
  if (context.verbatim !== null) return checkCopied(claim, context.verbatim, context.index)
  if (claim.kind === 'number') return checkNumber(claim, context)
  if (claim.kind === 'date') return checkDate(claim, context)
  return checkName(claim, context)
}

/** A single word in quotation marks is the writer's own. */
function isTerm({ parts }: QuotationClaim): boolean {
  return !parts.join(' ').trim().includes(' ')
}

function isTranslated(claim: QuotationClaim, { isOtherLanguage, index }: Context): boolean {
  return isOtherLanguage && !isNearMiss(claim, index)
}

/**
 * Everything in a sentence that is copied whole comes from the source, but a capitalised word in it need not be a name.
 */
function checkCopied(claim: Claim, sentence: number, index: SourceIndex): Finding {
  const isName =
    claim.kind !== 'name' ||
    claim.isSure ||
    index.sentences[sentence]?.names.some(({ words }) => words.join() === claim.words.join())
  return isName ? { verdict: 'stated', sentence } : none
}

/** Stretches of time by length; whoever mistakes one takes another one beside it. */
const stretches: readonly (string | null)[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year']

function isBesideUnit(a: string | null, b: string | null): boolean {
  return stretches.includes(a) && Math.abs(stretches.indexOf(a) - stretches.indexOf(b)) <= 2
}

/** A quotation is known by its first words. */
const fewWords = 20

/** Whether the source has most words of a quotation, or the same number with another unit of time. */
function isNearMiss(claim: Claim, index: SourceIndex): boolean {
  if (claim.kind === 'quotation') {
    const words = claim.parts.join(' ').trim().split(/\s+/).slice(0, fewWords)
    return words.filter((word) => index.key.includes(` ${word} `)).length >= words.length / 2
  }
  if (claim.kind !== 'number' || !stretches.includes(claim.unit)) return false
  const value = claim.values[0] ?? Number.NaN
  return (index.byValue.get(value) ?? []).some((sentence) =>
    index.sentences[sentence]?.numbers.some(
      ({ unit, values }) => values[0] === value && isBesideUnit(unit, claim.unit),
    ),
  )
}

/** The author's own words need no matching subject. */
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

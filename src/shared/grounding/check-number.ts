import { alikeness, chooseSpot } from './claim-positions.ts'
import type { NumberClaim } from './claims.ts'
import { type Context, sharedWords, shareOf } from './context.ts'
import { type Finding, none, notFound } from './finding.ts'
import type { Found, SourceIndex } from './index-source.ts'
import { lexiconOf } from './lexicon.ts'
import { reckon } from './reckon.ts'
import { rememberFound } from './remember-found.ts'
import { hasSameSign, hasSameUnit, isSame, isSameValue } from './same-number.ts'
import { contentStem, stemOf } from './stems.ts'

/** From here on a number is rare enough to be the source's, wherever it occurs there. */
const telling = 13

/** Whether the source has the number: same value and unit, and not replacing another one. */
export function checkNumber(claim: NumberClaim, context: Context): Finding {
  const same = findSame(claim, context.index)
  const near = same.filter((found) => isOnSubject(claim, found, context))
  const rivalsIn = (sentence: number) => leftOut(sentence, context).filter((rival) => hasSameUnit(claim, rival))
  const candidates = near.length > 0 ? near : isTelling(claim) ? same : []
  const spot = chooseSpot(claim, candidates, rivalsIn, context)
  if (spot) return { verdict: 'stated', sentence: spot.sentence }
  const [year] = claim.unit === null ? yearsLike(claim, context) : []
  if (year !== undefined) return { verdict: 'stated', sentence: year }

  const reckoning = candidates.length > 0 ? null : reckon(claim, context)
  if (reckoning) return { verdict: 'follows', sentence: reckoning.sentence, reckoning: reckoning.text }
  const isReplaced =
    candidates.length > 0 || (context.best !== null && isRivalled(claim, rivalsIn(context.best), context.best, context))
  if (isReplaced && context.best !== null)
    return { verdict: 'differs', sentence: context.best, isElsewhere: same.length > 0 }
  return isWritersCount(claim, context) || isManner(claim) ? none : notFound
}

/** Whether the sentence on the same subject has another number of the same things. */
function isRivalled(claim: NumberClaim, rivals: readonly NumberClaim[], sentence: number, context: Context): boolean {
  if (shareOf(context, sentence) < 0.35) return false
  return rivals.some(
    (rival) =>
      (rival.noun === claim.noun && (claim.noun !== null || claim.unit !== null)) || alikeness(claim, rival) >= 3,
  )
}

/**
 * "Two cautions", "three of them": a small number without a unit may be the writer's count of the source's points. It
 * is a claim if the source counts the same things, except for pairs and for summaries at the start of a sentence.
 */
function isWritersCount(
  { unit, values, noun, passage, first, last }: NumberClaim,
  { index, isOtherLanguage }: Context,
): boolean {
  const value = values[0] ?? 0
  if (unit !== null || value >= telling || !Number.isInteger(value)) return false
  if (value === 0 || value === 2 || first === 0) return true
  const isOfThem = noun === null || noun !== stemOf(passage.tokens[last + 1]?.word ?? '')
  return isOfThem || (!isOtherLanguage && !index.numbers.some(({ claim }) => claim.noun === noun))
}

/** "Half the battle", "the sixth is": what the source has no such number of may be a manner of speaking. */
function isManner({ unit, passage, last }: NumberClaim): boolean {
  if (unit === 'fraction') return true
  const next = passage.tokens[last + 1]
  return unit === 'ordinal' && (!next || contentStem(next, lexiconOf(passage.language)) === null)
}

function isTelling(claim: NumberClaim): boolean {
  const value = claim.values[0] ?? 0
  return claim.unit !== null || value >= telling || !Number.isInteger(value)
}

const rememberSame = rememberFound<NumberClaim>()

function findSame(claim: NumberClaim, index: SourceIndex): readonly Found<NumberClaim>[] {
  const { values, unit, noun, role, roundedTo } = claim
  const key = [...values, unit, noun, role, roundedTo].join(' ')
  const same = rememberSame(index, key, index.numbers, (found) => isSame(claim, found))
  return same.filter((found) => hasSameSign(claim, found.claim))
}

function leftOut(sentence: number, { index, passage, leftOut: { numbers } }: Context): NumberClaim[] {
  const known = numbers.get(sentence)
  if (known) return known
  const said = index.sentences[sentence]?.numbers ?? []
  const others = said.filter((rival) => !passage.numbers.some((own) => isSameValue(own, rival)))
  numbers.set(sentence, others)
  return others
}

/** "2,000 shops" against "2000 shops", which reads like a year. */
function yearsLike(claim: NumberClaim, context: Context): number[] {
  const sentences = context.index.byYear.get(claim.values[0] ?? Number.NaN) ?? []
  return sentences.filter((sentence) => sharedWords(context, sentence) >= 2 || context.isOtherLanguage)
}

function isOnSubject(claim: NumberClaim, { sentence, claim: found }: Found<NumberClaim>, context: Context): boolean {
  if (context.isOtherLanguage || context.passage.stems.size < 2) return true
  if (sharedWords(context, sentence) >= 2) return true
  return claim.noun !== null && claim.noun === found.noun
}

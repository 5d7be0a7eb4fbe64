import type { NumberClaim } from './claims.ts'
import { type Context, sharedWords, shareOf } from './context.ts'
import type { Found } from './index-source.ts'
import { chooseSpot } from './slots.ts'
import { isCurrency } from './units.ts'

/** The source's number that bears the claim out: same value and unit, in a sentence on the same subject. */
export function checkNumber(claim: NumberClaim, context: Context): number | null {
  const { index, passage } = context
  const same = index.numbers.filter((found) => isSame(claim, found.claim) && isOnSubject(claim, found, context))
  const years = claim.unit === null ? yearsLike(claim, context) : []
  const rivalsIn = (sentence: number) =>
    (index.sentences[sentence]?.numbers ?? []).filter(
      (rival) =>
        isComparable(claim, rival) &&
        !passage.numbers.some((own) => own !== claim && isSameValue(own, rival)) &&
        !isSameValue(claim, rival),
    )
  return chooseSpot(claim, same, rivalsIn, context)?.sentence ?? years[0] ?? null
}

/** "2,000 shops" against "2000 shops", which reads like a year. */
function yearsLike(claim: NumberClaim, context: Context): number[] {
  return context.index.dates
    .filter(
      ({ claim: { date, last, first } }) => first === last && date.year === claim.values[0] && date.month === undefined,
    )
    .map(({ sentence }) => sentence)
    .filter((sentence) => sharedWords(context, sentence) >= 2 || context.isOtherLanguage)
}

export function isSame(a: NumberClaim, b: NumberClaim): boolean {
  if (a.role && b.role && a.role !== b.role) return false
  return hasSameUnit(a, b) && isSameValue(a, b)
}

export function isSameValue(a: NumberClaim, b: NumberClaim): boolean {
  if (a.unit === 'fraction' && b.unit === 'percent')
    return Math.abs((a.values[0] ?? 0) * 100 - (b.values[0] ?? 0)) < 0.7
  if (b.unit === 'fraction' && a.unit === 'percent') return isSameValue(b, a)
  const [first, second] = [a.values[0], b.values[0]]
  if (first === undefined || second === undefined) return false
  if (b.values.some((value) => isNear(first, value)) || a.values.some((value) => isNear(second, value))) return true
  return (
    a.roundedTo !== null &&
    a.roundedTo > 0 &&
    second !== 0 &&
    Math.abs(first - second) <= a.roundedTo / 2 &&
    isFiner(second, a.roundedTo)
  )
}

/** Whether the source is more exact than the rounded number. */
function isFiner(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) > 1e-9
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.abs(a) * 1e-9
}

function hasSameUnit(a: NumberClaim, b: NumberClaim): boolean {
  if (a.unit === b.unit) return true
  const pair = [a.unit, b.unit]
  if (pair.includes('fraction') && pair.includes('percent')) return true
  const bare = a.unit === null ? a : b.unit === null ? b : null
  const other = a.unit ?? b.unit
  if (!bare) return false
  return bare.noun === null || (isCurrency(other) && (bare.values[0] ?? 0) >= 1000)
}

function isComparable(a: NumberClaim, b: NumberClaim): boolean {
  return a.unit === b.unit || hasSameUnit(a, b)
}

function isOnSubject(claim: NumberClaim, { sentence, claim: found }: Found<NumberClaim>, context: Context): boolean {
  if (context.isOtherLanguage || context.passage.stems.size < 2) return true
  const shared = sharedWords(context, sentence)
  if (shared >= 2) return true
  const isCounted = claim.noun !== null && claim.noun === found.noun
  const isTelling = claim.unit !== null || (claim.values[0] ?? 0) >= 1000
  return isCounted || (isTelling && (shared === 1 || shareOf(context, sentence) > 0.3))
}

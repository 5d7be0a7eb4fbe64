import { endOf } from '#shared/text/end-of'
import type { NumberClaim } from './claims.ts'
import { type Context, nearestSentences } from './context.ts'
import { isSameValue } from './same-number.ts'

/**
 * Whether a number that the source does not state follows from those it does: a rounded value, a sum, a difference, a
 * share, a multiple. Only numbers that stand close together are taken, or everything would follow from something.
 */

/** Numbers of one stretch of the source that are tried with each other. */
const maxTried = 14

export interface Reckoning {
  sentence: number
  /** How it was reckoned, as a line to read. */
  text: string
}

export function reckon(claim: NumberClaim, context: Context): Reckoning | null {
  const value = claim.values[0]
  if (value === undefined || value === 0 || ['ordinal', 'time', 'fraction', 'times'].includes(claim.unit ?? ''))
    return null
  return roundedFrom(claim, value, context) ?? madeOfPair(claim, value, context)
}

/** 86 percent for 86.4, 12,500 for 12,487: nearer than half of its last digit. */
function roundedFrom(claim: NumberClaim, value: number, { index }: Context): Reckoning | null {
  if (value < 10 && Number.isInteger(value)) return null
  const step = stepOf(value)
  for (const { sentence, claim: found } of index.numbers) {
    const exact = found.values[0]
    if (exact === undefined || claim.unit !== found.unit) continue
    const isNear = Math.abs(exact - value) <= Math.min(step / 2, value * 0.02)
    const isAlike = claim.unit !== null && claim.unit === found.unit
    if (isNear && !isMultiple(exact, step) && (isAlike || (claim.noun !== null && claim.noun === found.noun)))
      return { sentence, text: `${found.text} ≈ ${claim.text}` }
  }
  return null
}

function madeOfPair(claim: NumberClaim, value: number, context: Context): Reckoning | null {
  if (claim.unit === null && value < 13) return null
  for (const sentence of nearestSentences(context, 4)) {
    const numbers = [sentence - 1, sentence, sentence + 1]
      .flatMap((place) => context.index.sentences[place]?.numbers ?? [])
      .filter(({ unit }) => unit !== 'ordinal' && unit !== 'time')
      .slice(0, maxTried)
    for (const a of numbers)
      for (const b of numbers) {
        const isGiven = isSaid(a, claim) || isSaid(b, claim) || (a.passage === b.passage && a.unit !== null)
        const text = a === b || !isGiven ? null : relationOf(claim, value, a, b)
        if (text !== null) return { sentence, text: `${text} = ${claim.text}` }
      }
  }
  return null
}

function relationOf(claim: NumberClaim, value: number, a: NumberClaim, b: NumberClaim): string | null {
  const [x = Number.NaN, y = Number.NaN] = [a.values[0], b.values[0]]
  const isTolerant = claim.roundedTo !== null || claim.unit === 'percent'
  const is = (result: number) =>
    Math.abs(result - value) <= (isTolerant ? stepOf(value) / 2 + 1e-9 : Math.abs(value) * 1e-9)
  const isAbout = (result: number) => Math.abs(result - value) <= Math.max(0.5, stepOf(value) / 2)
  const isOfOneKind = a.unit === b.unit
  if (
    isOfOneKind &&
    claim.unit === 'percent' &&
    x < y &&
    a.unit !== 'percent' &&
    Math.abs((100 * x) / y - value) <= 0.5
  )
    return `${a.text} / ${b.text}`
  if (b.unit === 'percent' && a.unit !== 'percent' && claim.noun === a.noun && claim.unit === a.unit) {
    if (isAbout(x * (1 + y / 100)) || isAbout(x / (1 + y / 100))) return `${a.text} and ${b.text}`
    if (isAbout(x * (1 - y / 100)) || isAbout((x * y) / 100)) return `${a.text} and ${b.text}`
  }
  if (!isOfOneKind || claim.unit !== a.unit) return null
  if (is(x + y)) return `${a.text} + ${b.text}`
  if (is(x - y)) return `${a.text} - ${b.text}`
  return null
}

/** Whether the post's sentence says this number as well. */
function isSaid(number: NumberClaim, claim: NumberClaim): boolean {
  return claim.passage.numbers.some((own) => own !== claim && isSameValue(own, number))
}

/** What the last digit that is not zero stands for: 100 for 12,500, 0.1 for 3.4. */
function stepOf(value: number): number {
  const digits = Number(value.toPrecision(12)).toString()
  const decimals = digits.split('.')[1]?.length ?? 0
  if (decimals > 0) return 10 ** -decimals
  return 10 ** endOf(digits, /0/).length
}

function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-9
}

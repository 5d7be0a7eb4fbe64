import { endOf } from '#shared/text/end-of'
import type { NumberClaim } from './claims.ts'
import type { Context } from './context.ts'
import { isConverted } from './conversions.ts'
import { elapsedBetween } from './elapsed.ts'
import { type Operand, operandsFor } from './operands.ts'
import { isCurrency, quantityOf } from './units.ts'

/**
 * Whether a number that the source does not state follows from those it does: a rounded or converted value, the time
 * between two dates, a sum, a difference, a share, a multiple. Only numbers close together are combined, or everything
 * would follow from something.
 */

export interface Reckoning {
  sentence: number
  /** The calculation, in readable form. */
  text: string
}

export function reckon(claim: NumberClaim, context: Context): Reckoning | null {
  const value = claim.values[0]
  if (value === undefined || value === 0 || claim.unit === 'ordinal' || claim.unit === 'time') return null
  // of a post with more numbers than these, the others are not calculated
  if (!context.told.post().numbers.includes(claim)) return null
  const restated = restatedFrom(claim, value, context) ?? elapsedBetween(claim, context)
  if (restated) return restated
  const operands = operandsFor(claim, context)
  const combined =
    complementOf(claim, value, operands) ?? madeOfPair(claim, value, operands) ?? madeOfRow(claim, value, operands)
  return combined && { sentence: combined.sentence, text: `${combined.text} = ${claim.text}` }
}

/** 86 percent for 86.4, 12,500 for 12,487: nearer than half of its last digit; or 90 km/h for 55 mph. */
function restatedFrom(claim: NumberClaim, value: number, { index, shared }: Context): Reckoning | null {
  const step = stepOf(value)
  const isParticular = value / step >= 100
  const isRound = value >= 10 || !Number.isInteger(value)
  for (const { sentence, claim: found } of index.numbers) {
    const exact = found.values[0]
    if (exact === undefined) continue
    if (isConverted(claim, found)) return { sentence, text: `${found.text} ≈ ${claim.text}` }
    if (!isRound || claim.unit !== found.unit || isMultiple(exact, step)) continue
    const isNear = Math.abs(exact - value) <= Math.min(step / 2, value * 0.02)
    const isAlike = claim.unit !== null || value >= 100 || (claim.noun !== null && claim.noun === found.noun)
    if (isNear && isAlike && (isParticular || shared.has(sentence)))
      return { sentence, text: `${found.text} ≈ ${claim.text}` }
  }
  return null
}

/** The other 17 percent of 83. */
function complementOf({ unit }: NumberClaim, value: number, operands: readonly Operand[]): Reckoning | null {
  if (unit !== 'percent') return null
  const found = operands.find(
    (each) => each.isTold && each.number.unit === 'percent' && isEqual(100 - each.value, value),
  )
  return found ? { sentence: found.sentence, text: `100 - ${found.number.text}` } : null
}

/** The value that a pair of numbers has to result in, and how far its result may be from it. */
interface Sought {
  value: number
  slack: number
  halfStep: number
}

function madeOfPair(claim: NumberClaim, value: number, operands: readonly Operand[]): Reckoning | null {
  const isPart = claim.unit === 'times' || claim.unit === 'fraction'
  if (claim.unit === null && value < 13) return null
  const sought: Sought = { value, slack: slackOf(claim, value), halfStep: stepOf(value) / 2 }
  for (const a of operands)
    for (const b of operands) {
      if (a === b || !belongTogether(value, a, b)) continue
      const text = isPart ? ratioOf(claim, value, a, b) : relationOf(claim, sought, a, b)
      if (text !== null) return { sentence: a.sentence, text }
    }
  return null
}

/**
 * The post's line names one of the numbers, and the other one is close to it or named as well; or the source has both
 * in one place. Bare counts are everywhere: the post has to name both, unless their sum hardly comes about by chance.
 */
function belongTogether(value: number, a: Operand, b: Operand): boolean {
  const isNamed = (a.isBeside && b.isTold) || (b.isBeside && a.isTold)
  if (isNamed) return true
  if (areOneRange(a, b) || (isBare(a) && isBare(b) && value < particular)) return false
  return Math.abs(a.sentence - b.sentence) <= 1 && (a.isBeside || b.isBeside || a.number.unit !== null)
}

const particular = 1000

function isBare({ number }: Operand): boolean {
  return number.unit === null
}

/** Nobody adds the ends of "8 to 12". */
function areOneRange({ number: a }: Operand, { number: b }: Operand): boolean {
  return a.passage === b.passage && Math.min(Math.abs(b.first - a.last), Math.abs(a.first - b.last)) <= 2
}

/** "Twice as much", "a third": one of the source's amounts divided by another of its kind. */
function ratioOf(claim: NumberClaim, value: number, a: Operand, b: Operand): string | null {
  const percent = a.number.unit === 'percent' && claim.unit === 'fraction' ? a.value / 100 : null
  const ratio = isComparable(a, b) && !a.isOwn && !b.isOwn ? a.value / b.value : percent
  const slack = value * (claim.isHedged ? 0.12 : 0.06)
  if (ratio === null || Math.abs(ratio - value) > slack) return null
  return ratio === percent ? a.number.text : `${a.number.text} / ${b.number.text}`
}

function relationOf(claim: NumberClaim, { value, slack, halfStep }: Sought, a: Operand, b: Operand): string | null {
  const { unit } = claim
  const [x, y] = [a.value, b.value]
  const is = (result: number) => Math.abs(result - value) <= slack
  const isRounded = (result: number) => Math.abs(result - value) <= Math.max(0.5, slack, halfStep)
  const both = (sign: string) => `${a.number.text} ${sign} ${b.number.text}`
  if (unit === 'percent' && isComparable(a, b) && a.number.unit !== 'percent' && areShown(a, b)) {
    if (x < y && Math.abs((100 * x) / y - value) <= 0.6) return both('/')
    if (Math.abs((100 * Math.abs(y - x)) / x - value) <= 0.6) return both('→')
  }
  if (b.number.unit === 'percent' && a.number.unit === unit && claim.unit !== 'percent') {
    const [up, down] = [1 + y / 100, 1 - y / 100]
    if ([x * up, x / up, x * down, (x * y) / 100].some(isRounded) && (claim.noun === a.number.noun || a.isBeside))
      return `${a.number.text} and ${b.number.text}`
  }
  const isSameKind = hasUnitOf(claim, a)
  if (isSameKind && isComparable(a, b) && !a.isOwn && !b.isOwn) {
    if (is(x + y) && x !== y && (unit !== 'percent' || (a.isTold && b.isTold))) return both('+')
    if (is(x - y)) return both('-')
  }
  if (!isSameKind || b.number.unit !== null || !Number.isInteger(y) || y < 2) return null
  if (is(x * y) && (a.isTold || b.isTold) && (unit !== null || value >= 100)) return both('×')
  return isRounded(x / y) && value >= 13 && (a.isTold || b.isTold) ? both('/') : null
}

/** Whether the post shows both parts of a share, and one of them beside it. */
function areShown(a: Operand, b: Operand): boolean {
  return a.isTold && b.isTold && (a.isBeside || b.isBeside) && !a.isOwn && !b.isOwn
}

/** Points are what percentages differ by; "$39,014, over 600 more" leaves out the unit that the other has. */
function hasUnitOf({ unit, values: [value = 0] }: NumberClaim, { number, isBeside }: Operand): boolean {
  if (unit === number.unit || (unit === 'points' && number.unit === 'percent')) return true
  return unit === null && (isBeside || value >= particular) && isCurrency(number.unit)
}

/** The sum of three or more of the source's numbers in a row. */
function madeOfRow(claim: NumberClaim, value: number, operands: readonly Operand[]): Reckoning | null {
  if (value < 13 || ['fraction', 'times', 'percent'].includes(claim.unit ?? '')) return null
  const row = operands.filter((each) => !each.isOwn && hasUnitOf(claim, each))
  const slack = slackOf(claim, value)
  for (let from = 0; from < row.length - 2; from += 1) {
    let total = row[from]?.value ?? 0
    for (let to = from + 1; to < row.length; to += 1) {
      total += row[to]?.value ?? 0
      if (to - from < 2 || value < (claim.unit === null ? particular : 0) || Math.abs(total - value) > slack) continue
      const terms = row.slice(from, to + 1)
      return { sentence: row[from]?.sentence ?? 0, text: terms.map(({ number }) => number.text).join(' + ') }
    }
  }
  return null
}

/** How far a result may be from the stated value: next to nothing, or what a rounded value leaves open. */
function slackOf({ isHedged, unit }: NumberClaim, value: number): number {
  const rounding = Math.min(stepOf(value) / 2, value * (isHedged ? 0.08 : 0.003))
  const isMeasured = isHedged || isCurrency(unit) || unit === 'percent' || unit === 'points'
  return (isMeasured ? Math.max(rounding, isHedged ? 0 : Math.min(stepOf(value) / 2, 0.05)) : 0) + value * 1e-9
}

function isComparable({ number: a }: Operand, { number: b }: Operand): boolean {
  if (a.unit === null || b.unit === null) return a.unit === b.unit || areAmounts(a, b)
  return quantityOf(a.unit)[0] === quantityOf(b.unit)[0] && quantityOf(a.unit)[1] === quantityOf(b.unit)[1]
}

/** "53 million dollars" and "44.2 million" beside it. */
function areAmounts(a: NumberClaim, b: NumberClaim): boolean {
  const [bare, other] = a.unit === null ? [a, b] : [b, a]
  return isCurrency(other.unit) && (bare.values[0] ?? 0) >= particular
}

function isEqual(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6
}

/** The place value of the last non-zero digit: 100 for 12,500, 0.1 for 3.4. */
function stepOf(value: number): number {
  const digits = Number(value.toPrecision(12)).toString()
  const decimals = digits.split('.')[1]?.length ?? 0
  if (decimals > 0) return 10 ** -decimals
  return 10 ** endOf(digits, /0/).length
}

function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-9
}

import type { NumberClaim } from './claims.ts'
import { lexiconOf } from './lexicon.ts'
import { saysLess } from './minus.ts'
import { gap } from './read-amount.ts'
import { isCurrency, quantityOf, unitOf } from './units.ts'

/** Whether two numbers match: value, unit and, for a change, its end. */
export function isSame(a: NumberClaim, b: NumberClaim): boolean {
  if (a.role && b.role && a.role !== b.role) return false
  if (a.per && b.per && a.per !== b.per) return false
  return hasSameUnit(a, b) && isSameValue(a, b)
}

/** Whether both are below zero or neither: a loss may be written with a minus sign or in words. */
export function hasSameSign(a: NumberClaim, b: NumberClaim): boolean {
  return a.isNegative === b.isNegative || saysLess(a.isNegative ? b.passage : a.passage)
}

/** Compares only the values, in a common unit if there is one. */
export function isSameValue(a: NumberClaim, b: NumberClaim): boolean {
  if (a.unit === 'fraction' && b.unit === 'percent')
    return Math.abs((a.values[0] ?? 0) * 100 - (b.values[0] ?? 0)) < 0.7
  if (b.unit === 'fraction' && a.unit === 'percent') return isSameValue(b, a)
  if (a.unit === 'decade' || b.unit === 'decade') return isSameDecade(a, b)
  if (isCent(a) !== isCent(b))
    return isNear((a.values[0] ?? 0) * (isCent(a) ? 1 : 100), (b.values[0] ?? 0) * (isCent(b) ? 1 : 100))
  const factor = factorBetween(a.unit, b.unit)
  const values = factor === 1 ? a.values : a.values.map((value) => value * factor)
  const [first, second] = [values[0], b.values[0]]
  if (first === undefined || second === undefined) return false
  if (b.values.some((value) => isNear(first, value)) || values.some((value) => isNear(second, value))) return true
  const step = a.roundedTo === null ? 0 : a.roundedTo * factor
  return step > 0 && second !== 0 && Math.abs(first - second) <= step / 2 && isFiner(second, step)
}

function isCent({ unit }: NumberClaim): boolean {
  return unit === 'cent'
}

/** "The 90s" and "the 1990s". */
function isSameDecade(a: NumberClaim, b: NumberClaim): boolean {
  const [x = 0, y = 0] = [a.values[0], b.values[0]]
  return x === y || (x % 100 === y % 100 && Math.min(x, y) < 100)
}

function factorBetween(a: string | null, b: string | null): number {
  if (a === null || b === null || a === b) return 1
  const [quantity, factor] = quantityOf(a)
  const [other, otherFactor] = quantityOf(b)
  return quantity === other ? factor / otherFactor : 1
}

/** Whether the source is more exact than the rounded number. */
function isFiner(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) > 1e-9
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.abs(a) * 1e-9
}

/** @param a the post's number, which may leave out its unit where the source has it: "39 to 54" of dollars */
export function hasSameUnit(a: NumberClaim, b: NumberClaim): boolean {
  if (a.unit === b.unit) return true
  if (a.unit === null && isRare(a) && b.unit !== 'percent' && b.unit !== 'points') return true
  if (isCounted(a, b) || isCounted(b, a) || isAge(a, b) || isDecadeInWords(a, b)) return true
  const pair = [a.unit, b.unit]
  if (pair.includes('fraction') && pair.includes('percent')) return true
  // "pounds" may be money or a weight
  if (pair.includes('pound') && pair.includes('GBP')) return true
  if (pair.includes('degree') && (pair.includes('celsius') || pair.includes('fahrenheit'))) return true
  if (a.unit !== null && b.unit !== null)
    return (
      quantityOf(a.unit)[0] === quantityOf(b.unit)[0] ||
      (isCent(a) && isCurrency(b.unit)) ||
      (isCent(b) && isCurrency(a.unit))
    )
  const [bare, other] = a.unit === null ? [a, b.unit] : [b, a.unit]
  const value = bare.values[0] ?? 0
  if (unitBehind(bare) === other) return true
  if (isCurrency(other) && value >= 1000) return true
  // in a table a number has no unit; small ones occur everywhere
  return bare.noun === null && other !== 'percent' && other !== 'times' && (value >= 100 || !Number.isInteger(value))
}

/** "The fourth consecutive month" are four months, the 50th anniversary 50 years, and a 12th appearance twelve. */
function isCounted(ordinal: NumberClaim, { unit, noun, passage: { language } }: NumberClaim): boolean {
  if (ordinal.unit !== 'ordinal' || unit === 'ordinal') return false
  const { tokens, language: own } = ordinal.passage
  const behind = tokens.slice(ordinal.last + 1, ordinal.last + 1 + ordinalReach).map(({ word }) => word)
  const { anniversaries } = lexiconOf(own)
  const counted = behind.map((word) => (anniversaries.has(word) ? 'year' : unitOf(word))).find((each) => each !== null)
  if (unit !== null || counted) return unit === counted
  return noun !== null && (language !== own || noun === ordinal.noun)
}

/** How many words behind an ordinal may name what it counts. */
const ordinalReach = 2

/** "Mourinho, 56": an age needs no unit. */
function isAge(a: NumberClaim, b: NumberClaim): boolean {
  const value = a.values[0] ?? 0
  return a.unit === 'year' && b.unit === null && value >= smallest && value < 120
}

/** "In den Neunzigern", "los noventa": a number word of tens. */
function isDecadeInWords(a: NumberClaim, b: NumberClaim): boolean {
  const value = a.values[0] ?? 0
  return b.unit === 'decade' && a.unit === null && value % 10 === 0 && a.passage.tokens[a.first]?.kind === 'word'
}

/** Too particular to match one with a unit by chance. */
function isRare({ values: [value = 0] }: NumberClaim): boolean {
  return value >= smallest || !Number.isInteger(value)
}

/** "16,000 waking hours": the unit after an adjective. */
function unitBehind({ passage, last }: NumberClaim): string | null {
  const isOpen = [last, last + 1].every((at) => /^\s+$/u.test(gap(passage, at)))
  return isOpen ? unitOf(passage.tokens[last + 2]?.word ?? '') : null
}

/** A smaller number without a unit is too common to match one with a unit. */
const smallest = 13

import { endOf } from '#shared/text/end-of'
import { readFraction, readPower } from '#shared/text/figures'
import type { Lexicon } from './lexicon.ts'

/** The possible values of a figure in plain letters: digits, a power or a fraction. The likeliest first. */
export function readFigure(plain: string, lexicon: Lexicon): number[] {
  const power = plain.includes('^') ? readPower(plain) : null
  if (power) return readDigits(power.factor, lexicon).flatMap((factor) => valid(tidy(factor * power.scale)))
  const fraction = plain.includes('/') ? readFraction(plain) : null
  return fraction === null ? readDigits(plain, lexicon) : [fraction]
}

/** The values of digits with separators: "1.200" is 1,200 in German and may be 1.2 in English. */
function readDigits(raw: string, lexicon: Lexicon): number[] {
  const [first = '', ...groups] = raw.split(' ')
  // in English "400 737" may be two numbers; the first one counts then
  if (groups.length > 0 && !lexicon.isDecimalComma) return [Number(first + groups.join('')), Number(first)]
  const digits = raw.replace(/[\s']/gu, '')
  const marks = digits.replace(/\d/g, '')
  if (marks === '') return [Number(digits)]
  if (new Set(marks).size > 1) return valid(withDecimal(digits, marks.at(-1) ?? ''))
  const mark = marks[0] ?? ''
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && !digits.startsWith('0')
  const grouped = Number(digits.replaceAll(mark, ''))
  if (marks.length > 1) return isGrouped ? [grouped] : []
  const decimal = Number(digits.replace(',', '.'))
  if (!isGrouped) return valid(decimal)
  const isDecimalHere = (mark === ',') === lexicon.isDecimalComma
  return isDecimalHere ? [decimal, grouped] : [grouped, decimal]
}

function withDecimal(digits: string, decimal: string): number {
  const grouping = decimal === ',' ? '.' : ','
  return Number(digits.replaceAll(grouping, '').replace(decimal, '.'))
}

function valid(value: number): number[] {
  return Number.isFinite(value) ? [value] : []
}

/** The step of the last digit: 0.1 for "1.2", a million for "3×10^6". */
export function stepOf(plain: string, value: number): number {
  const power = plain.includes('^') ? readPower(plain) : null
  if (power) return power.scale * stepOf(power.factor, value / power.scale)
  if (plain.includes('/')) return 0
  const decimals = Number.isInteger(value) ? 0 : (String(value).split('.')[1]?.length ?? 0)
  if (decimals > 0) return 10 ** -decimals
  const zeros = endOf(plain.replace(/\D/g, ''), /0/).length
  return 10 ** zeros
}

/** 1.2 times a million is not exactly 1,200,000 in floating point. */
export function tidy(value: number): number {
  return Number(value.toPrecision(12))
}

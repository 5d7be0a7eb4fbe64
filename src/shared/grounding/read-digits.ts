import type { Lexicon } from './languages/language-of.ts'

/** What digits with separators mean, the likeliest first: "1.200" is 1,200 in German and may be 1.2 in English. */
export function readDigits(raw: string, lexicon: Lexicon): number[] {
  const [first = '', ...groups] = raw.split(' ')
  // in English "400 737" may be two numbers, and the first is then the one that counts
  if (groups.length > 0 && !lexicon.isDecimalComma) return [Number(first + groups.join('')), Number(first)]
  const digits = raw.normalize('NFKC').replace(/[\s'’]/gu, '')
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

/** The step of the last digit: 0.1 for "1.2". */
export function stepOf(raw: string, value: number): number {
  const decimals = Number.isInteger(value) ? 0 : (String(value).split('.')[1]?.length ?? 0)
  if (decimals > 0) return 10 ** -decimals
  const zeros = /0*$/.exec(raw.replace(/\D/g, ''))?.[0].length ?? 0
  return 10 ** zeros
}

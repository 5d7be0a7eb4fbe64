import { languagePacks } from '#shared/languages/packs'
import type { Language } from '#shared/rules/languages'
import { withLatinDigits } from '#shared/text/plain-letters'
import { alternatives } from './fact-words.ts'
import { monthNames } from './month-names.ts'
import { amount, bareValue, gap, measure, percent, plain, scale, unit } from './number-words.ts'
import { from, to } from './range-words.ts'

/** Numbers that are meaningful by themselves: with a unit, or with the noun they count. */
export interface FoundNumber {
  /** As it stands in the sentence, with its unit. */
  readonly text: string
  readonly kind: 'range' | 'percent' | 'money' | 'scale' | 'count'
  /** The same for one number in two languages' writings; the last one of a range. */
  readonly value: string
  readonly sentence: string
  readonly start: number
}

const amountOrBare = `(?:${amount}|${plain}${unit})`
const amountWithUnit = `(?:${amount}|${plain}${gap}(?:${percent}|${scale}))`
const forms: readonly (readonly [FoundNumber['kind'], RegExp])[] = [
  ['range', new RegExp(`(?<!\\p{L})${from}\\s+${amountOrBare}\\s+${to}\\s+${amountWithUnit}`, 'gu')],
  ['percent', new RegExp(`${plain}${gap}${percent}`, 'gu')],
  ['money', new RegExp(amount, 'gu')],
  ['scale', new RegExp(`${plain}${gap}(?:${scale}|${measure})`, 'gu')],
  ['count', new RegExp(`(?<!\\d[\\s\\u00a0])${plain}${gap}\\p{L}[\\p{L}-]{2,}(?:\\s\\p{L}[\\p{L}-]{2,})?`, 'gu')],
]

const noNouns = new Set([
  ...alternatives((words) => words.times).split('|'),
  ...monthNames.keys(),
  ...Object.values(languagePacks).flatMap(({ facts }) => facts.noNouns.split(' ')),
])

/** In the order in which they stand in the sentence, each part of it once: a range is not two percentages. */
export function findNumbers(sentence: string, language: Language): FoundNumber[] {
  const found: FoundNumber[] = []
  const latin = withLatinDigits(sentence)
  for (const [kind, form] of forms) {
    for (const match of latin.matchAll(form)) {
      const as = sentence.slice(match.index, match.index + match[0].length)
      const text = kind === 'count' ? countOf(as, language) : as.trim()
      const number = text && { text, kind, value: bareValue(text), sentence, start: match.index }
      if (number && !overlapsAny(number, found)) found.push(number)
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/**
 * The number with its noun; where the noun comes last in a language, with the adjective before it too.
 * Nothing for a bare year, a day of a month, a time or a handful: those are no key numbers.
 */
function countOf(text: string, language: Language): string | undefined {
  const [, number = '', noun = '', next = ''] =
    /^([\p{N}.,’'\u00a0\u202f +−×·x^⁺⁻/-]{1,60}?)[\s\u00a0\u202f]{0,10}(\p{L}[\p{L}-]*)(?:\s(.*))?$/u.exec(
      text.trim(),
    ) ?? []
  const isYear = /^(?:1[5-9]|20)\d\d$/u.test(number.trim())
  if (isYear || Number(bareValue(number)) < 10 || noNouns.has(noun.toLowerCase())) return undefined
  const isNoun = languagePacks[language].facts.countedNoun
  if (!isNoun || isNoun.test(noun)) return text.slice(0, text.indexOf(noun, number.length) + noun.length).trim()
  return isNoun.test(next) && !noNouns.has(next.toLowerCase()) ? text.trim() : undefined
}

function overlapsAny(number: FoundNumber, others: readonly FoundNumber[]): boolean {
  return others.some(
    (other) => number.start < other.start + other.text.length && other.start < number.start + number.text.length,
  )
}

import { languagePacks } from '#shared/languages/packs'
import type { Language } from '#shared/rules/languages'
import { withLatinDigits } from '#shared/text/plain-letters'
import { alternatives } from './fact-words.ts'
import { monthNames } from './month-names.ts'
import { bareValue, gap } from './number-words.ts'
import { andTo, between, from, outOf, to } from './range-words.ts'
import { type Amount, readAmounts } from './read-amounts.ts'

/** Numbers that are meaningful by themselves: with a unit, or with a counted noun. */
export interface FoundNumber {
  /** The exact text in the sentence, with its unit. */
  readonly text: string
  readonly kind: 'range' | 'ratio' | 'percent' | 'money' | 'scale' | 'count'
  /** The same for one number in two languages' writings; the last one of a range. */
  readonly value: string
  readonly sentence: string
  readonly start: number
}

/** Between two amounts, and before the first of them. */
const joints: readonly (readonly [before: RegExp, between: RegExp])[] = [
  [new RegExp(`(?<!\\p{L})${from}\\s+$`, 'u'), new RegExp(`^\\s+${to}\\s+$`, 'u')],
  [new RegExp(`(?<!\\p{L})${between}\\s+$`, 'u'), new RegExp(`^\\s+${andTo}\\s+$`, 'u')],
  [/(?:)$/u, new RegExp(`^${gap}[–-]${gap}$`, 'u')],
]
const ratio = new RegExp(`^\\s(?:${outOf})\\s$`, 'u')
/** More is a year or a crowd. */
const maxWhole = 1_000
const wholes = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 50, 100, 1_000])
/** What a number counts: its noun, or an adjective and its noun. */
const counted = /[\s\u00a0\u202f]\p{L}[\p{L}-]{2,}(?:\s\p{L}[\p{L}-]{2,})?/uy

const noNouns = new Set([
  ...alternatives((words) => words.times).split('|'),
  ...monthNames.keys(),
  ...Object.values(languagePacks).flatMap(({ facts }) => facts.noNouns.split(' ')),
])

/** In the order of the sentence, without overlaps: a range is not two percentages. */
export function findNumbers(sentence: string, language: Language): FoundNumber[] {
  const latin = withLatinDigits(sentence)
  const found: FoundNumber[] = []
  const add = (kind: FoundNumber['kind'], start: number, end: number) => {
    const text = sentence.slice(start, end).trim()
    found.push({ text, kind, value: bareValue(text), sentence, start })
  }
  const amounts = readAmounts(latin)
  for (let at = 0; at < amounts.length; at += 1) {
    const [one, other] = [amounts[at], amounts[at + 1]] as [Amount, Amount | undefined]
    const pair = other && pairOf(latin, one, other)
    if (other && pair) {
      if (pair.kind) add(pair.kind, pair.start, other.end)
      at += 1
    } else if (one.unit && one.unit !== 'word') add(one.unit, one.start, one.end)
    else if (!/\d[\s\u00a0]$/u.test(latin.slice(0, one.start))) {
      counted.lastIndex = one.figuresEnd
      const end = counted.test(latin) ? counted.lastIndex : one.figuresEnd
      const text = countOf(sentence.slice(one.start, end), language)
      if (text) add('count', one.start, Math.max(one.end, one.start + text.length))
    }
  }
  return found
}

/** Two amounts that are one: a range, or a part of a whole. Without a unit a range is none, and its ends no numbers. */
function pairOf(text: string, one: Amount, other: Amount): { kind?: 'range' | 'ratio'; start: number } | undefined {
  const inBetween = text.slice(one.end, other.start)
  for (const [before, between] of joints) {
    const opening = before.exec(text.slice(0, one.start))
    if (opening && between.test(inBetween)) return { ...(other.unit && { kind: 'range' }), start: opening.index }
  }
  const amountOf = ({ start, figuresEnd }: Amount) => Number(bareValue(text.slice(start, figuresEnd)))
  const whole = amountOf(other)
  // "3 in 15" is more often a time than a part of a whole
  const isWhole = inBetween.trim() === 'in' ? wholes.has(whole) : amountOf(one) < whole && whole <= maxWhole
  const isRatio = ratio.test(inBetween) && !one.unit && !other.unit && isWhole
  return isRatio ? { kind: 'ratio', start: one.start } : undefined
}

/**
 * The number with its noun; if the noun comes last in a language, including the adjective before it. Undefined for a
 * bare year, a day of a month, a time or a small count, which are not key numbers.
 */
function countOf(text: string, language: Language): string | undefined {
  const [, number = '', noun = '', next = ''] =
    /^([\p{N}.,’'\u00a0\u202f +−~≈<>≤≥±×·x^⁺⁻/-]{1,60}?)[\s\u00a0\u202f]{0,10}(\p{L}[\p{L}-]*)(?:\s(.*))?$/u.exec(
      text.trim(),
    ) ?? []
  const isYear = /^(?:1[5-9]|20)\d\d$/u.test(number.trim())
  if (isYear || Number(bareValue(number)) < 10 || noNouns.has(noun.toLowerCase())) return undefined
  const isNoun = languagePacks[language].facts.countedNoun
  if (!isNoun || isNoun.test(noun)) return text.slice(0, text.indexOf(noun, number.length) + noun.length).trim()
  return isNoun.test(next) && !noNouns.has(next.toLowerCase()) ? text.trim() : undefined
}

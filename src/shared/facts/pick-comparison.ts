import type { Language } from '#shared/rules/languages'
import { withLatinDigits } from '#shared/text/plain-letters'
import { alternatives } from './fact-words.ts'
import { type FoundNumber, findNumbers } from './find-numbers.ts'
import { bareValue, firstFigure, unitOf } from './number-words.ts'
import { to } from './range-words.ts'

export interface Comparison {
  readonly before: string
  readonly beforeLabel?: string
  readonly after: string
  readonly afterLabel: string
}

/**
 * Words for an increase or decrease, in the product's languages and in Arabic: without one, "from 5 to 8" is a range.
 */
const changes = new RegExp(
  `(?<!\\p{L})(?:${alternatives((words) => words.changes, '(?:انخفض|ارتفع|تراجع|زاد|هبط|نما|صعد|تقلص|قفز)ت?')})(?!\\p{L})`,
  'iu',
)
/** Words for a change that did not happen, or need not. */
const doubtful = new RegExp(
  `(?<!\\p{L})(?:${alternatives((words) => words.doubts, 'لم|لن|لا|قد|ليس')})(?!\\p{L})`,
  'iu',
)
const bareYear = /(?<!\d)(?:19|20)\d\d(?!\d)/gu

/**
 * Before and after, if the post states a change in one sentence: "fell from 11.2 to 8.4 per cent". A unit written once
 * applies to both. The two years are the labels if the sentence names exactly two; else the sentence labels the current
 * value.
 */
export function pickComparison(sentences: readonly string[], language: Language): Comparison | undefined {
  for (const sentence of sentences) {
    const ranges = findNumbers(sentence, language).filter(({ kind }) => kind === 'range')
    const [range] = ranges
    if (!range || ranges.length > 1 || !changes.test(sentence) || doubtful.test(sentence)) continue
    const found = statesOf(range)
    if (!found) continue
    const years = [...withLatinDigits(sentence.slice(range.start)).matchAll(bareYear)].map(([year]) => year)
    const [one, other] = years
    return years.length === 2 && one && other && one < other
      ? { ...found, beforeLabel: one, afterLabel: other }
      : { ...found, afterLabel: sentence }
  }
  return undefined
}

const twoStates = new RegExp(`^\\S+\\s+(.+?)\\s+${to}\\s+(.+)$`, 'u')

function statesOf({ text }: FoundNumber): { before: string; after: string } | undefined {
  const [, first = '', after = ''] = twoStates.exec(text) ?? []
  const unit = unitOf(after)
  const before = unitOf(first) === '' ? withUnitOf(after, first) : first
  const [was, is] = [Number(bareValue(before)), Number(bareValue(after))]
  // "from 900 to 1.2 million" leaves the unit of the 900 open
  const isOneUnit = unitOf(before) === unit && Math.max(was, is) <= 20 * Math.min(was, is)
  return isOneUnit && was !== is ? { before, after } : undefined
}

function withUnitOf(amount: string, value: string): string {
  return amount.replace(firstFigure, () => value.trim())
}

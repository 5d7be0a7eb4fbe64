import type { Passage } from './claims.ts'
import { lexiconOf } from './lexicon.ts'
import { oppositesIn } from './opposites.ts'
import { gap } from './read-amount.ts'

/** Minus signs and words in front of a number, and what says the same without one. */

const minus = /(?:^|[\s([{"“”„«»'‘’:=<>≤≥~≈±])([-−–‑﹣－]|−[ \u00a0\u202f])$/u
/** A hyphen opens entries of lists as well. */
const unsure = /[-–‑]/u

/**
 * Where the minus sign or word in front of token `first` begins, as an offset of the passage's text; null where there is
 * none. A sign between two numbers is a range, one at the beginning of a line without a unit the mark of a list.
 */
export function minusBefore(passage: Passage, first: number, hasUnit: boolean): number | null {
  const { tokens, text, start } = passage
  const lexicon = lexiconOf(passage.language)
  const place = (tokens[first]?.start ?? 0) - start
  const before = tokens[first - 1]
  const sign = minus.exec(text.slice(Math.max(0, place - 3), place))?.[1]
  if (sign !== undefined) {
    const isRange = before !== undefined && before.kind !== 'word' && /^\s*\S\s*$/u.test(gap(passage, first - 1))
    const isListMark = place === sign.length && unsure.test(sign) && !hasUnit
    return isRange || isListMark ? null : place - sign.length
  }
  if (!before || !hasUnit || !lexicon.minus.has(before.word) || gap(passage, first - 1).trim() !== '') return null
  return lexicon.notMinus.has(tokens[first - 2]?.word ?? '') ? null : before.start - start
}

const falls = new Set(['-rise', '-gain', '-more', '-higher', '-win', '-positive', '-profit'])

/** Whether a sentence says by a word that its numbers are losses or lie below zero: "fell by 5", "5 degrees below". */
export function saysLess({ tokens, language }: Passage): boolean {
  const opposites = oppositesIn(language)
  const { losses } = lexiconOf(language)
  return tokens.some(({ word }) => losses.has(word) || opposites.sidesOf(word).some((side) => falls.has(side)))
}

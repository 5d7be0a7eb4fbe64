import type { Passage } from './claims.ts'
import { lexiconOf } from './lexicon.ts'
import { oppositesIn } from './opposites.ts'
import { gap } from './read-amount.ts'

/** Minus signs and words before a number, and equivalents without one. */

const minus = /(?:^|[\s([{"“”„«»'‘’:=<>≤≥~≈±])([-−–‑﹣－]|−[ \u00a0\u202f])$/u
/** A hyphen may also start a list entry. */
const unsure = /[-–‑]/u

/**
 * Offset in the passage's text of the minus sign or word before token `first`; null if there is none. A sign between
 * two numbers is a range; at the start of a line without a unit it is a list marker.
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

/** Whether a sentence marks its numbers as losses or below zero: "fell by 5", "5 degrees below". */
export function saysLess({ tokens, language }: Passage): boolean {
  const opposites = oppositesIn(language)
  const { losses } = lexiconOf(language)
  return tokens.some(({ word }) => losses.has(word) || opposites.sidesOf(word).some((side) => falls.has(side)))
}

import type { Passage } from './claims.ts'
import { oppositesIn } from './languages/opposites.ts'
import { gap } from './read-amount.ts'

/** Minus signs and words in front of a number, and what says the same without one. */

const minus = /(?:^|[\s([{"“”„«»'‘’:=<>≤≥~≈±])([-−–‑﹣－]|−[ \u00a0\u202f])$/u
const words = new Set(['minus', 'negative', 'moins', 'menos', 'meno'])
/** "Au moins 5", "al menos 5", "mais ou menos 5": at least, or about. */
const notMinus = new Set('au du le al el lo o ou por pelo ao il la les no da ameno'.split(' '))
/** A hyphen opens entries of lists as well. */
const unsure = /[-–‑]/u

/**
 * Where the minus sign or word in front of token `first` begins, as an offset of the passage's text; null where there is
 * none. A sign between two numbers is a range, one at the beginning of a line without a unit the mark of a list.
 */
export function minusBefore(passage: Passage, first: number, hasUnit: boolean): number | null {
  const { tokens, text, start } = passage
  const place = (tokens[first]?.start ?? 0) - start
  const before = tokens[first - 1]
  const sign = minus.exec(text.slice(Math.max(0, place - 3), place))?.[1]
  if (sign !== undefined) {
    const isRange = before !== undefined && before.kind !== 'word' && /^\s*\S\s*$/u.test(gap(passage, first - 1))
    const isListMark = place === sign.length && unsure.test(sign) && !hasUnit
    return isRange || isListMark ? null : place - sign.length
  }
  if (!before || !hasUnit || !words.has(before.word) || gap(passage, first - 1).trim() !== '') return null
  return notMinus.has(tokens[first - 2]?.word ?? '') ? null : before.start - start
}

const losses = new Set(['-rise', '-gain', '-more', '-higher', '-win', '-positive', '-profit'])
const lossWords = new Set(
  `minus moins menos meno negative deficit defizit déficit discount rabatt remise rabais descuento sconto desconto frost sous
  bajo sotto abaixo`.split(/\s+/),
)

/** Whether a sentence says by a word that its numbers are losses or lie below zero: "fell by 5", "5 degrees below". */
export function saysLess({ tokens, language }: Passage): boolean {
  const opposites = oppositesIn(language)
  return tokens.some(({ word }) => lossWords.has(word) || opposites.sidesOf(word).some((side) => losses.has(side)))
}

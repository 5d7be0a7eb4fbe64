import { commentLimits } from '#shared/rules/comments'
import type { Span } from './sentences.ts'

/**
 * Words of a text, stored as a quotation with the text before and after it (W3C TextQuoteSelector), so that they are
 * found again after the text was edited.
 */

export interface Quote {
  exact: string
  prefix: string
  suffix: string
}

export interface FoundQuote extends Span {
  /** Whether the words there differ from the quoted ones. */
  isChanged: boolean
}

/** The words of this span, without the space around them. Null for a span without any. */
export function quoteOf(text: string, span: Span): Quote | null {
  const words = text.slice(span.start, span.end)
  const start = span.start + (words.length - words.trimStart().length)
  const end = wholeCharacter(text, Math.min(start + words.trim().length, start + commentLimits.quoteCharacters))
  if (end <= start) return null
  return {
    exact: text.slice(start, end),
    prefix: text.slice(wholeCharacter(text, Math.max(0, start - commentLimits.aroundCharacters), 1), start),
    suffix: text.slice(end, wholeCharacter(text, Math.min(text.length, end + commentLimits.aroundCharacters))),
  }
}

/** A position that splits no surrogate pair. */
function wholeCharacter(text: string, place: number, step: 1 | -1 = -1): number {
  return (text.codePointAt(place - 1) ?? 0) > 0xffff ? place + step : place
}

/**
 * Where the quoted words are now: unchanged, else with up to a third of the words changed, else whatever is between the
 * words that were around them. Of several such places the one with the most similar surroundings, then the first. Null
 * when they are gone.
 */
export function findQuote(text: string, quote: Quote): FoundQuote | null {
  const unchanged = findUnchanged(text, quote)
  if (unchanged) return { ...unchanged, isChanged: false }
  const words = wordsOf(text)
  const near = findNearly(text, words, quote) ?? findBetween(words, quote)
  return near && { ...near, isChanged: text.slice(near.start, near.end) !== quote.exact }
}

function findUnchanged(text: string, quote: Quote): Span | null {
  const { exact } = quote
  if (exact === '') return null
  let best: (Span & { alike: number }) | null = null
  for (let start = text.indexOf(exact); start >= 0; start = text.indexOf(exact, start + 1)) {
    const span = { start, end: start + exact.length }
    const alike = likeness(text, quote, span)
    if (!best || alike > best.alike) best = { ...span, alike }
  }
  return best
}

/** How many characters around a place are those around the quotation. */
function likeness(text: string, { prefix, suffix }: Quote, { start, end }: Span): number {
  let before = 0
  while (before < prefix.length && before < start && prefix.at(-1 - before) === text[start - 1 - before]) before += 1
  let after = 0
  while (after < suffix.length && suffix[after] === text[end + after] && end + after < text.length) after += 1
  return before + after
}

interface Word extends Span {
  word: string
}

/** Scripts without spaces are read character by character. */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+/gu

function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map(([found], at, all) => {
    const start = all[at]?.index ?? 0
    return { word: found.toLowerCase(), start, end: start + found.length }
  })
}

/** The share of words that may change before the passage is no longer recognisable. */
const maxChanged = 1 / 3

/** Approximate matching of words: Sellers' algorithm, which also keeps where each match began. */
function findNearly(text: string, words: readonly Word[], quote: Quote): Span | null {
  const wanted = wordsOf(quote.exact)
  if (wanted.length === 0) return null
  const most = Math.floor(wanted.length * maxChanged)
  let row: Match[] = Array.from({ length: words.length + 1 }, (_, from) => ({ changes: 0, from }))
  for (const [index, { word: needed }] of wanted.entries()) {
    const next: Match[] = [{ changes: index + 1, from: 0 }]
    for (const [at, { word: given }] of words.entries()) {
      const same = needed === given ? 0 : 1
      next.push(least(add(row[at], same), add(row[at + 1], 1), add(next[at], 1)))
    }
    row = next
  }
  let best: (Span & { changes: number; alike: number }) | null = null
  for (const [to, { changes, from }] of row.entries()) {
    const [first, last] = [words[from], words[to - 1]]
    if (changes > most || !first || !last || from >= to) continue
    const span = { start: first.start, end: last.end }
    const alike = likeness(text, quote, span)
    const isBetter = !best || changes < best.changes || (changes === best.changes && alike > best.alike)
    if (isBetter) best = { ...span, changes, alike }
  }
  return best
}

interface Match {
  changes: number
  /** The index of its first word. */
  from: number
}

function add({ changes, from }: Match = { changes: Number.POSITIVE_INFINITY, from: 0 }, more: number): Match {
  return { changes: changes + more, from }
}

function least(...matches: readonly [Match, ...Match[]]): Match {
  return matches.reduce((best, each) => (each.changes < best.changes ? each : best))
}

/** Words on each side that recognise a place, and the fewest that are enough. */
const around = { most: 4, fewest: 2 }

/** What is between the words that were before and after the quotation, unless it is much longer. */
function findBetween(words: readonly Word[], { exact, prefix, suffix }: Quote): Span | null {
  const before = wordsOf(prefix).slice(-around.most)
  const after = wordsOf(suffix).slice(0, around.most)
  if (Math.min(before.length, after.length) < around.fewest) return null
  const most = 2 * wordsOf(exact).length + around.most
  for (let at = before.length; at < words.length; at += 1) {
    if (!standsAt(words, at - before.length, before)) continue
    for (let end = at + 1; end <= at + most && end < words.length; end += 1) {
      const [first, last] = [words[at], words[end - 1]]
      if (first && last && standsAt(words, end, after)) return { start: first.start, end: last.end }
    }
  }
  return null
}

function standsAt(words: readonly Word[], at: number, sought: readonly Word[]): boolean {
  return sought.every(({ word: each }, index) => words[at + index]?.word === each)
}

import type { Passage, QuotationClaim } from './claims.ts'
import { tokensOf } from './tokens.ts'

/**
 * Quotations of one line, in all marks of the six languages: "x", “x”, „x“, «x», »x«, ‘x’, ‚x‘, ‹x›. Within one another the
 * outer one is the claim. An apostrophe opens nothing; a mark that is never closed holds to the line's end.
 */

const closers: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”"',
  '„': '“”"',
  '”': '”',
  '«': '»',
  '»': '«»',
  '‹': '›',
  '›': '‹',
  '‘': '’',
  '‚': '‘’',
  "'": "'",
}
const omission = /\[(?:…|\.\.\.)\]|\((?:…|\.\.\.)\)|…|\.\.\.|\[[^\]]*\]/gu

export function findQuotations(line: string, passages: readonly Passage[], offset: number): QuotationClaim[] {
  const found: QuotationClaim[] = []
  for (let at = 0; at < line.length; at += 1) {
    if (!opens(line, at)) continue
    const end = closingOf(line, at)
    if (end === null) continue
    const claim = toClaim(line, at, end, passages, offset)
    if (claim) found.push(claim)
    at = end
  }
  return found
}

function opens(line: string, at: number): boolean {
  const mark = line[at] ?? ''
  if (!(mark in closers)) return false
  const [before, after] = [line[at - 1] ?? ' ', line[at + 1] ?? ' ']
  const isSingle = mark === "'" || mark === '‘' || mark === '›' || mark === '”' || mark === '"' || mark === '»'
  return /\S/u.test(after) || mark === '«' ? !isSingle || /[\s([{—–:«„“"/-]/u.test(before) : false
}

/** Null when nothing closes it, but for marks that only open. */
function closingOf(line: string, at: number): number | null {
  const mark = line[at] ?? ''
  const wanted = closers[mark] ?? ''
  let depth = 0
  for (let place = at + 1; place < line.length; place += 1) {
    const each = line[place] ?? ''
    if (wanted.includes(each) && !isApostrophe(line, place)) {
      if (depth === 0) return place
      depth -= 1
    } else if (each === mark && mark !== '"' && mark !== "'") depth += 1
  }
  return '“„«'.includes(mark) && mark !== '' ? line.length : null
}

/** Inside a word; and behind one when another such mark still follows in the line: the workers’ “rights”. */
function isApostrophe(line: string, at: number): boolean {
  if (line[at] !== '’' && line[at] !== "'") return false
  return /\p{L}/u.test(line[at + 1] ?? '')
}

function toClaim(
  line: string,
  from: number,
  to: number,
  passages: readonly Passage[],
  offset: number,
): QuotationClaim | null {
  const start = offset + from
  const end = offset + Math.min(to + 1, line.length)
  const passage = passages.findLast((each) => each.start <= start) ?? passages[0]
  const parts = line
    .slice(from + 1, to)
    .split(omission)
    .map(keyOf)
    .filter((key) => key !== ' ')
  if (!passage || parts.length === 0) return null
  const places = passage.tokens
    .map((token, place) => (token.start >= start && token.end <= end ? place : -1))
    .filter((place) => place >= 0)
  const text = line.slice(from, Math.min(to + 1, line.length))
  return { kind: 'quotation', start, end, text, passage, first: places[0] ?? 0, last: places.at(-1) ?? 0, parts }
}

export function keyOf(text: string): string {
  return keyOfWords(tokensOf(text).map(({ word }) => word))
}

export function keyOfWords(words: readonly string[]): string {
  return words.length === 0 ? ' ' : ` ${words.map((word) => word.replace(/[\s’']+/gu, '')).join(' ')} `
}

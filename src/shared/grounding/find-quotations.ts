import type { Passage, QuotationClaim } from './claims.ts'
import { fold } from './exonyms.ts'
import { tokensOf } from './tokens.ts'

/**
 * Quotations of one line, in all marks of our languages: "x", “x”, „x“, «x», »x«, ‘x’, ‚x‘, ‹x›. Of nested ones the
 * outer one is the claim. An apostrophe opens nothing; an unclosed mark reaches to the line's end.
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
/** The marks that each mark closes. */
const closedBy = new Map(
  Object.values(closers)
    .flatMap((marks) => Array.from(marks))
    .map((mark) => [mark, Object.keys(closers).filter((opening) => closers[opening]?.includes(mark))]),
)
const omission = /\[(?:…|\.\.\.)\]|\((?:…|\.\.\.)\)|…|\.\.\.|\[[^\]]{0,300}\]/gu

export function findQuotations(line: string, passages: readonly Passage[], offset: number): QuotationClaim[] {
  const found: QuotationClaim[] = []
  const closings = closingsOf(line)
  for (let at = 0; at < line.length; at += 1) {
    if (!opens(line, at)) continue
    const end = closings.get(at) ?? ('“„«'.includes(line.charAt(at)) ? line.length : null)
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

/**
 * Where each mark is closed, if at all. In one pass, since a line may consist of marks only. A closing mark of the same
 * kind closes all that are open, any other only the last one.
 */
function closingsOf(line: string): Map<number, number> {
  const closings = new Map<number, number>()
  const waiting = new Map<string, number[]>(Object.keys(closers).map((mark) => [mark, []]))
  for (let place = 0; place < line.length; place += 1) {
    const each = line.charAt(place)
    const opening = isApostrophe(line, place) ? [] : (closedBy.get(each) ?? [])
    for (const mark of opening) {
      const starts = waiting.get(mark) ?? []
      const isOwnCloser = closers[mark]?.includes(mark)
      for (const start of isOwnCloser ? starts.splice(0) : starts.splice(-1)) closings.set(start, place)
    }
    waiting.get(each)?.push(place)
  }
  return closings
}

/** Inside a word; and after one if another such mark follows in the line: the workers’ “rights”. */
function isApostrophe(line: string, at: number): boolean {
  if (line[at] !== '’' && line[at] !== "'") return false
  return /(?!\p{Lo})\p{L}/u.test(line[at + 1] ?? '')
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
  const passage = passages[Math.max(0, firstWhere(passages, (each) => each.start > start) - 1)]
  const parts = line
    .slice(from + 1, to)
    .split(omission)
    .map(keyOf)
    .filter((key) => key !== ' ')
  if (!passage || parts.length === 0) return null
  const first = firstWhere(passage.tokens, (token) => token.start >= start)
  const last = firstWhere(passage.tokens, (token) => token.end > end) - 1
  const places = first <= last ? { first, last } : { first: 0, last: 0 }
  const text = line.slice(from, Math.min(to + 1, line.length))
  return { kind: 'quotation', start, end, text, passage, ...places, parts }
}

/** Binary search: the first index from which on `holds` is true; the length if it never is. */
function firstWhere<Each>(list: readonly Each[], holds: (each: Each) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(list[middle] as Each)) high = middle
    else low = middle + 1
  }
  return low
}

function keyOf(text: string): string {
  return keyOfWords(tokensOf(text).map(({ word }) => word))
}

export function keyOfWords(words: readonly string[]): string {
  return words.length === 0 ? ' ' : ` ${words.map((word) => fold(word.replace(/[\s’']+/gu, ''))).join(' ')} `
}

import type { CheckingWords } from '#shared/languages/parts/checking-words'
import { exponent, fractionSign, times as multiplied, plainFraction } from '#shared/text/figures'
import { plainLetters } from '#shared/text/plain-letters'
import { inAnyLanguage } from './lexicon.ts'

/** The words, numbers and unit signs of a text with their places; everything else of grounding reads these. */

export interface Token {
  start: number
  end: number
  kind: 'word' | 'number' | 'date' | 'time' | 'sign'
  /** Styled letters as plain ones, case kept; figures such as 10^6, 3×10^6, and 3 1/2 for 3½. */
  plain: string
  /** Lower case, with straight apostrophes; what words are compared by. */
  word: string
}

const spaces = '[ \\u00a0\\u202f\\u2009]'
/** A mail address starts at the beginning of a word, so a run of letters is scanned only once. */
const skipped = String.raw`https?:\/\/\S+|www\.\S+|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}.]+|[#@][\p{L}_][\p{L}\p{N}\p{M}_]*`
/** Word sequences that count as one word: per cent, percentage points, mil milhões. */
const fixedWords: ReadonlyMap<string, string> = new Map([
  ...phrases(({ percent }) => percent, '%'),
  ...phrases(({ points }) => points, 'points%'),
  ...phrases(({ scales }) => scales.replace(/:\d+/g, '')),
])
const fixed = [...fixedWords.keys()].map((phrase) => phrase.replaceAll(' ', spaces)).join('|')
const dates = String.raw`(?<![\p{N}.,/-])(?:\d{4}-\d{2}-\d{2}|\d{1,2}(?<mark>[./-])\d{1,2}\k<mark>\d{4}|\d{1,2}\.\d{1,2}\.\d{2}(?!\p{N})|\d{1,2}\/\d{1,2}\/\d{2}(?!\p{N}))(?![\p{N}/-])`
const times = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?!\p{N})`
const digits = `(?<![\\p{N}.,])\\p{Nd}{1,3}(?:${spaces}\\p{Nd}{3})+(?!\\p{Nd})(?:[.,]\\p{Nd}+)?|\\p{Nd}+(?:(?:[.,'’٫٬]|(?<=[０-９])[．，](?=[０-９]))\\p{Nd}+)*`
const mixed = `(?<![\\p{N}.,])\\p{Nd}{1,3}${spaces}(?:${fractionSign}|${plainFraction})`
const numbers = `(?=\\p{N})(?:${mixed}|(?:${digits})(?:${spaces}?${multiplied}${spaces}?10${exponent}|${exponent}|${fractionSign})?|${fractionSign})`
/** Elided articles count as separate words. */
const elisions = String.raw`(?<!\p{L})(?:${[...inAnyLanguage((words) => words.elisions)].join('|')})['’](?=\p{L})`
/** U.S. and U.N. are one word each, as US and UN are. */
const initials = String.raw`(?<!\p{L})(?:(?:\p{Lu}\.){2,}|EE\.\s?UU\.?)(?!\p{L})`
/** Digits are part of a word as in CO2; in scripts without capitals they may touch a word without being part of it. */
const words = String.raw`\p{L}[\p{L}\p{M}]*(?:(?<!\p{Lo}\p{M}{0,3})\p{N}[\p{L}\p{M}\p{N}]*)?(?:['’](?!\p{Lo})\p{L}[\p{L}\p{M}]*)*`

const pattern = new RegExp(
  `(?<skip>${skipped})|(?<fixed>(?<!\\p{L})(?:${fixed})(?!\\p{L}))|(?<date>${dates})|(?<time>${times})|(?<number>${numbers})|(?<sign>[%‰€$£¥₹٪％＄￡￥])|(?<initials>${initials})|(?<word>${elisions}|${words})`,
  'giu',
)

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups ?? {}
    if (groups.skip !== undefined) continue
    const raw = match[0]
    const letters = groups.initials === undefined ? raw : raw.replace(/[.\s]/g, '')
    const plain = groups.number === undefined ? plainWord(letters) : plainNumber(raw)
    const word = groups.fixed === undefined ? foldSign(plain.toLowerCase()) : foldFixed(plain)
    tokens.push({ start: match.index, end: match.index + raw.length, kind: kindOf(groups), plain, word })
  }
  return tokens
}

function kindOf(groups: Record<string, string | undefined>): Token['kind'] {
  if (groups.number !== undefined) return 'number'
  if (groups.date !== undefined) return 'date'
  if (groups.time !== undefined) return 'time'
  return groups.sign === undefined ? 'word' : 'sign'
}

function plainWord(letters: string): string {
  const plain = plainLetters(letters)
  return plain.includes('’') ? plain.replaceAll('’', "'") : plain
}

/** "3 × 10⁶" and "3x10^6" are one figure. */
function plainNumber(raw: string): string {
  const plain = plainWord(raw)
  return plain.includes('^') ? plain.replace(timesSign, '×') : plain
}

const timesSign = new RegExp(`${spaces}?${multiplied}${spaces}?`, 'iu')
const percentWords = new Set([...inAnyLanguage(({ percent }) => percent), '٪'])
const pointWords = inAnyLanguage(({ points }) => points)

/** Maps all notations of percent to one word, so that quotations and sentences match. */
function foldSign(word: string): string {
  if (percentWords.has(word)) return '%'
  return pointWords.has(word) ? 'points%' : word
}

function foldFixed(plain: string): string {
  const phrase = plain.toLowerCase().replace(/\s/gu, ' ')
  return fixedWords.get(phrase) ?? phrase
}

function phrases(pick: (words: CheckingWords) => string, folded?: string): [string, string][] {
  return [...inAnyLanguage(pick)].filter((word) => word.includes(' ')).map((word) => [word, folded ?? word])
}

export function isCapital(token: Token): boolean {
  return token.kind === 'word' && /^\p{Ll}?\p{Lu}/u.test(token.plain)
}

import { graphemeStart } from '#shared/linkedin/graphemes'
import type { Language } from '#shared/rules/languages'
import { abbreviationsOf } from './phrase-book.ts'

export interface Sentence {
  /** As in the source, but for runs of white space, which become one space. */
  text: string
  /** Place among all sentences of the text, from 0. */
  index: number
  /** Number of its paragraph, from 0. */
  paragraph: number
  isFirstOfParagraph: boolean
}

/** Quotations longer than this stay split; they are too long for a post anyway. */
const maxJoinedChars = 450
const maxJoinedSentences = 5
const maxPieceChars = 2_000
/** Room for the longest abbreviation. */
const tailChars = 30

/** Without one of these Unicode knows no end of a sentence; a text of many short lines is not segmented one by one. */
const mayEndSentence = /[\p{Sentence_Terminal}\u0085\u2024\u2028\u2029\uFE52\uFF0E]/u

/** Splits a text into sentences: by Unicode's rules, mended where a stop or a quotation does not end a sentence. */
export function splitSentences(text: string, language: Language | null, locale: string): Sentence[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })
  const abbreviations = abbreviationsOf(language)
  const sentences: Sentence[] = []
  paragraphsOf(text).forEach((paragraph, number) => {
    const raw = piecesOf(paragraph).flatMap((piece) =>
      mayEndSentence.test(piece) ? Array.from(segmenter.segment(piece), ({ segment }) => segment) : piece,
    )
    const whole = joinQuotations(joinBroken(raw, abbreviations, language))
    whole.forEach((sentence, place) => {
      sentences.push({ text: sentence, index: sentences.length, paragraph: number, isFirstOfParagraph: place === 0 })
    })
  })
  return sentences
}

/** Blank lines part paragraphs; a single line break does too, unless the next line plainly goes on. */
function paragraphsOf(text: string): string[] {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/([\p{L}\p{N},;–-]) ?\n ?(?=\p{Ll})/gu, '$1 ')
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** Segmenting takes time by the square of the length, so a giant paragraph is taken in pieces that end with a sentence. */
function piecesOf(paragraph: string): string[] {
  const pieces: string[] = []
  let rest = paragraph
  while (rest.length > maxPieceChars) {
    const head = rest.slice(0, maxPieceChars)
    const stop = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '))
    const space = stop > 0 ? stop + 1 : head.lastIndexOf(' ')
    const end = space > 0 ? space + 1 : pieceEnd(rest)
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...pieces, rest]
}

/** Where a piece without a space ends: between graphemes, or inside one that is longer than a piece. Never 0. */
function pieceEnd(text: string): number {
  const start = graphemeStart(text.slice(0, 2 * maxPieceChars), maxPieceChars)
  if (start > 0) return start
  const isInsidePair = /[\uD800-\uDBFF]/.test(text.charAt(maxPieceChars - 1))
  return isInsidePair ? maxPieceChars - 1 : maxPieceChars
}

function joinBroken(
  segments: readonly string[],
  abbreviations: ReadonlySet<string>,
  language: Language | null,
): string[] {
  const joined: string[] = []
  for (const segment of segments) {
    const before = joined.at(-1)
    if (before !== undefined && goesOn(before, segment, abbreviations, language))
      joined[joined.length - 1] = before + segment
    else joined.push(segment)
  }
  return joined.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

function goesOn(before: string, next: string, abbreviations: ReadonlySet<string>, language: Language | null): boolean {
  if (before.length > maxJoinedChars) return false
  if (/^[\p{Ll}”’»›)\],;:–—-]/u.test(next)) return true
  if (!/\s$/.test(before))
    return /[\p{L}\p{N}]\.$/u.test(before) && /^[\p{L}\p{N}]/u.test(next) && !/\p{Ll}\.$/u.test(before)
  const lastWord = /(?:^|[\s(“„«"'’])([^\s(“„«"'’]+)\.\s*$/u.exec(before.slice(-tailChars))?.[1]
  if (lastWord === undefined) return false
  if (abbreviations.has(lastWord.toLowerCase())) return true
  if (/^\p{Lu}$/u.test(lastWord)) return true
  if (/^(?:\p{L}\.)+\p{L}$/u.test(lastWord))
    return !/^(?:The|A|An|In|On|At|It|He|She|They|But|And|That|This)\s/.test(next)
  return language === 'german' && /^\d{1,2}$/.test(lastWord) && /^\p{Lu}/u.test(next)
}

/** “One. Two,” she said: joined while a quotation or bracket stays open and its end is near. */
function joinQuotations(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (let start = 0; start < sentences.length; ) {
    let end = start + 1
    let text = sentences[start] ?? ''
    if (hasOpenQuotation(text)) {
      const reach = closingAt(sentences, start)
      if (reach !== null) {
        text = sentences.slice(start, reach).join(' ')
        end = reach
      }
    }
    joined.push(text)
    start = end
  }
  return joined
}

function closingAt(sentences: readonly string[], start: number): number | null {
  let text = sentences[start] ?? ''
  for (let end = start + 1; end <= start + maxJoinedSentences && end < sentences.length; end += 1) {
    text += ` ${sentences[end]}`
    if (text.length > maxJoinedChars) return null
    if (!hasOpenQuotation(text)) return end + 1
  }
  return null
}

/** Whether quotation marks and brackets do not pair up. Apostrophes are left out of account. */
export function hasOpenQuotation(text: string): boolean {
  const marks = text.match(/["“”„«»()[\]]/g)
  if (!marks) return false
  const count = (wanted: string) => marks.filter((mark) => wanted.includes(mark)).length
  const isOdd = ['"', '“”„', '«»'].some((pair) => count(pair) % 2 === 1)
  return isOdd || count('(') !== count(')') || count('[') !== count(']')
}

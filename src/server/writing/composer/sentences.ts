import type { Language } from '#shared/rules/languages'
import { sentencesOf } from '#shared/text/sentences'
import { lengthOf } from '#shared/text/text-length'

export interface Sentence {
  /** As in the source, but for runs of white space, which become one space. */
  text: string
  /** Place among all sentences of the text, from 0. */
  index: number
  /** Number of its paragraph, from 0. */
  paragraph: number
  /** Whether it may be the rest of a sentence split by a line break; without capitals this cannot be told. */
  mayGoOn: boolean
}

/** A sentence's full stop with the marks that close behind it, in any script; questions and calls have others. */
export const fullStop = /[.。．｡।॥۔։።။។]["”“»’'」』】》）)]*$/u

/** Quotations longer than this stay split; they are too long for a post anyway. */
const maxJoinedChars = 450
const maxJoinedSentences = 5

/** Shorter lines without a full stop are headings. */
const minBroken = 40

/** A text's sentences; a quotation or bracket of several sentences stays whole. */
export function splitSentences(text: string, language: Language | null): Sentence[] {
  const sentences: Sentence[] = []
  paragraphsOf(text).forEach(({ text: paragraph, mayGoOn }, number) => {
    const cut = sentencesOf(paragraph, language, Number.POSITIVE_INFINITY)
    const whole = joinQuotations(cut.map(({ start, end }) => paragraph.slice(start, end)))
    whole.forEach((sentence, place) => {
      sentences.push({
        text: sentence,
        index: sentences.length,
        paragraph: number,
        mayGoOn: place === 0 && mayGoOn,
      })
    })
  })
  return sentences
}

/** Blank lines part paragraphs; a single line break does too, unless the next line plainly goes on. */
function paragraphsOf(text: string): { text: string; mayGoOn: boolean }[] {
  const hasCapitals = /\p{Lu}/u.test(text)
  const lines = text
    .replace(/[^\S\n]+/g, ' ')
    .replace(hasCapitals ? /([\p{L}\p{N},;–-]) ?\n ?(?=\p{Ll})/gu : /(?!)/u, '$1 ')
    .split('\n')
    .map((line) => line.trim())
  return lines.flatMap((line, at) => {
    if (line === '') return []
    const before = lines[at - 1] ?? ''
    const isBroken = lengthOf(before) >= minBroken && /[\p{L}\p{M}\p{N},，、،]$/u.test(before)
    // without capitals a new paragraph looks like a continued line
    return {
      text: line,
      mayGoOn: isBroken && (hasCapitals ? /^[^\p{L}]*\p{Lo}/u : /^[^\p{L}]*[\p{Lo}\p{Ll}]/u).test(line),
    }
  })
}

/** Joins two consecutive sentences: Chinese and Japanese put no blank between. */
export function inRow(first: string, second: string): string {
  return `${first}${/[。．｡！？」』”]）*$/u.test(first) && /^[\p{Lo}「『“（]/u.test(second) ? '' : ' '}${second}`
}

/** “One. Two,” she said: joined while a quotation or bracket is open and closes soon. */
function joinQuotations(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (let start = 0; start < sentences.length; ) {
    let end = start + 1
    let text = sentences[start] ?? ''
    if (hasOpenQuotation(text)) {
      const reach = closingAt(sentences, start)
      if (reach !== null) {
        text = sentences.slice(start, reach).reduce(inRow)
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
    text = inRow(text, sentences[end] ?? '')
    if (text.length > maxJoinedChars) return null
    if (!hasOpenQuotation(text)) return end + 1
  }
  return null
}

const pairs = ['()', '[]', '（）', '「」', '『』', '《》', '【】']

/** Whether quotation marks and brackets do not pair up. Apostrophes are left out of account. */
export function hasOpenQuotation(text: string): boolean {
  const marks = text.match(/["“”„«»()[\]（）「」『』《》【】]/gu)
  if (!marks) return false
  const count = (wanted: string) => marks.filter((mark) => wanted.includes(mark)).length
  const isOdd = ['"', '“”„', '«»'].some((pair) => count(pair) % 2 === 1)
  return isOdd || pairs.some((pair) => count(pair.charAt(0)) !== count(pair.charAt(1)))
}

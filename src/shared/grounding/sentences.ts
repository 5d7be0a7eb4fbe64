import type { Lexicon } from './languages/language-of.ts'

export interface Stretch {
  start: number
  end: number
}

/** Matched from the start of a row of stops: tried from each of them, a long row would take quadratic time. */
const stop = /(?<![.!?…])[.!?…]+["'”“’»«›‹)\]]*\s+/gu
const lineEnd = /[\n\r\u2028\u2029]|$/g

/** The lines of a text that hold anything; a claim never reaches over a line's end. */
export function paragraphsOf(text: string): Stretch[] {
  const stretches: Stretch[] = []
  let start = 0
  for (const { index: end } of text.matchAll(lineEnd)) {
    if (/\S/u.test(text.slice(start, end))) stretches.push({ start, end })
    start = end + 1
  }
  return stretches
}

/** Longest sentence, in UTF-16 units: comparing takes quadratic time, and anything longer is no sentence. */
const longestSentence = 1_000

/** The sentences of one line, without the space around them; what has no end in sight is parted between words. */
export function sentencesOf(line: string, lexicon: Lexicon): Stretch[] {
  return wholeSentencesOf(line, lexicon).flatMap(({ start, end }) => {
    const parts: Stretch[] = []
    let from = start
    while (end - from > longestSentence) {
      const space = line.lastIndexOf(' ', from + longestSentence)
      const to = space > from ? space : from + longestSentence
      parts.push(trimmed(line, from, to))
      from = to
    }
    return [...parts, trimmed(line, from, end)].filter((part) => part.end > part.start)
  })
}

function wholeSentencesOf(line: string, lexicon: Lexicon): Stretch[] {
  const sentences: Stretch[] = []
  let start = 0
  for (const match of line.matchAll(stop)) {
    const end = match.index + match[0].trimEnd().length
    if (!endsSentence(line, start, match, lexicon)) continue
    sentences.push(trimmed(line, start, end))
    start = match.index + match[0].length
  }
  sentences.push(trimmed(line, start, line.length))
  return sentences.filter(({ start: from, end }) => end > from)
}

function endsSentence(line: string, start: number, match: RegExpExecArray, lexicon: Lexicon): boolean {
  const next = line.slice(match.index + match[0].length, match.index + match[0].length + 2)
  if (/^\p{Ll}/u.test(next)) return false
  if (!match[0].startsWith('.') || match[0].startsWith('..')) return true
  const before = line.slice(Math.max(start, match.index - 20), match.index)
  const last = /[^\s("“„«‘'’»]*$/u.exec(before)?.[0] ?? ''
  if (/^\p{Lu}$/u.test(last) || /^(?:\p{L}\.)+\p{L}$/u.test(last)) return false
  if (lexicon.abbreviations.has(last.toLowerCase())) return false
  return !(lexicon.id === 'german' && /^\d{1,2}$/.test(last) && /^\p{Lu}/u.test(next))
}

function trimmed(line: string, start: number, end: number): Stretch {
  const text = line.slice(start, end)
  const from = start + text.length - text.trimStart().length
  return { start: from, end: Math.max(from, start + text.trimEnd().length) }
}

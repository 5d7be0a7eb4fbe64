import type { Span } from '#shared/text/sentences'

interface Part {
  start: number
  text: string
  /** The words that it is; null between them. */
  words: string | null
}

/** Splits a sentence at the first occurrence of each of these words. Of overlapping words the first counts. */
export function splitAtWords(sentence: string, all: readonly string[]): Part[] {
  const found: Part[] = []
  for (const words of all) {
    const start = sentence.indexOf(words)
    const end = start + words.length
    const isFree = found.every((each) => end <= each.start || each.start + each.text.length <= start)
    if (start >= 0 && words !== '' && isFree) found.push({ start, text: words, words })
  }
  const parts: Part[] = []
  let at = 0
  for (const part of found.sort((a, b) => a.start - b.start)) {
    if (part.start > at) parts.push({ start: at, text: sentence.slice(at, part.start), words: null })
    parts.push(part)
    at = part.start + part.text.length
  }
  if (at < sentence.length) parts.push({ start: at, text: sentence.slice(at), words: null })
  return parts
}

/** Where words of a sentence are in a text, or the sentence; null once the text no longer has it. */
export function placeOfWords(text: string, sentence: string, words = sentence): Span | null {
  const at = text.indexOf(sentence)
  if (at < 0) return null
  const start = at + Math.max(0, sentence.indexOf(words))
  return { start, end: start + words.length }
}

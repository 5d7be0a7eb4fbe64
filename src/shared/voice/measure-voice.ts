import type { Language } from '#shared/rules/languages'
import { paragraphsOf, sentencesOf } from '#shared/text/sentences'
import { type Opening, openingOf } from './opening.ts'
import type { Span } from './shared-passage.ts'
import { withoutMachineText, wordsOf } from './words.ts'

/** What is measured of a text by counting. Signs are counted for each 100 words. */
export const figureNames = [
  'sentenceLength',
  'sentenceSpread',
  'paragraphLength',
  'firstLine',
  'emoji',
  'exclamations',
  'questions',
  'dashes',
  'colons',
  'ellipses',
] as const

export type FigureName = (typeof figureNames)[number]
export type TraitName = FigureName | 'opening' | 'wordUse'

export interface Voice {
  language: Language
  words: number
  figures: Readonly<Record<FigureName, number>>
  opening: Opening
  /** How often each word occurs. */
  counts: ReadonlyMap<string, number>
  /** Where a figure comes from, as far as one place shows it: the longest sentence, the first dash. */
  places: Readonly<Partial<Record<FigureName | 'opening', Span>>>
}

const signs = {
  emoji: /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu,
  exclamations: /!/g,
  questions: /\?/g,
  dashes: /[–—]|(?<=\s)-(?=\s)/g,
  colons: /:(?!\/\/)(?=\s|$)/gm,
  ellipses: /…|\.{3,}/g,
} as const

/** Null for a text without a word. Hashtags and addresses are left out of account, and so are lines of nothing else. */
export function measureVoice(text: string, language: Language): Voice | null {
  const read = withoutMachineText(text)
  const words = wordsOf(read)
  if (words.length === 0) return null
  const lines = paragraphsOf(read).filter(({ start, end }) => /[\p{L}\p{N}]/u.test(read.slice(start, end)))
  const sentences = lines.flatMap((line) => sentencesIn(read, line, language))
  const sentenceLengths = sentences.map((span) => wordsIn(read, span))
  const lineLengths = lines.map((span) => wordsIn(read, span))
  const firstLine = lines[0] ?? { start: 0, end: 0 }
  const firstSentence = sentences[0] ?? firstLine

  const places: Partial<Record<FigureName | 'opening', Span>> = { firstLine, opening: firstSentence }
  Object.assign(places, longestOf('sentenceLength', sentences, sentenceLengths))
  Object.assign(places, longestOf('paragraphLength', lines, lineLengths))
  const perHundred = (name: keyof typeof signs) => {
    const found = [...read.matchAll(signs[name])]
    const first = found[0]
    if (first) places[name] = { start: first.index, end: first.index + first[0].length }
    return (100 * found.length) / words.length
  }
  return {
    language,
    words: words.length,
    figures: {
      sentenceLength: quantile(sentenceLengths, 0.5),
      sentenceSpread: quantile(sentenceLengths, 0.75) - quantile(sentenceLengths, 0.25),
      paragraphLength: quantile(lineLengths, 0.5),
      firstLine: read.slice(firstLine.start, firstLine.end).trim().length,
      emoji: perHundred('emoji'),
      exclamations: perHundred('exclamations'),
      questions: perHundred('questions'),
      dashes: perHundred('dashes'),
      colons: perHundred('colons'),
      ellipses: perHundred('ellipses'),
    },
    opening: openingOf(read.slice(firstSentence.start, firstSentence.end), language),
    counts: countsOf(words.map(({ plain }) => plain)),
    places,
  }
}

function sentencesIn(text: string, line: Span, language: Language): Span[] {
  return sentencesOf(text.slice(line.start, line.end), language)
    .map(({ start, end }) => ({ start: start + line.start, end: end + line.start }))
    .filter((span) => wordsIn(text, span) > 0)
}

function wordsIn(text: string, { start, end }: Span): number {
  return wordsOf(text.slice(start, end)).length
}

function longestOf(name: FigureName, spans: readonly Span[], lengths: readonly number[]) {
  const longest = spans[lengths.indexOf(Math.max(...lengths))]
  return longest && { [name]: longest }
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Interpolates between the two nearest values; 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = share * (sorted.length - 1)
  const low = sorted[Math.floor(at)] ?? 0
  const high = sorted[Math.ceil(at)] ?? low
  return low + (high - low) * (at - Math.floor(at))
}

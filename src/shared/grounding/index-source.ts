import type { Language } from '#shared/rules/languages'
import { recogniseLanguage } from '#shared/text/recognise-language'
import type { DateClaim, NameClaim, NumberClaim, Passage } from './claims.ts'
import { keyOfWords } from './find-quotations.ts'
import { readLine } from './read-passages.ts'
import { paragraphsOf } from './sentences.ts'
import { isCapital } from './tokens.ts'

/** A source prepared once, to check any number of posts against. */
export interface SourceIndex {
  language: Language
  sentences: Passage[]
  numbers: Found<NumberClaim>[]
  dates: Found<DateClaim>[]
  names: Found<NameClaim>[]
  /** Sentences by the content words they hold. */
  byStem: ReadonlyMap<string, number[]>
  /** Sentences by the capital words they hold. */
  byCapital: ReadonlyMap<string, number[]>
  /** Words of what is a name beyond doubt. */
  sureWords: ReadonlySet<string>
  years: ReadonlySet<number>
  /** All words between single spaces, and for each sentence where its words begin in it. */
  key: string
  keyStarts: number[]
  /** The quoted words alone: “We won,” she said, “at last” without the middle. */
  quotedKey: string
}

export interface Found<Kind> {
  sentence: number
  claim: Kind
}

export function indexSource(text: string, language: Language = recogniseLanguage(text) ?? 'english'): SourceIndex {
  const lines = paragraphsOf(text).map(({ start, end }) => readLine(text.slice(start, end), start, language))
  const sentences = lines.flatMap(({ passages }) => passages)
  const listed = <Kind>(pick: (passage: Passage) => Kind[]): Found<Kind>[] =>
    sentences.flatMap((passage, sentence) => pick(passage).map((claim) => ({ sentence, claim })))
  const dates = listed((passage) => passage.dates)
  const names = listed((passage) => passage.names)
  const { key, keyStarts } = joinKeys(sentences)
  return {
    language,
    sentences,
    numbers: listed((passage) => passage.numbers),
    dates,
    names,
    sureWords: new Set(names.flatMap(({ claim }) => (claim.isSure ? claim.words : []))),
    byStem: group(sentences, (passage) => passage.stems),
    byCapital: group(sentences, capitalsOf),
    years: new Set(dates.flatMap(({ claim }) => claim.date.year ?? [])),
    key,
    keyStarts,
    quotedKey: keyOfWords(
      lines.flatMap(({ quotations }) => quotations.flatMap(({ parts }) => parts.join(' ').trim().split(/\s+/))),
    ),
  }
}

function capitalsOf(passage: Passage): Set<string> {
  return new Set(passage.tokens.filter(isCapital).map(({ word }) => word.replace(/'s$/, '')))
}

function group(
  sentences: readonly Passage[],
  wordsOf: (passage: Passage) => ReadonlySet<string>,
): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  sentences.forEach((passage, sentence) => {
    for (const word of wordsOf(passage)) {
      const known = groups.get(word)
      if (known) known.push(sentence)
      else groups.set(word, [sentence])
    }
  })
  return groups
}

function joinKeys(sentences: readonly Passage[]): { key: string; keyStarts: number[] } {
  const keyStarts: number[] = []
  const parts: string[] = [' ']
  let length = 1
  for (const { key } of sentences) {
    keyStarts.push(length - 1)
    const words = key.slice(1)
    parts.push(words)
    length += words.length
  }
  return { key: parts.join(''), keyStarts }
}

/** The sentence that holds the given place of `key`. */
export function sentenceAt(index: SourceIndex, place: number): number {
  let [low, high] = [0, index.keyStarts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((index.keyStarts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

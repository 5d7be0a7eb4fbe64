import { languagePacks } from '#shared/languages/packs'
import type { Language } from '#shared/rules/languages'
import { findQuoted } from '#shared/text/quoted'
import { paragraphsOf, type Span } from '#shared/text/sentences'
import type { Passage } from './claims.ts'
import { overlapOf, sharedWords, shareOf } from './context.ts'
import { readPostLine } from './find-claims.ts'
import { indexSource, type SourceIndex } from './index-source.ts'
import { wordsOf } from './lexicon.ts'

/** What of a post its author adds to the source: sentences that no source has, and that someone stands for. */

export interface OwnPoint extends Span {
  text: string
}

export interface OwnPointOptions {
  language: Language
  /** Words that the author gave for this post: an opinion, what a refinement was to say. */
  given?: string | undefined
  /** The post's texts as models wrote them: what is in none of them, the author typed. Empty if nobody knows. */
  written?: readonly string[]
}

/** From this share of its words on, a sentence retells one of the source's. */
const retold = 0.6
/** From this share on, a sentence says what the author gave, or what a model had written. */
const alike = 0.5
/** Shorter sentences say too little to compare. */
const minWords = 3

export function findOwnPoints(
  post: string,
  sources: readonly SourceIndex[],
  { language, given, written = [] }: OwnPointOptions,
): OwnPoint[] {
  const own = given ? indexSource(given, language) : null
  const models = written.map((text) => indexSource(text, language))
  return paragraphsOf(post).flatMap(({ start, end }) => {
    const line = post.slice(start, end)
    const { passages, namesSource } = readPostLine(line, start, language)
    if (namesSource) return []
    const quoted = findQuoted(line).map((span) => ({ start: span.start + start, end: span.end + start }))
    return passages
      .filter((passage) => !isQuestion(passage) && !isRetold(passage, sources))
      .filter((passage) => {
        const isNew = passage.stems.size >= minWords && !isMadeOf(passage, sources)
        const isTyped = models.length > 0 && isNew && !isLike(passage, models)
        return speaks(passage, quoted, language) || isTyped || (own !== null && isLike(passage, [own]))
      })
      .map(({ start: from, end: to, text }) => ({ start: from, end: to, text }))
  })
}

/** A question hands the point to the reader. */
function isQuestion({ text }: Passage): boolean {
  return /\?["”’»)\s]*$/u.test(text)
}

function isRetold(passage: Passage, sources: readonly SourceIndex[]): boolean {
  return sources.some((source) => shareIn(passage, source) >= retold)
}

/** Whether its words are the sources', from several of their sentences. */
function isMadeOf(passage: Passage, sources: readonly SourceIndex[]): boolean {
  const words = [...passage.stems]
  return words.filter((stem) => sources.some(({ byStem }) => byStem.has(stem))).length >= retold * words.length
}

function isLike(passage: Passage, texts: readonly SourceIndex[]): boolean {
  return texts.some((text) => shareIn(passage, text) >= alike)
}

/** The largest share of the sentence's words in one of the text's; all of it where the text has it word for word. */
function shareIn(passage: Passage, text: SourceIndex): number {
  const overlap = overlapOf(passage, text)
  if (overlap.verbatim !== null) return 1
  if (overlap.best === null || sharedWords(overlap, overlap.best) < 2) return 0
  return shareOf(overlap, overlap.best)
}

/** Whether the author speaks in it, in the first person. */
function speaks({ tokens }: Passage, quoted: readonly Span[], language: Language): boolean {
  const speaker = speakerWords(language)
  const said = tokens.filter(({ start, end }) => !quoted.some((span) => span.start <= start && end <= span.end))
  // US is no pronoun
  return said.some(({ word, plain }) => speaker.has(word) && !/^\p{Lu}{2}/u.test(plain))
}

const known = new Map<Language, ReadonlySet<string>>()

function speakerWords(language: Language): ReadonlySet<string> {
  const found = known.get(language)
  if (found) return found
  const { i, we } = languagePacks[language].voice.persons
  const words = new Set(wordsOf(`${i} ${we}`))
  known.set(language, words)
  return words
}

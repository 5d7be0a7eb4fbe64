import { cutText } from '#shared/linkedin/cut'
import type { Language } from '#shared/rules/languages'
import type { WritingRequest, WritingSource } from '../writer.ts'
import { bodyOf, type Fact, findFacts } from './facts.ts'
import { findHashtags } from './hashtags.ts'
import { languageOf } from './language.ts'
import { findPeople, type People } from './names.ts'
import { findUnits } from './own-text.ts'
import { findQuotations, type Quotation } from './quotations.ts'
import { type Sentence, splitSentences } from './sentences.ts'

/** Half a book; later parts of a longer text cannot change a post of a dozen sentences. */
const readChars = 200_000

/** What a source has for a post. */
export interface Material {
  language: Language | null
  /** How many sentences there are besides the headline. */
  sentenceCount: number
  /** What can be quoted, or of the author's own text reused; in the source's order. */
  facts: Fact[]
  quotations: Quotation[]
  people: People
  hashtags: string[]
}

export function readMaterial({ source, brief }: Pick<WritingRequest, 'source' | 'brief'>): Material {
  const language = languageOf(source.text, source.language)
  const people = findPeople(source.text, language)
  const hashtags = findHashtags(source, { language, people }, brief.hashtags)
  const sentences = sentencesOf(source, language)
  const known = {
    language,
    sentenceCount: sentences.filter(({ text }) => text !== source.title).length,
    people,
    hashtags,
  }
  if (source.isOwn) return { ...known, facts: findUnits(source, language), quotations: [] }
  const facts = findFacts(sentences, source, language, brief)
  const quotations = findQuotations(bodyOf(sentences), people, source.published, language)
  return { ...known, facts, quotations }
}

export function sentencesOf({ text }: Pick<WritingSource, 'text'>, language: Language | null): Sentence[] {
  return splitSentences(cutText(text, readChars, '', { atWord: true }), language)
}

import { cutText } from '#shared/linkedin/cut'
import type { Language } from '#shared/rules/languages'
import type { WritingRequest, WritingSource } from '../writer.ts'
import { findCandidates, type SourceWriting, withoutInstructions } from './candidates.ts'
import { findHashtags } from './hashtags.ts'
import { headlineOf } from './headline.ts'
import { languageOf, localeOf } from './language.ts'
import { findPeople, type People } from './names.ts'
import { findUnits } from './own-text.ts'
import { findQuotations, type Quotation } from './quotations.ts'
import { type Aim, type Ranked, rankSentences } from './rank.ts'
import { type Sentence, splitSentences } from './sentences.ts'
import { formOf } from './text-form.ts'
import { subjectStems } from './words.ts'

/** Half a book; later parts of a longer text cannot change a post of a dozen sentences. */
const readChars = 200_000
/** With so many of the headline's words a short sentence says nothing more. */
const sameShare = 0.75

/** What a source has for a post. */
export interface Material {
  language: Language | null
  /** What can be quoted, or of the author's own text taken over, each alone; in the source's order. */
  facts: Ranked[]
  quotations: Quotation[]
  people: People
  hashtags: string[]
}

export function readMaterial({ source, plan }: Pick<WritingRequest, 'source' | 'plan'>): Material {
  const writing = languageOfSource(source)
  const { language } = writing
  const { sentences, ranked } = readSource(source, writing, plan)
  const people = findPeople(source.text, language)
  const hashtags = findHashtags(source, { language, people }, plan.hashtags)
  const quotations = source.isOwn
    ? []
    : findQuotations(withoutInstructions(sentences), people, source.published, language)
  return { language, facts: ranked, quotations, people, hashtags }
}

/** A source's sentences, and those that can stand in a post alone with what they say of the text. */
export function readSource(
  source: WritingSource,
  writing: SourceWriting,
  aim?: Aim,
): { sentences: Sentence[]; ranked: Ranked[] } {
  const { language } = writing
  const sentences = splitSentences(cutText(source.text, readChars, '', { atWord: true }), language)
  const titleStems = new Set(subjectStems(source.title, language))
  const headline = source.isOwn ? null : headlineOf(source, language)
  const candidates = source.isOwn
    ? findUnits(sentences, language)
    : findCandidates(sentences, titleStems, writing, source.published).filter(
        ({ text }) => headline === null || !saysTitle(text, titleStems, language),
      )
  return { sentences, ranked: rankSentences(candidates, titleStems, language, aim) }
}

/** The headline once more, with a word or two besides. */
function saysTitle(text: string, titleStems: ReadonlySet<string>, language: Language | null): boolean {
  const stems = new Set(subjectStems(text, language))
  const shared = [...stems].filter((stem) => titleStems.has(stem)).length
  return shared > sameShare * titleStems.size && stems.size <= titleStems.size + 2
}

/** The language that a source is written in, and in what form. */
export function languageOfSource({ text, language: declared }: WritingSource): SourceWriting {
  const language = languageOf(text, declared)
  return { language, form: formOf(text, localeOf(language, text, declared)) }
}

import { cutText } from '#shared/linkedin/cut'
import { type Language, languages } from '#shared/rules/languages'
import type { WritingRequest, WritingSource } from '../writer.ts'
import { findCandidates, stripPrefix } from './candidates.ts'
import { findKeyPhrases, hashtagOf } from './key-phrases.ts'
import { languageOf, localeOf } from './language.ts'
import { type Ranked, rankSentences } from './rank.ts'
import { chooseSentences, type Selection, toSelection } from './select.ts'
import { type Sentence, splitSentences } from './sentences.ts'
import { type PointForm, setPost, sourceLineOf } from './set-post.ts'
import { subjectStems } from './words.ts'

/** Half a book; later parts of a longer text cannot change a post of a dozen sentences. */
const readChars = 200_000
const maxHashtags = 5

/**
 * Sets a post from the article's own sentences, without a model: the same article gives the same post, offline.
 * Only the opinion, the source line and the hashtags are not the article's words. It cannot translate, so the post keeps
 * the article's language and `note` says so when another one was asked for.
 */
export function composePost(request: WritingRequest): { text: string; note: string | null } {
  const { source, voice } = request
  const { language, locale } = tongueOf(source)
  const selection = selectFrom(source, language, locale, formFor(voice.style.name).maxPoints)
  return { text: setSelection(request, selection), note: noteFor(request) }
}

/** The post of a selection, with what does not depend on it. */
export function setSelection({ source, voice }: WritingRequest, selection: Selection): string {
  const { language, locale } = tongueOf(source)
  return setPost(
    {
      ...selection,
      opinion: voice.opinion.trim(),
      sourceLine: sourceLineOf(source, language, locale),
      hashtags: hashtagsFor(source, language),
    },
    formFor(voice.style.name).points,
  )
}

/** The sentences a post of this source would have, without setting them. */
export function selectFrom(
  source: WritingSource,
  language: Language | null,
  locale: string,
  maxPoints: number,
): Selection {
  const { sentences, ranked } = readSource(source, language, locale)
  const chosen = chooseSentences(ranked, maxPoints, language)
  return chosen ? toSelection(chosen) : tellFromStart(source.title, sentences)
}

/** A source's sentences, and those that can stand in a post alone; of a text of a few sentences none can. */
export function readSource(
  source: WritingSource,
  language: Language | null,
  locale: string,
): { sentences: Sentence[]; ranked: Ranked[] } {
  const sentences = splitSentences(cutText(source.text, readChars, '', { atWord: true }), language, locale)
  if (sentences.length <= shortTextSentences) return { sentences, ranked: [] }
  const titleStems = new Set(subjectStems(source.title, language))
  return { sentences, ranked: rankSentences(findCandidates(sentences, titleStems, language), titleStems, language) }
}

const shortTextSentences = 4
const maxFallBackChars = 500

/** A text of a few sentences, or one without any that stands alone, is best told from its beginning. */
function tellFromStart(title: string, sentences: readonly Sentence[]): Selection {
  const texts = sentences.map(toldText)
  const [hook = title.trim(), ...points] = [...new Set(texts)].slice(0, shortTextSentences)
  return { hook, points, takeaway: null }
}

/** A sentence as it is told where none stands alone. */
export function toldText(sentence: Sentence): string {
  return cutText(stripPrefix(sentence.text), maxFallBackChars, '', { atWord: true })
}

/** The language a source is composed in, and how to write days in it. */
export function tongueOf(source: WritingSource): { language: Language | null; locale: string } {
  const language = languageOf(source.text, source.language)
  return { language, locale: localeOf(language, source.language) }
}

export function formFor(styleName: string): { points: PointForm; maxPoints: number } {
  if (/casual|conversational|personal|story/i.test(styleName)) return { points: 'paragraphs', maxPoints: 3 }
  if (/technical|detailed|analy/i.test(styleName)) return { points: 'list', maxPoints: 5 }
  return { points: 'list', maxPoints: 3 }
}

function hashtagsFor(source: WritingSource, language: Language | null): string[] {
  const tags = findKeyPhrases(source.title, source.text, language, 2 * maxHashtags).map(hashtagOf)
  const distinct = new Map(tags.flatMap((tag) => (tag ? [[tag.toLowerCase(), tag] as const] : [])))
  return [...distinct.values()].slice(0, maxHashtags)
}

/** What the author should know where another language was asked for than the article's. */
export function noteFor({ source, language: wanted }: WritingRequest): string | null {
  const { language, locale } = tongueOf(source)
  if (wanted === language) return null
  const name = language ? languages[language].label : nameOf(locale)
  return `Composed without AI: the post stays in the article's language${name ? `, ${name}` : ''}.`
}

function nameOf(locale: string): string {
  return locale === 'und' ? '' : (new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(locale) ?? '')
}

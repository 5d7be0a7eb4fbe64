import { cutText } from '#shared/linkedin/cut'
import { type Language, languages } from '#shared/rules/languages'
import type { WritingRequest, WritingSource } from '../writer.ts'
import { findCandidates, stripPrefix } from './candidates.ts'
import { findKeyPhrases, hashtagOf } from './key-phrases.ts'
import { languageOf, localeOf } from './language.ts'
import { rankSentences } from './rank.ts'
import { type Selection, selectSentences } from './select.ts'
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
  const language = languageOf(source.text, source.language)
  const locale = localeOf(language, source.language)
  const form = formFor(voice.style.name)
  const selection = selectFrom(source, language, locale, form.maxPoints)
  const text = setPost(
    {
      ...selection,
      opinion: voice.opinion.trim(),
      sourceLine: sourceLineOf(source, language, locale),
      hashtags: hashtagsFor(source, language),
    },
    form.points,
  )
  return { text, note: noteFor(request.language, language, locale) }
}

/** The sentences a post of this source would have, without setting them. */
export function selectFrom(
  source: WritingSource,
  language: Language | null,
  locale: string,
  maxPoints: number,
): Selection {
  const sentences = splitSentences(cutText(source.text, readChars, '', { atWord: true }), language, locale)
  const titleStems = new Set(subjectStems(source.title, language))
  const ranked = rankSentences(findCandidates(sentences, titleStems, language), titleStems, language)
  const isShort = sentences.length <= shortTextSentences
  return (isShort ? null : selectSentences(ranked, maxPoints, language)) ?? tellFromStart(source.title, sentences)
}

const shortTextSentences = 4
const maxFallBackChars = 500

/** A text of a few sentences, or one without any that stands alone, is best told from its beginning. */
function tellFromStart(title: string, sentences: readonly Sentence[]): Selection {
  const texts = sentences.map((sentence) => cutText(stripPrefix(sentence.text), maxFallBackChars, '', { atWord: true }))
  const [hook = title.trim(), ...points] = [...new Set(texts)].slice(0, shortTextSentences)
  return { hook, points, takeaway: null }
}

function formFor(styleName: string): { points: PointForm; maxPoints: number } {
  if (/casual|conversational|personal|story/i.test(styleName)) return { points: 'paragraphs', maxPoints: 3 }
  if (/technical|detailed|analy/i.test(styleName)) return { points: 'list', maxPoints: 5 }
  return { points: 'list', maxPoints: 3 }
}

function hashtagsFor(source: WritingSource, language: Language | null): string[] {
  const tags = findKeyPhrases(source.title, source.text, language, 2 * maxHashtags).map(hashtagOf)
  const distinct = new Map(tags.flatMap((tag) => (tag ? [[tag.toLowerCase(), tag] as const] : [])))
  return [...distinct.values()].slice(0, maxHashtags)
}

function noteFor(wanted: string, language: Language | null, locale: string): string | null {
  if (wanted === language) return null
  const name = language ? languages[language].label : nameOf(locale)
  return `Composed without AI: the post stays in the article's language${name ? `, ${name}` : ''}.`
}

function nameOf(locale: string): string {
  return locale === 'und' ? '' : (new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(locale) ?? '')
}

import { inEnglish } from '#shared/errors/in-english'
import { because } from '#shared/errors/reason'
import { languages } from '#shared/rules/languages'
import { isSeveral } from '../several-sources.ts'
import type { WritingRequest } from '../writer.ts'
import { chooseComposition } from './composition.ts'
import { languageOfSource, readMaterial } from './material.ts'
import { setPost } from './set-post.ts'

/**
 * Sets a post without a model: the author's own line, then what the article says, quoted and in its outlet's name. Of
 * several sources it quotes the first alone. The same article gives the same post, offline. It cannot translate, so the post keeps the article's language and `note`
 * says so when another one was asked for.
 */
export function composePost(request: WritingRequest): { text: string; note: string | null } {
  const material = readMaterial(request)
  const composition = chooseComposition(material.facts, material, request)
  return { text: setPost(composition, material, request), note: noteFor(request) }
}

/** What the author should know where another language was asked for than the article's, or there are more sources. */
export function noteFor(request: WritingRequest): string | null {
  const { language, locale } = languageOfSource(request.source)
  const isAsked = request.language === language
  const name = isAsked ? '' : language ? languages[language].label : nameOf(locale)
  if (isSeveral(request)) return inEnglish(because('composedFromFirstSource', { language: name }))
  return isAsked ? null : inEnglish(because('composedInSourceLanguage', { language: name }))
}

function nameOf(locale: string): string {
  return locale === 'und' ? '' : (new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(locale) ?? '')
}

import { AppError } from '#server/platform/errors'
import { inEnglish } from '#shared/errors/in-english'
import { because } from '#shared/errors/reason'
import { languages } from '#shared/rules/languages'
import { isSeveral } from '../several-sources.ts'
import type { WritingRequest } from '../writer.ts'
import { chooseComposition, isEnough } from './composition.ts'
import { findBeginning } from './facts.ts'
import { languageOf, localeOf } from './language.ts'
import { type Material, readMaterial } from './material.ts'
import { type Composition, setPost } from './set-post.ts'

/**
 * Composes a post without a model: the author's own line, then the article's sentences, quoted and attributed to its
 * outlet. Of several sources it quotes only the first. Deterministic and offline. It cannot translate, so the post
 * keeps the article's language and `note` says so if another one was requested; around quotations in an unsupported
 * language its own words are in the requested one. What someone pasted or uploaded was chosen by them: its beginning is
 * quoted where no sentence of it can stand alone.
 * @throws AppError model_not_supported if a page gives too little and the author no line of their own
 */
export function composePost(request: WritingRequest): { text: string; note: string | null } {
  const material = readMaterial(request)
  const composition = chooseComposition(material.facts, material, request)
  if (mayStand(composition, material, request))
    return { text: setPost(composition, material, request), note: noteFor(request) }

  const { source } = request
  const beginning = source.url === null ? findBeginning(source, material.language) : null
  if (!beginning) throw new AppError('model_not_supported', 'composerQuotesTooLittle')
  const title = beginning.text.startsWith(source.title) ? '' : source.title // it would be said twice
  const quoting = { opening: null, facts: [beginning], quotation: null }
  return { text: setPost(quoting, material, { ...request, source: { ...source, title } }), note: noteFor(request) }
}

/** A line of the author's own is a post, whatever else the article has to say. */
function mayStand(composition: Composition, material: Material, { source, voice, brief }: WritingRequest): boolean {
  if (voice.opinion.trim() !== '' || brief.stance?.trim()) return true
  return source.isOwn ? composition.opening !== null : isEnough(composition, material, source)
}

/** The note for the author if another language than the article's was requested, or there are further sources. */
export function noteFor(request: WritingRequest): string | null {
  const { text, language: declared } = request.source
  const language = languageOf(text, declared)
  const isAsked = request.language === language
  const name = isAsked ? '' : language ? languages[language].label : nameOf(localeOf(language, text, declared))
  if (isSeveral(request)) return inEnglish(because('composedFromFirstSource', { language: name }))
  if (isAsked) return null
  const isFramed = language === null && !request.source.isOwn
  return inEnglish(because(isFramed ? 'composedAroundQuotations' : 'composedInSourceLanguage', { language: name }))
}

function nameOf(locale: string): string {
  return locale === 'und' ? '' : (new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(locale) ?? '')
}

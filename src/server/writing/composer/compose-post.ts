import { AppError } from '#server/platform/errors'
import { inEnglish } from '#shared/errors/in-english'
import { because, type Reason } from '#shared/errors/reason'
import { languages } from '#shared/rules/languages'
import { codeByScript } from '#shared/text/language-code'
import { isSeveral } from '../several-sources.ts'
import type { WritingRequest, WritingSource } from '../writer.ts'
import { chooseComposition } from './composition.ts'
import { titleOf } from './headline.ts'
import { languageOfSource, readMaterial } from './material.ts'
import { ownFirstLine } from './own-text.ts'
import { type Composition, setPost } from './set-post.ts'

/**
 * Sets a post without a model: the author's own line, then what the article says, quoted and in its outlet's name. Of
 * several sources it quotes the first alone. The same article gives the same post, offline. It cannot translate, so the post keeps the article's language and `note`
 * says so when another one was asked for; around quotations in none of ours it speaks the language asked for.
 * @throws AppError model_not_supported where nothing of the article can be quoted
 */
export function composePost(request: WritingRequest): { text: string; note: string | null } {
  const material = readMaterial(request)
  const composition = chooseComposition(material.facts, material, request)
  if (isEmpty(composition) && !isTitleEnough(request.source))
    throw new AppError('model_not_supported', refusalFor(request))
  return { text: setPost(composition, material, request), note: noteFor(request) }
}

function isEmpty({ opening, facts, quotation }: Composition): boolean {
  return opening === null && facts.length === 0 && quotation === null
}

/**
 * An article that gives no more than its headline gives a short post. In a script that the composer hardly knows it may
 * well have more to say.
 */
function isTitleEnough(source: WritingSource): boolean {
  if (source.isOwn) return ownFirstLine(source) !== null
  return titleOf(source) !== null && codeByScript(source.text) === undefined
}

function refusalFor({ source }: WritingRequest): Reason {
  const { language, form } = languageOfSource(source)
  return because('composerQuotesNothing', { language: language ? '' : nameOf(form.locale) })
}

/** What the author should know where another language was asked for than the article's, or there are more sources. */
export function noteFor(request: WritingRequest): string | null {
  const { language, form } = languageOfSource(request.source)
  const isAsked = request.language === language
  const name = isAsked ? '' : language ? languages[language].label : nameOf(form.locale)
  if (isSeveral(request)) return inEnglish(because('composedFromFirstSource', { language: name }))
  if (isAsked) return null
  const isFramed = language === null && !request.source.isOwn
  return inEnglish(because(isFramed ? 'composedAroundQuotations' : 'composedInSourceLanguage', { language: name }))
}

function nameOf(locale: string): string {
  return locale === 'und' ? '' : (new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(locale) ?? '')
}

import type { Body } from '#shared/contract/contract'
import { type FormValues, handedOverIn, type SourceTab, usableSources } from './form-values.ts'
import type { Choices } from './resolve-choices.ts'
import { type FormPlan, unusualParts } from './resolve-plan.ts'

/** The form as it is when a post is to be written from it. */
export interface FilledForm {
  values: FormValues
  tab: SourceTab
  file: File | null
  choices: Choices
  plan: FormPlan
  /** Whether the source is the author's own text; null leaves it to the server. */
  isOwn: boolean | null
}

/** One generation as it is sent: JSON, or with a file a multipart form of the same fields. */
export interface GenerationRequest {
  body: Body<'generatePost'>
  file: File | null
  /** Of the file. */
  speakerNotes?: boolean
}

/** What the author said yes to, of a source that was read. */
export interface Confirmations {
  articleId?: string | undefined
  /** It could be read only in part. */
  toPart?: boolean
  /** It may deserve no post. */
  toTopic?: boolean
}

/**
 * The open tab names the source; a source kept by the server is named by its id instead of being sent again.
 * @param yes what the author said yes to; with the id of what was read, exactly that is used
 */
export function buildRequest(
  { values, tab, file, choices, plan, isOwn }: FilledForm,
  yes: Confirmations = {},
): GenerationRequest {
  const opinion = values.opinion.trim()
  const body: Body<'generatePost'> = {
    model: choices.model,
    language: choices.language,
    useWebSearch: choices.webSearch,
    ...(opinion ? { opinion } : {}),
    ...(choices.contentStyleId === null ? {} : { contentStyleId: choices.contentStyleId }),
    ...unusualParts(plan),
    ...moreIn(values),
    ...(isOwn === null ? {} : { isOwn }),
    ...(choices.drafts > 1 ? { drafts: choices.drafts } : {}),
    ...(yes.toPart ? { acceptPartial: true } : {}),
    ...(yes.toTopic ? {} : { asksFirst: true }),
  }
  if (yes.articleId) return { body: { ...body, articleId: yes.articleId }, file: null }
  if (tab === 'url-input') {
    const seen = handedOverIn(values)
    return { body: { ...body, ...(seen ? { articleId: seen.articleId } : { url: values.url.trim() }) }, file: null }
  }
  if (tab === 'file-upload' && file) {
    return { body, file, ...(values.speakerNotes && hasSpeakerNotes(file) && { speakerNotes: true }) }
  }
  const { storedSource } = values
  if (storedSource?.kind === (tab === 'file-upload' ? 'file' : 'text')) {
    return { body: { ...body, articleId: storedSource.articleId }, file: null }
  }
  return { body: { ...body, textContent: values.text }, file: null }
}

/** Whether a file may have notes for its speaker: a presentation, by its name. */
export function hasSpeakerNotes({ name }: File): boolean {
  return /\.(?:pp[ts]x?|pp[ts]m|odp)$/i.test(name)
}

/**
 * The further sources that were read and have something to write from; the others stay in the form, which says what is
 * wrong.
 */
function moreIn({ moreSources }: FormValues): Pick<Body<'generatePost'>, 'moreArticleIds'> {
  const moreArticleIds = usableSources(moreSources)
  return moreArticleIds.length > 0 ? { moreArticleIds } : {}
}

import type { Body } from '#shared/contract/contract'
import { type FormValues, handedOverIn, type SourceTab, usableSources } from './form-values.ts'
import { type FormBrief, unusualParts } from './resolve-brief.ts'
import type { Choices } from './resolve-choices.ts'

/** The form at the time of the request. */
export interface FilledForm {
  values: FormValues
  tab: SourceTab
  file: File | null
  choices: Choices
  brief: FormBrief
  /** Whether the source is the author's own text; null leaves it to the server. */
  isOwn: boolean | null
}

/** The body of one generation: JSON, or with a file a multipart form of the same fields. */
export interface GenerationRequest {
  body: Body<'generatePost'>
  file: File | null
  /** Of the file. */
  speakerNotes?: boolean
}

/** The author's confirmations about a source that was read. */
export interface Confirmations {
  articleId?: string | undefined
  /** It could only be read in part. */
  toPart?: boolean
  /** It may not be worth a post. */
  toTopic?: boolean
}

/**
 * The open tab determines the source; a source kept by the server is sent by its id.
 * @param yes the author's confirmations; with the id of the article, which is then used unchanged
 */
export function buildRequest(
  { values, tab, file, choices, brief, isOwn }: FilledForm,
  yes: Confirmations = {},
): GenerationRequest {
  const opinion = values.opinion.trim()
  const body: Body<'generatePost'> = {
    model: choices.model,
    language: choices.language,
    ...(choices.followsSource ? { followsSource: true } : {}),
    useWebSearch: choices.webSearch,
    ...(opinion ? { opinion } : {}),
    ...(choices.contentStyleId === null ? {} : { contentStyleId: choices.contentStyleId }),
    ...(values.voiceOf === null ? {} : { voiceOf: values.voiceOf }),
    ...unusualParts(brief),
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

/** Whether a file may have speaker notes: a presentation, by its name. */
export function hasSpeakerNotes({ name }: File): boolean {
  return /\.(?:pp[ts]x?|pp[ts]m|odp)$/i.test(name)
}

/**
 * The further sources that were read and have usable text; the others stay in the form, which reports what is wrong.
 */
function moreIn({ moreSources }: FormValues): Pick<Body<'generatePost'>, 'moreArticleIds'> {
  const moreArticleIds = usableSources(moreSources)
  return moreArticleIds.length > 0 ? { moreArticleIds } : {}
}

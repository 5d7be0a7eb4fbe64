import type { Body } from '#shared/contract/contract'
import type { FormValues, SourceTab } from './form-values.ts'
import type { Choices } from './resolve-choices.ts'

/** One generation as it is sent: JSON, or with a file a multipart form of the same fields. */
export interface GenerationRequest {
  body: Body<'generatePost'>
  file: File | null
}

/**
 * The open tab names the source; a source kept by the server is named by its id instead of being sent again.
 * @param part the yes to a source that could be read only in part; with the id of what was read, exactly that is used
 */
export function buildRequest(
  values: FormValues,
  tab: SourceTab,
  file: File | null,
  choices: Choices,
  part: { articleId: string | undefined } | null = null,
): GenerationRequest {
  const opinion = values.opinion.trim()
  const body: Body<'generatePost'> = {
    model: choices.model,
    language: choices.language,
    useWebSearch: choices.webSearch,
    ...(opinion ? { opinion } : {}),
    ...(choices.contentStyleId === null ? {} : { contentStyleId: choices.contentStyleId }),
    ...(part ? { acceptPartial: true } : {}),
  }
  if (part?.articleId) return { body: { ...body, articleId: part.articleId }, file: null }
  if (tab === 'url-input') return { body: { ...body, url: values.url.trim() }, file: null }
  if (tab === 'file-upload' && file) return { body, file }
  const { storedSource } = values
  if (storedSource?.kind === (tab === 'file-upload' ? 'file' : 'text')) {
    return { body: { ...body, articleId: storedSource.articleId }, file: null }
  }
  return { body: { ...body, textContent: values.text }, file: null }
}

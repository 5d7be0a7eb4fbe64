import { streamApi } from '#client/lib/event-stream'
import type { Answer } from '#shared/contract/contract'
import type { GenerationEvents } from '#shared/contract/posts'
import type { GenerationRequest } from '../form/build-request.ts'

/** Called while a post is being written. */
interface GenerationListener {
  onStage: (stage: GenerationEvents['status']['stage']) => void
  onArticle: (article: GenerationEvents['article']) => void
  onDrafts: (plans: GenerationEvents['drafts']['drafts']) => void
  /** `draft` counts from 1. */
  onText: (text: string, draft: number) => void
  onDraftEnd: (end: GenerationEvents['draft']) => void
}

/**
 * Generates one post; `listener` gets its source and its text as they arrive.
 * @returns the stored post
 * @throws ApiError and the AbortError of `signal`, as `streamApi` does
 */
export function streamGeneration(
  { body, file, speakerNotes }: GenerationRequest,
  listener: GenerationListener,
  signal: AbortSignal,
): Promise<Answer<'generatePost'>> {
  return streamApi<GenerationEvents>(
    file ? 'generatePostFromFile' : 'generatePost',
    { body: file ? formOf(file, speakerNotes ? { ...body, speakerNotes } : body) : body, signal },
    ({ status, article, drafts, delta, draft }) => {
      if (status) listener.onStage(status.stage)
      if (article) listener.onArticle(article)
      if (drafts) listener.onDrafts(drafts.drafts)
      if (delta) listener.onText(delta.text, delta.draft ?? 1)
      if (draft) listener.onDraftEnd(draft)
    },
  )
}

/** Fields before the file, so that a server reading in order knows the choices when the bytes arrive. */
function formOf(file: File, fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  form.set('file', file)
  return form
}

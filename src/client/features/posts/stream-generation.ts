import { ApiError, requestApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import type { GenerationEvents } from '#shared/contract/posts'
import type { GenerationRequest } from './build-request.ts'
import { readEvents } from './event-stream.ts'
import { failureTexts } from './texts.ts'

/** What is told while a post is being written. */
export interface GenerationListener {
  onStage: (stage: GenerationEvents['status']['stage']) => void
  onArticle: (article: GenerationEvents['article']) => void
  onText: (text: string) => void
}

/**
 * Generates one post and tells the text as it is written. Aborting `signal` stops the server's work too.
 *
 * @returns the stored post.
 * @throws ApiError when the server refuses or fails, before or during the stream, or when the stream ends too early;
 * the AbortError of `signal` as it is.
 */
export async function streamGeneration(
  request: GenerationRequest,
  listener: GenerationListener,
  signal: AbortSignal,
): Promise<Answer<'generatePost'>> {
  const response = await requestApi(request.file ? 'generatePostFromFile' : 'generatePost', {
    body: request.file ? formOf(request.file, request.body) : request.body,
    accept: 'text/event-stream',
    signal,
  })
  // a proxy in between may have taken the stream out of it
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream') || !response.body) {
    return (await response.json()) as Answer<'generatePost'>
  }
  return readPost(response.body, listener, signal)
}

async function readPost(body: ReadableStream<Uint8Array>, listener: GenerationListener, signal: AbortSignal) {
  let post: GenerationEvents['done'] | null = null
  try {
    await readEvents(body, ({ event, data }) => {
      const { status, article, delta, done, error } = { [event]: JSON.parse(data) } as Partial<GenerationEvents>
      if (status) listener.onStage(status.stage)
      if (article) listener.onArticle(article)
      if (delta) listener.onText(delta.text)
      if (done) post = done
      if (error) throw toApiError(error)
    })
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error
    throw brokenStream()
  }
  if (!post) throw brokenStream()
  return post
}

/** Fields before the file, so that a server reading in order knows the choices when the bytes come. */
function formOf(file: File, fields: GenerationRequest['body']): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  form.set('file', file)
  return form
}

export function toApiError(failure: GenerationEvents['error']): ApiError {
  return new ApiError({
    status: 200, // the failure came after the stream had begun; its code says what it is
    text: JSON.stringify(failure),
    code: failure.code,
    serverMessage: failure.message,
    requestId: failure.requestId,
  })
}

export function brokenStream(): ApiError {
  const text = failureTexts.streamBroken
  return new ApiError({ status: 0, text, code: 'unreachable', serverMessage: text })
}

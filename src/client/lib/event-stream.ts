import { createParser } from 'eventsource-parser'
import type { RouteName } from '#shared/contract/routes'
import { ApiError, type RequestOptions, requestApi } from './api.ts'
import type { ServerMessage } from './server-message.ts'
import { libTexts } from './texts.ts'

/** The events of a streamed response: any number of progress events, then one of these two. */
interface StreamEvents {
  done: unknown
  error: ServerMessage & { code: string; requestId: string }
}

/** One progress event, under its name. */
type Progress<Events> = Partial<Omit<Events, keyof StreamEvents>>

/**
 * Calls a route that reports its progress. Aborting `signal` stops the server's work too. EventSource can't be used, as
 * these calls are POST requests.
 * @returns the data of the `done` event
 * @throws ApiError when the server refuses or fails, before or during the stream, or when the stream ends too early;
 * the unchanged AbortError of `signal`
 */
export async function streamApi<Events extends StreamEvents>(
  name: RouteName,
  options: RequestOptions & { signal: AbortSignal },
  onProgress: (event: Progress<Events>) => void,
): Promise<Events['done']> {
  const response = await requestApi(name, { ...options, accept: 'text/event-stream' })
  // a proxy may have replaced the stream by a plain response
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream') || !response.body) {
    return (await response.json()) as Events['done']
  }
  const answer: Pick<Partial<Events>, 'done'> = {}
  try {
    await readEvents(response.body, (event, data) => {
      const value: unknown = JSON.parse(data)
      if (event === 'error') throw toApiError(value as StreamEvents['error'])
      if (event === 'done') answer.done = value as Events['done']
      else onProgress({ [event]: value } as Progress<Events>)
    })
  } catch (error) {
    if (error instanceof ApiError || options.signal.aborted) throw error
    throw brokenStream()
  }
  if (answer.done === undefined) throw brokenStream()
  return answer.done
}

/** Passes the events of a response body to `onEvent` until it ends. Rejects when the body breaks or is aborted. */
async function readEvents(body: ReadableStream<Uint8Array>, onEvent: (event: string, data: string) => void) {
  const parser = createParser({ onEvent: ({ event = 'message', data }) => onEvent(event, data) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } finally {
    // after an error in an event handler nobody needs the rest
    await reader.cancel().catch(() => undefined)
  }
}

function toApiError(failure: StreamEvents['error']): ApiError {
  return new ApiError({
    status: 200, // the failure came after the stream had begun; its code names it
    text: JSON.stringify(failure),
    code: failure.code,
    serverMessage: failure.message,
    reason: failure.reason ?? null,
    values: failure.values ?? {},
    requestId: failure.requestId,
  })
}

function brokenStream(): ApiError {
  const text = libTexts.streamBroken
  return new ApiError({ status: 0, text, code: 'unreachable', serverMessage: text })
}

import { failureBody } from '#server/platform/errors'
import { toAppError } from '#server/platform/http/answer-error'
import { createEventStream } from '#server/platform/http/event-stream'
import type { HttpReply, HttpRequest } from '#server/platform/http/http'

/**
 * Answers with the events that `work` sends. What fails before the first of them is thrown and becomes an ordinary
 * error; afterwards it is sent as the last event.
 */
export async function streamAnswer<Events extends { [Name in keyof Events]: object }>(
  request: HttpRequest,
  reply: HttpReply,
  work: (send: <Name extends keyof Events & string>(event: Name, data: Events[Name]) => void) => Promise<void>,
): Promise<void> {
  const stream = createEventStream(reply)
  try {
    await work((event, data) => stream.send(event, data))
  } catch (error) {
    if (!stream.isOpen) throw error
    const failure = toAppError(error)
    if (!failure) request.log.error({ err: error, requestId: request.id }, 'a generation failed unexpectedly')
    stream.send('error', failureBody(failure, request.id))
  } finally {
    stream.end()
  }
}

/** Whether the caller accepts a stream of events. */
export function acceptsEventStream(request: HttpRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false
}

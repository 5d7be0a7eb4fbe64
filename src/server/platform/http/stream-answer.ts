import { failureBody } from '../errors.ts'
import { toAppError } from './answer-error.ts'
import { createEventStream } from './event-stream.ts'
import type { HttpReply, HttpRequest } from './http.ts'

/**
 * Answers with the events that `work` sends. An error before the first event is thrown and becomes an ordinary error
 * answer; a later one is sent as the last event.
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
    if (!failure) request.log.error({ err: error, requestId: request.id }, 'a streamed answer failed unexpectedly')
    stream.send('error', failureBody(failure, request.id))
  } finally {
    stream.end()
  }
}

/** Whether the caller accepts a stream of events. */
export function acceptsEventStream(request: HttpRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false
}

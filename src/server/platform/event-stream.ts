import { PassThrough } from 'node:stream'
import type { HttpReply } from './http.ts'

/** Often enough that no proxy between takes a quiet stream for a dead one. */
const heartbeatMs = 10_000

/**
 * Server-sent events as the answer to a request. The answer begins with the first event, so whatever fails before it
 * can still be an ordinary error with its status.
 */
export function createEventStream(reply: HttpReply) {
  let stream: PassThrough | undefined
  let heartbeat: NodeJS.Timeout | undefined

  function open(): PassThrough {
    const opened = new PassThrough()
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(opened)
    heartbeat = setInterval(() => opened.write(': still here\n\n'), heartbeatMs)
    opened.once('close', () => clearInterval(heartbeat))
    return opened
  }

  return {
    get isOpen() {
      return stream !== undefined
    },
    send(event: string, data: object) {
      stream ??= open()
      if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end() {
      stream?.end()
    },
  }
}

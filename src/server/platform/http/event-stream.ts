import { PassThrough } from 'node:stream'
import type { HttpReply } from './http.ts'

/** Often enough that no proxy between takes a quiet stream for a dead one. */
export const heartbeatMs = 10_000

/**
 * Server-sent events as the answer to a request. The answer begins with the first event, or with the first heartbeat
 * when that comes before: whatever fails until then can still be an ordinary error with its status.
 */
export function createEventStream(reply: HttpReply) {
  let stream: PassThrough | undefined
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)

  function open(): PassThrough {
    const opened = new PassThrough()
    reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        // a proxy that compresses would hold pieces back until it has enough of them
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      .send(opened)
    opened.once('close', () => clearInterval(heartbeat))
    return opened
  }

  function write(text: string): void {
    stream ??= open()
    if (!stream.destroyed) stream.write(text)
  }

  return {
    get isOpen() {
      return stream !== undefined
    },
    send(event: string, data: object) {
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end() {
      clearInterval(heartbeat)
      stream?.end()
    },
  }
}

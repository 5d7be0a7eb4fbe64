import { Readable } from 'node:stream'
import type { HttpReply } from './http.ts'

/** Often enough that no proxy closes a quiet stream as dead. */
export const heartbeatMs = 10_000

/**
 * Server-sent events as the answer to a request. The answer begins with the first event, or an earlier heartbeat: an
 * error before that can still be an ordinary answer with its status. Events sent in one turn of the event loop are
 * written together.
 */
export function createEventStream(reply: HttpReply) {
  let stream: Readable | undefined
  let held = ''
  let turn: NodeJS.Immediate | undefined
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)

  function open(): Readable {
    const opened = new Readable({ read() {} })
    reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        // a compressing proxy would buffer pieces
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      .send(opened)
    opened.once('close', () => clearInterval(heartbeat))
    return opened
  }

  function write(text: string): void {
    stream ??= open()
    held += text
    turn ??= setImmediate(flush)
  }

  function flush(): void {
    clearImmediate(turn)
    turn = undefined
    if (held !== '' && stream && !stream.destroyed) stream.push(held)
    held = ''
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
      flush()
      if (stream && !stream.destroyed) stream.push(null)
    },
  }
}

import type { Readable } from 'node:stream'
import type { TextPath } from './text-path.ts'

/** Long enough to join a fast model's words, short enough to be imperceptible. */
export const gatheringMs = 30

/** Bytes that wait for a reader who is slower than the model; then the connection waits too. */
const maxHeld = 256 * 1024

/**
 * A response body as the stream that the SDKs read, with many small chunks joined: all chunks within `gatheringMs` of
 * the first are passed on together, since each costs the same in the SDK. However the connection ends, the data before
 * it are passed on first. Until the path for texts is open, everything is passed on at once; from then on the SDK gets
 * what that path leaves.
 */
export function gatheredBody(body: Readable, texts: TextPath): ReadableStream<Uint8Array> {
  const events = texts.reader()
  let held: Buffer[] = []
  let heldBytes = 0
  let end: { error: TypeError | null } | undefined
  let reader: { controller: ReadableStreamDefaultController<Uint8Array>; done: () => void } | undefined
  let timer: NodeJS.Timeout | undefined

  function deliver(): void {
    clearTimeout(timer)
    timer = undefined
    if (!reader || (held.length === 0 && !end)) return
    const { controller, done } = reader
    try {
      const bytes = leftForReader()
      if (bytes.length === 0 && !end) return
      if (bytes.length > 0) controller.enqueue(bytes)
      else if (end?.error) controller.error(end.error)
      else controller.close()
    } catch (error) {
      controller.error(error)
      body.destroy()
    }
    reader = undefined
    done()
  }

  function leftForReader(): Buffer {
    const bytes = held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held, heldBytes)
    held = []
    heldBytes = 0
    if (body.isPaused()) body.resume()
    const left = events.push(bytes)
    return end ? Buffer.concat([left, events.end()]) : left
  }

  function deliverSoon(): void {
    if (end || !texts.isOpen) deliver()
    else timer ??= setTimeout(deliver, gatheringMs)
  }

  function finish(cause?: Error): void {
    end ??= { error: cause ? new TypeError('terminated', { cause }) : null } // as fetch says it
    deliver()
  }

  body.on('data', (piece: Buffer) => {
    held.push(piece)
    heldBytes += piece.length
    if (heldBytes >= maxHeld) body.pause()
    deliverSoon()
  })
  body.once('end', () => finish())
  body.on('error', finish)
  body.once('close', () => finish(new Error('closed before the end of the answer')))

  return new ReadableStream(
    {
      pull: (controller) =>
        new Promise<void>((resolve) => {
          reader = { controller, done: resolve }
          if (held.length > 0 || end) deliverSoon()
        }),
      cancel() {
        clearTimeout(timer)
        held = []
        reader?.done()
        reader = undefined
        body.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}

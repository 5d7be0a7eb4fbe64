import { Readable } from 'node:stream'

export interface StreamTimeouts {
  /** The longest wait until a piece is read. */
  stallMs: number
  /** The longest time from beginning to end. */
  longestMs: number
  /** Aborted when the process must end soon. */
  ending: AbortSignal
}

/**
 * A stream of pieces made on demand. It ends with an error when its reader stops reading or takes too long, so that
 * nobody holds a place for ever.
 */
export function toTimedStream(
  pieces: AsyncIterable<Uint8Array>,
  { stallMs, longestMs, ending }: StreamTimeouts,
): Readable {
  const stop = (why: string) => stream.destroy(new Error(why))
  const onEnding = () => stop('the server is stopping')
  const wait = () => setTimeout(() => stop('its reader took nothing'), stallMs)
  const longest = setTimeout(() => stop('its reader took too long'), longestMs)
  let stalled = wait()
  async function* watched() {
    for await (const piece of pieces) {
      clearTimeout(stalled)
      stalled = wait()
      yield piece
    }
  }

  const stream = Readable.from(watched(), { objectMode: false })
  ending.addEventListener('abort', onEnding, { once: true })
  stream.once('close', () => {
    clearTimeout(longest)
    clearTimeout(stalled)
    ending.removeEventListener('abort', onEnding)
  })
  return stream
}

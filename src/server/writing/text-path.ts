import type { ReadTextEvent } from './text-events.ts'

/** What may wait for the end of its event; a longer event is none of a text. */
const longestEvent = 256 * 1024

type TakeText = (text: string) => void

/**
 * A shorter way for the plain texts of an answer, of which there are a hundred or more: they skip the SDK, whose schemas
 * and streams cost several times what the rest of the way does. The SDK reads the first text of each part of an answer,
 * and everything that is not a text alone.
 *
 * Order is kept: a text goes the short way only if it continues the part that the last one belonged to, and if every text
 * the SDK was given has come out of it.
 */
export interface TextPath {
  /** From the first text that somebody took: small chunks of the answer may wait for each other. */
  readonly isOpen: boolean
  /** The SDK handed on a text. @param take gets those that continue it; null while they must not be shown */
  came(text: string, take: TakeText | null): void
  /** For the body of one answer. */
  reader(): BodyReader
}

export interface BodyReader {
  /** Hands on the texts that may skip the SDK. @returns what the SDK must read. @throws what taking a text throws */
  push(bytes: Buffer): Buffer
  /** What is left when the body has ended: half an event. */
  end(): Buffer
}

/** @param readText null where the SDK reads everything */
export function createTextPath(readText: ReadTextEvent | null): TextPath {
  let block: string | undefined
  let given = 0
  let received = 0
  let take: TakeText | null = null
  let isOpen = false

  /** @returns whether the event need not be read by the SDK */
  function divert(event: string): boolean {
    const found = readText?.(dataOf(event)) ?? null
    if (!found) return false
    if (take && found.block === block && given === received) {
      take(found.text)
      return true
    }
    block = found.block
    given += found.text.length
    return false
  }

  return {
    get isOpen() {
      return isOpen
    },
    came(text, next) {
      received += text.length
      take = next
      isOpen ||= next !== null
    },
    reader() {
      if (!readText) return { push: (bytes) => bytes, end: () => Buffer.alloc(0) }
      return readEvents(divert)
    },
  }
}

/** Splits a stream of server-sent events at the blank lines between them, and leaves out those that were diverted. */
function readEvents(divert: (event: string) => boolean): BodyReader {
  let rest: Buffer = Buffer.alloc(0)
  return {
    push(bytes) {
      const all = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes
      const end = endOfLastEvent(all)
      rest = all.subarray(end)
      const kept = all
        .toString('utf8', 0, end)
        .split(/(?<=\n\r?\n|\r\r)/)
        .filter((event) => !divert(event))
        .join('')
      if (rest.length <= longestEvent) return Buffer.from(kept)
      const long = rest
      rest = Buffer.alloc(0)
      return Buffer.concat([Buffer.from(kept), long])
    },
    end() {
      const last = rest
      rest = Buffer.alloc(0)
      return last
    },
  }
}

function endOfLastEvent(bytes: Buffer): number {
  const ends = ['\n\n', '\n\r\n', '\r\r'].map((blank) => {
    const at = bytes.lastIndexOf(blank)
    return at === -1 ? 0 : at + blank.length
  })
  return Math.max(...ends)
}

/** The data of an event, parsed; undefined where it has none that can be. */
function dataOf(event: string): unknown {
  const lines = event.split(/[\r\n]+/).filter((line) => line.startsWith('data:'))
  if (lines.length !== 1) return undefined
  try {
    return JSON.parse(lines[0]?.slice('data:'.length) ?? '')
  } catch {
    return undefined
  }
}

import { inspect } from 'node:util'
import { answerParent } from '#server/platform/confined/answer-parent'
import type { Extracted } from './extract.ts'
import { toDocumentFailure, verdictOf } from './failure.ts'
import type { ReadingChoices } from './reading-choices.ts'

/** A line of JSON that precedes a document on stdin. */
export interface Header {
  filename: string
  /** Of the document, in bytes. */
  size: number
  choices: ReadingChoices
}

type Read = (bytes: Uint8Array, filename: string, choices: ReadingChoices) => Promise<unknown>

/** `Document`: what was asked for. */
export type Answer<Document = Extracted> =
  | { ok: true; document: Document }
  | { ok: false; verdict: string; detail: string }

/**
 * The work of a process that reads one file: a Header and then the file on stdin, an Answer as JSON on stdout, and it
 * ends. Whatever goes wrong goes wrong for one file.
 */
export async function answerFile(limits: { childBytes: number; processorMs: number }, read: Read): Promise<void> {
  const { childBytes, processorMs } = limits
  await answerParent({ maxRssBytes: childBytes, maxProcessorMs: processorMs }, async (guarded) =>
    Buffer.from(JSON.stringify(await answerOf(read, guarded))),
  )
}

async function answerOf(read: Read, guarded: Promise<void>): Promise<Answer<unknown>> {
  try {
    const { bytes, filename, choices } = await receive()
    await guarded
    return { ok: true, document: await read(bytes, filename, choices) }
  } catch (error) {
    const failure = toDocumentFailure(error)
    return { ok: false, verdict: verdictOf(failure), detail: inspect(failure.cause).slice(0, 500) }
  }
}

/** The header has the document's size, so that it is never in memory twice. */
async function receive(): Promise<Omit<Header, 'size'> & { bytes: Uint8Array }> {
  let start: Buffer = Buffer.alloc(0)
  let received: (Omit<Header, 'size'> & { bytes: Uint8Array }) | undefined
  let filled = 0
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    let piece = chunk
    if (!received) {
      start = Buffer.concat([start, chunk])
      const end = start.indexOf('\n')
      if (end < 0) continue
      const { size, ...header } = JSON.parse(start.toString('utf8', 0, end)) as Header
      received = { ...header, bytes: new Uint8Array(size) }
      piece = start.subarray(end + 1)
    }
    received.bytes.set(piece, filled)
    filled += piece.length
  }
  if (!received) throw new Error('no header')
  return received
}

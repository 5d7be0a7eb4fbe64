import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { answerParent, writeAnswer } from '#server/platform/confined/answer-parent'
import { AppError } from '#server/platform/errors'
import { childBytes, childProcessorMs, type PreparedFont } from './fonts.ts'
import { readFont } from './read-font.ts'

/**
 * Entry point of a process that reads one font: its bytes on stdin; on stdout a line of JSON, an Answer, then the bytes
 * to store; then it exits.
 */
export type Answer = (Omit<PreparedFont, 'file'> & { ok: true }) | { ok: false; reason: string; detail: string }

await answerParent({ maxRssBytes: childBytes, maxProcessorMs: childProcessorMs }, read)

async function read(guarded: Promise<void>): Promise<Uint8Array> {
  try {
    const sent = await buffer(process.stdin)
    await guarded
    const { file, ...facts } = await readFont(sent)
    return writeAnswer<Answer>({ ok: true, ...facts }, [file])
  } catch (error) {
    const reason = error instanceof AppError ? error.reason.name : 'fontCorrupt'
    const detail = inspect(error instanceof Error ? (error.cause ?? error) : error).slice(0, 500)
    return writeAnswer<Answer>({ ok: false, reason, detail })
  }
}

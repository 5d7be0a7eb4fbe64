import { Console } from 'node:console'
import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { AppError } from '#server/platform/errors'
import { guardChild } from '#server/platform/guard-child'
import { childBytes, childProcessorMs, type PreparedFont } from './fonts.ts'
import { readFont } from './read-font.ts'

/**
 * Reads one font in a process of its own: its bytes on stdin; on stdout a line of JSON, an Answer, then the bytes that
 * are kept; and it ends.
 */
export type Answer = (Omit<PreparedFont, 'file'> & { ok: true }) | { ok: false; reason: string; detail: string }

// Stdout belongs to the answer; libraries that talk are heard on stderr.
globalThis.console = new Console(process.stderr)
const guarded = guardChild(childBytes, childProcessorMs)
const parts = await answer()
process.stdout.write(Buffer.concat(parts), () => process.exit(0))

async function answer(): Promise<Uint8Array[]> {
  try {
    const sent = await buffer(process.stdin)
    await guarded
    const { file, ...facts } = await readFont(sent)
    return [header({ ok: true, ...facts }), file]
  } catch (error) {
    const reason = error instanceof AppError ? error.reason.name : 'fontCorrupt'
    const detail = inspect(error instanceof Error ? (error.cause ?? error) : error).slice(0, 500)
    return [header({ ok: false, reason, detail })]
  }
}

function header(facts: Answer): Uint8Array {
  return Buffer.from(`${JSON.stringify(facts)}\n`)
}

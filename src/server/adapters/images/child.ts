import { Console } from 'node:console'
import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { AppError } from '#server/platform/errors'
import { guardChild } from '#server/platform/guard-child'
import { childBytes, type PreparedPicture } from './images.ts'
import { rewriteCardPicture } from './rewrite-card-picture.ts'
import { rewritePicture } from './rewrite-picture.ts'

/**
 * Rewrites one picture in a process of its own: its bytes on stdin; on stdout a line of JSON, an Answer, then the bytes
 * of the file and, for the library, of the thumbnail; and it ends. The argument says what it is rewritten for.
 */
export type Purpose = 'library' | 'card'

export type Answer =
  | (Pick<PreparedPicture, 'mimeType' | 'width' | 'height'> & { ok: true; fileBytes: number })
  | { ok: false; code: string; detail: string }

// Stdout belongs to the answer; libraries that talk are heard on stderr.
globalThis.console = new Console(process.stderr)
const guarded = guardChild(childBytes)
const parts = await answer()
process.stdout.write(Buffer.concat(parts), () => process.exit(0))

async function answer(): Promise<Uint8Array[]> {
  try {
    const picture = await buffer(process.stdin)
    await guarded
    if ((process.argv[2] as Purpose) === 'card') {
      const { file, ...size } = await rewriteCardPicture(picture)
      return [header({ ok: true, mimeType: 'image/jpeg', ...size, fileBytes: file.length }), file]
    }
    const { file, thumbnail, ...facts } = await rewritePicture(picture)
    return [header({ ok: true, ...facts, fileBytes: file.length }), file, thumbnail]
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'CORRUPT'
    const detail = inspect(error instanceof Error ? error.cause : error).slice(0, 500)
    return [header({ ok: false, code, detail })]
  }
}

function header(facts: Answer): Uint8Array {
  return Buffer.from(`${JSON.stringify(facts)}\n`)
}

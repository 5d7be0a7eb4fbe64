import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { answerParent, writeAnswer } from '#server/platform/confined/answer-parent'
import { AppError } from '#server/platform/errors'
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

await answerParent({ maxRssBytes: childBytes }, rewrite)

async function rewrite(guarded: Promise<void>): Promise<Uint8Array> {
  try {
    const picture = await buffer(process.stdin)
    await guarded
    if ((process.argv[2] as Purpose) === 'card') {
      const { file, ...size } = await rewriteCardPicture(picture)
      return writeAnswer<Answer>({ ok: true, mimeType: 'image/jpeg', ...size, fileBytes: file.length }, [file])
    }
    const { file, thumbnail, ...facts } = await rewritePicture(picture)
    return writeAnswer<Answer>({ ok: true, ...facts, fileBytes: file.length }, [file, thumbnail])
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'CORRUPT'
    const detail = inspect(error instanceof Error ? error.cause : error).slice(0, 500)
    return writeAnswer<Answer>({ ok: false, code, detail })
  }
}

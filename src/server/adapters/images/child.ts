import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { answerParent, writeAnswer } from '#server/platform/confined/answer-parent'
import { childBytes, imageVerdictOf, type PreparedPicture } from './images.ts'
import { rewriteCardPicture } from './rewrite-card-picture.ts'
import { rewritePicture } from './rewrite-picture.ts'
import { rewritePostPicture } from './rewrite-post-picture.ts'

/**
 * Entry point of a process that rewrites one picture: its bytes on stdin; on stdout a line of JSON, an Answer, then the
 * bytes of the file and, except for a card, of the thumbnail; then it exits. The argument is the purpose.
 */
export type Purpose = 'library' | 'card' | 'post'

export type Answer =
  | (Pick<PreparedPicture, 'mimeType' | 'width' | 'height'> & { ok: true; fileBytes: number })
  | { ok: false; code: string; detail: string }

await answerParent({ maxRssBytes: childBytes }, rewrite)

async function rewrite(guarded: Promise<void>): Promise<Uint8Array> {
  try {
    const picture = await buffer(process.stdin)
    await guarded
    const purpose = process.argv[2] as Purpose
    if (purpose === 'card') {
      const { file, ...size } = await rewriteCardPicture(picture)
      return writeAnswer<Answer>({ ok: true, mimeType: 'image/jpeg', ...size, fileBytes: file.length }, [file])
    }
    const { file, thumbnail, ...facts } = await (purpose === 'post' ? rewritePostPicture : rewritePicture)(picture)
    return writeAnswer<Answer>({ ok: true, ...facts, fileBytes: file.length }, [file, thumbnail])
  } catch (error) {
    const detail = inspect(error instanceof Error ? error.cause : error).slice(0, 500)
    return writeAnswer<Answer>({ ok: false, code: imageVerdictOf(error), detail })
  }
}

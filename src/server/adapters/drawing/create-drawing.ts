import { WorkThread } from '#server/platform/confined/work-thread'
import { builtScript } from '#server/platform/files-of-product'
import { limits } from '#shared/rules/limits'
import { type Drawing, type DrawingAnswer, type DrawingRequest, MissingLetters } from './drawing.ts'

const workerScript = builtScript('adapters/drawing/worker')

/** A thread waits for the fonts with its first picture. A list shows thirty thumbnails at once. */
const defaultLimits = {
  timeoutMs: 10_000,
  idleMs: 60_000,
  turns: { maxWaiting: 200, maxWaitingEach: 60, budgetMs: 30_000, windowMs: 60_000 },
}
/** The owner key of shared templates. */
const nobody = 'nobody'

/**
 * Draws scenes one at a time, taking owners in turn: previews in one thread, publications in another, so that nothing
 * due waits for thumbnails.
 */
export function createDrawing(script = workerScript, threadLimits = defaultLimits): Drawing {
  const start = () =>
    new WorkThread<DrawingRequest, DrawingAnswer>({
      script,
      heapMb: 256,
      ...threadLimits,
      busyReason: 'drawingsBusy',
      tooMuchReason: 'drawingTooMuch',
    })
  const threads = { looking: start(), publishing: start() }
  async function ask({ ownerId, ...request }: DrawingRequest & { ownerId: string | null }) {
    const isLookedAt = request.form !== 'picture' && request.form !== 'pdf-page' && request.form !== 'pdf'
    const answer = await threads[isLookedAt ? 'looking' : 'publishing'].ask(request, { person: ownerId ?? nobody })
    if (!answer.ok) throw new Error(`A scene could not be drawn: ${answer.reason}`)
    return answer
  }
  async function askForBytes(request: DrawingRequest & { ownerId: string | null }): Promise<Uint8Array> {
    const answer = await ask(request)
    if ('letters' in answer) throw new MissingLetters(answer.letters)
    if (!('bytes' in answer)) throw otherForm()
    return answer.bytes
  }
  return {
    drawThumbnail: (scene, parts, pixels = limits.thumbnailPixels) =>
      askForBytes({ form: 'thumbnail', scene, ...parts, pixels }),
    drawPicture: (scene, parts) => askForBytes({ form: 'picture', scene, ...parts, pixels: 0 }),
    async drawPdfPage(scene, parts) {
      const answer = await ask({ form: 'pdf-page', scene, ...parts, pixels: 0 })
      if ('letters' in answer) throw new MissingLetters(answer.letters)
      if (!('page' in answer)) throw otherForm()
      return answer.page
    },
    async findMissingLetters(scene, parts) {
      const answer = await ask({ form: 'letters', scene, pictures: [], ...parts, pixels: 0 })
      if (!('letters' in answer)) throw otherForm()
      return answer.letters
    },
    makePdf: (pages, facts, parts) => askForBytes({ form: 'pdf', pages, facts, ...parts }),
    async fillDesign(wish, parts) {
      const answer = await ask({ form: 'fill', wish, ...parts })
      if (!('filled' in answer)) throw otherForm()
      return answer.filled
    },
    async close() {
      await Promise.all([threads.looking.close(), threads.publishing.close()])
    },
  }
}

function otherForm(): Error {
  return new Error('A scene was drawn in another form than was asked for.')
}

import { builtScript } from '#server/platform/files-of-product'
import { WorkThread } from '#server/platform/work-thread'
import { limits } from '#shared/rules/limits'
import { type Drawing, type DrawingAnswer, type DrawingRequest, MissingLetters } from './drawing.ts'

const workerScript = builtScript('adapters/drawing/worker')

/** A thread waits for the fonts with its first picture. */
const usualLimits = { timeoutMs: 10_000, idleMs: 60_000, maxWaiting: 60 }

/** Scenes are drawn one after the other by a thread of their own. */
export function createDrawing(script = workerScript, threadLimits = usualLimits): Drawing {
  const thread = new WorkThread<DrawingRequest, DrawingAnswer>({
    script,
    heapMb: 256,
    ...threadLimits,
    busyReason: 'drawingsBusy',
    tooMuchReason: 'drawingTooMuch',
  })
  async function ask(request: DrawingRequest) {
    const answer = await thread.ask(request)
    if (!answer.ok) throw new Error(`A scene could not be drawn: ${answer.reason}`)
    return answer
  }
  async function askForBytes(request: DrawingRequest): Promise<Uint8Array> {
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
    async findMissingLetters(scene, fonts) {
      const answer = await ask({ form: 'letters', scene, pictures: [], fonts, pixels: 0 })
      if (!('letters' in answer)) throw otherForm()
      return answer.letters
    },
    makePdf: (pages, facts, fonts) => askForBytes({ form: 'pdf', pages, facts, fonts }),
    close: () => thread.close(),
  }
}

function otherForm(): Error {
  return new Error('A scene was drawn in another form than was asked for.')
}

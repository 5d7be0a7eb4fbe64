import { fileURLToPath } from 'node:url'
import { WorkThread } from '#server/platform/work-thread'
import { limits } from '#shared/rules/limits'
import type { Drawing, DrawingAnswer, DrawingRequest } from './drawing.ts'

/** Always the built script, whether this file runs from src or from dist. */
const workerScript = fileURLToPath(new URL('../../../../dist/server/adapters/drawing/worker.js', import.meta.url))

/** A thread waits for the fonts with its first picture. */
const usualLimits = { timeoutMs: 10_000, idleMs: 60_000, maxWaiting: 60 }

/** Thumbnails are drawn one after the other by a thread of their own. */
export function createDrawing(script = workerScript, threadLimits = usualLimits): Drawing {
  const thread = new WorkThread<DrawingRequest, DrawingAnswer>({
    script,
    heapMb: 256,
    ...threadLimits,
    busyReason: 'drawingsBusy',
    tooMuchReason: 'drawingTooMuch',
  })
  return {
    async drawThumbnail(scene, pictures, pixels = limits.thumbnailPixels) {
      const answer = await thread.ask({ scene, pictures, pixels })
      if (!answer.ok) throw new Error(`A scene could not be drawn: ${answer.reason}`)
      return answer.bytes
    },
    close: () => thread.close(),
  }
}

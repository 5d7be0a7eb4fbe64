import { parentPort } from 'node:worker_threads'
import { drawThumbnail, registerFonts } from './draw-thumbnail.ts'
import type { DrawingAnswer, DrawingRequest } from './drawing.ts'

/** A thread that draws: one request, one answer, and so on. */

registerFonts()
parentPort?.on('message', (request: DrawingRequest) => {
  void answer(request).then((message) => parentPort?.postMessage(message))
})

async function answer(request: DrawingRequest): Promise<DrawingAnswer> {
  try {
    return { ok: true, bytes: await drawThumbnail(request) }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}

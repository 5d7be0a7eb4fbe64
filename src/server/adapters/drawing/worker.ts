import { parentPort } from 'node:worker_threads'
import { drawOnCanvas, prepareDrawing, publishedScale } from './draw-on-canvas.ts'
import { drawPdfPage, gatherPdf } from './draw-pdf-page.ts'
import type { DrawingAnswer, DrawingRequest } from './drawing.ts'
import { fillDesign } from './fill-design.ts'
import { findMissingLetters } from './missing-letters.ts'
import { withFonts } from './with-fonts.ts'

/** A thread that draws: one request, one answer, and so on. */

prepareDrawing()
parentPort?.on('message', (request: DrawingRequest) => {
  void answer(request).then((message) => parentPort?.postMessage(message))
})

async function answer(request: DrawingRequest): Promise<DrawingAnswer> {
  try {
    if (request.form === 'fill') return { ok: true, filled: await fillDesign(request) }
    return await withFonts(request, () => draw(request))
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}

async function draw(request: Exclude<DrawingRequest, { form: 'fill' }>): Promise<DrawingAnswer> {
  if (request.form === 'pdf') return { ok: true, bytes: gatherPdf(request) }
  if (request.form !== 'thumbnail') {
    const letters = findMissingLetters(request.scene, request.fonts)
    if (letters.length > 0 || request.form === 'letters') return { ok: true, letters }
  }
  if (request.form === 'pdf-page') return { ok: true, page: await drawPdfPage(request) }
  if (request.form === 'picture') {
    const canvas = await drawOnCanvas(request, { scale: publishedScale(request.scene), paper: '#ffffff' })
    return { ok: true, bytes: await canvas.encode('png') }
  }
  const { width, height } = request.scene.settings
  const canvas = await drawOnCanvas(request, { scale: Math.min(1, request.pixels / Math.max(width, height)) })
  return { ok: true, bytes: await canvas.encode('webp', 85) }
}

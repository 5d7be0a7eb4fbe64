import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import type { Canvas } from '@napi-rs/canvas'
import type { Canvas2D } from '#shared/drawing/canvas-2d'
import type { PdfImage, PdfPage } from '#shared/drawing/pdf'
import { pdfTexts } from '#shared/drawing/pdf-text'
import { drawOnCanvas } from './draw-on-canvas.ts'
import type { DrawingRequest } from './drawing.ts'

/** As the editor's export makes it: what is seen is the canvas, and its texts lie over it to be selected. */

const scale = 2
const jpegQuality = 92
/** Letters stay perfectly sharp without loss; this many times the bytes of a JPEG that may cost. */
const worth = 2

export async function drawPdfPage(request: DrawingRequest): Promise<PdfPage> {
  const { width, height } = request.scene.settings
  const canvas = await drawOnCanvas(request, { scale, paper: '#ffffff' })
  const image = await packPixels(canvas)
  return { width, height, image, texts: pdfTexts(canvas.getContext('2d') as unknown as Canvas2D, request.scene) }
}

async function packPixels(canvas: Canvas): Promise<PdfImage> {
  const { width, height } = canvas
  const jpeg = await canvas.encode('jpeg', jpegQuality)
  const packed = await promisify(deflate)(withoutAlpha(canvas.getContext('2d').getImageData(0, 0, width, height).data))
  return packed.length <= worth * jpeg.length
    ? { kind: 'flate', bytes: new Uint8Array(packed), width, height }
    : { kind: 'jpeg', bytes: new Uint8Array(jpeg), width, height }
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0
    rgb[to + 1] = rgba[from + 1] ?? 0
    rgb[to + 2] = rgba[from + 2] ?? 0
  }
  return rgb
}

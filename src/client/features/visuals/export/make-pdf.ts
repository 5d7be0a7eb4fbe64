import { asCanvas2D } from '#client/editor/as-canvas-2d'
import type { DrawingEnv } from '#shared/drawing/canvas-2d'
import { type PdfImage, type PdfPage, pagesToPdf } from '#shared/drawing/pdf'
import { pdfTexts } from '#shared/drawing/pdf-text'
import type { Scene } from '#shared/scene/scene'
import { drawPage, freeCanvas, toPictureBlob } from './draw-page.ts'

/** A document with a page for each page: what is seen is the canvas, and its texts lie over it to be selected. */
export async function makePdf(
  pages: readonly Scene[],
  options: { scale: number; image: DrawingEnv['image']; title: string },
): Promise<Blob> {
  const made: PdfPage[] = []
  for (const page of pages) made.push(await makePage(page, options))
  return new Blob([new Uint8Array(pagesToPdf(made, options.title))], { type: 'application/pdf' })
}

async function makePage(page: Scene, options: { scale: number; image: DrawingEnv['image'] }): Promise<PdfPage> {
  const { width, height } = page.settings
  const canvas = drawPage(page, { ...options, paper: '#ffffff' })
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('There is no canvas of this size.')
  try {
    const image = await packPixels(canvas, ctx)
    return { width, height, image, texts: pdfTexts(asCanvas2D(ctx), page) }
  } finally {
    freeCanvas(canvas)
  }
}

const jpegQuality = 92
/** Packing more pixels without loss takes seconds, and so much memory that phones fail. */
const mostLosslessPixels = 16_000_000
/** Letters stay perfectly sharp without loss; this many times the bytes of a JPEG that may cost. */
const worth = 2

/** Without loss where that costs little, as with flat colours and letters; photographs as JPEG. */
async function packPixels(canvas: HTMLCanvasElement, ctx: CanvasRenderingContext2D): Promise<PdfImage> {
  const { width, height } = canvas
  const jpeg = await toPictureBlob(canvas, 'jpeg', jpegQuality)
  if (width * height <= mostLosslessPixels) {
    const bytes = await deflate(withoutAlpha(ctx.getImageData(0, 0, width, height).data))
    if (bytes.length <= worth * jpeg.size) return { kind: 'flate', bytes, width, height }
  }
  return { kind: 'jpeg', bytes: new Uint8Array(await jpeg.arrayBuffer()), width, height }
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0
    rgb[to + 1] = rgba[from + 1] ?? 0
    rgb[to + 2] = rgba[from + 2] ?? 0
  }
  return rgb
}

/** With the zlib header that PDF wants. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

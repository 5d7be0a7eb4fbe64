import { asCanvas2D } from '#client/editor/canvas/as-canvas-2d'
import { drawingEnv } from '#client/editor/canvas/renderer'
import { inWorkspace } from '#client/lib/workspace'
import { type PixelPacking, packPixels } from '#shared/drawing/pdf/pack-pixels'
import { pagesToPdf } from '#shared/drawing/pdf/pages-to-pdf'
import type { PdfFonts } from '#shared/drawing/pdf/pdf-fonts'
import type { PdfImage, PdfPage, PixelCause } from '#shared/drawing/pdf/pdf-page'
import { pixelPage } from '#shared/drawing/pdf/pixel-page'
import { type VectorTools, vectorPage } from '#shared/drawing/pdf/vector-page'
import type { Canvas2D, DrawingEnv } from '#shared/drawing/surface/canvas-2d'
import { fontAddress } from '#shared/fonts/fonts'
import type { Scene } from '#shared/scene/scene'
import { wordsOfPages } from '#shared/scene/words-of-pages'
import { languageCode } from '#shared/text/language-code'
import { drawPage, freeCanvas, toPictureBlob } from './draw-page.ts'

export interface PdfOptions {
  /** Shapes and letters, or a picture of each page with its texts laid over it. */
  readonly drawing: 'vectors' | 'pixels'
  /** Of the pictures. */
  readonly scale: number
  readonly image: DrawingEnv['image']
  readonly title: string
  /** Called after each page. */
  readonly onPage: () => void
}

/** A tagged document with one page per page of the visual, and the parts that had to be drawn as pixels. */
export async function makePdf(
  pages: readonly Scene[],
  options: PdfOptions,
): Promise<{ file: Blob; pixels: readonly PixelCause[] }> {
  const fonts = options.drawing === 'vectors' ? await loadPdfFonts(pages) : undefined
  const made: PdfPage[] = []
  for (const page of pages) {
    made.push(fonts ? await vectorPage(page, toolsOf(options, fonts)) : await makePixelPage(page, options))
    options.onPage()
  }
  const facts = { title: options.title, language: languageCode(wordsOfPages(pages)) }
  const bytes = pagesToPdf(made, facts, fonts?.open)
  const file = new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
  return { file, pixels: made.flatMap(({ pixels }) => pixels) }
}

/** Letters whose font fails to load become pixels. */
async function loadPdfFonts(pages: readonly Scene[]): Promise<PdfFonts> {
  const { createPdfFonts, pdfFontFiles } = await import('#shared/drawing/pdf/pdf-fonts')
  const files = await Promise.all(
    pdfFontFiles(pages).map(async (file) => {
      const response = await fetch(inWorkspace(fontAddress(file))).catch(() => undefined)
      return [file, response?.ok ? new Uint8Array(await response.arrayBuffer()) : undefined] as const
    }),
  )
  const bytes = new Map(files)
  return createPdfFonts((file) => bytes.get(file))
}

function toolsOf({ image }: PdfOptions, { facesOf }: PdfFonts): VectorTools {
  return { ...drawingEnv(image), canvas: asCanvas2D(contextOf(newCanvas(1, 1))), facesOf, paint }
}

async function makePixelPage(page: Scene, { scale, image }: PdfOptions): Promise<PdfPage> {
  const canvas = drawPage(page, { scale, image, paper: '#ffffff' })
  const ctx = contextOf(canvas)
  try {
    return pixelPage(page, await packCanvas(canvas), asCanvas2D(ctx))
  } finally {
    freeCanvas(canvas)
  }
}

async function paint(width: number, height: number, draw: (ctx: Canvas2D) => void): Promise<PdfImage> {
  const canvas = newCanvas(width, height)
  try {
    draw(asCanvas2D(contextOf(canvas)))
    return await packCanvas(canvas)
  } finally {
    freeCanvas(canvas)
  }
}

function packCanvas(canvas: HTMLCanvasElement): Promise<PdfImage> {
  return packPixels(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height), packing)
}

const jpegQuality = 92

const packing: PixelPacking = {
  async toJpeg(pixels, width, height) {
    const canvas = newCanvas(width, height)
    contextOf(canvas).putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0)
    const blob = await toPictureBlob(canvas, 'jpeg', jpegQuality)
    freeCanvas(canvas)
    return new Uint8Array(await blob.arrayBuffer())
  },
  async deflate(bytes) {
    const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
    return new Uint8Array(await new Response(packed).arrayBuffer())
  },
}

function newCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('There is no canvas of this size.')
  return ctx
}

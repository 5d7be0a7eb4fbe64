import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { createCanvas, ImageData, Path2D } from '@napi-rs/canvas'
import { type PixelPacking, packPixels } from '#shared/drawing/pdf/pack-pixels'
import { pagesToPdf } from '#shared/drawing/pdf/pages-to-pdf'
import { createPdfFonts, type PdfFonts } from '#shared/drawing/pdf/pdf-fonts'
import type { PdfImage, PdfPage } from '#shared/drawing/pdf/pdf-page'
import { vectorPage } from '#shared/drawing/pdf/vector-page'
import type { Canvas2D } from '#shared/drawing/surface/canvas-2d'
import { ownFontFile } from '#shared/fonts/own-fonts'
import { imageFinder, loadImages, pictureCanvas, shrinkToPictures } from './draw-on-canvas.ts'
import type { DrawingRequest, SceneFont, SceneRequest } from './drawing.ts'
import { findFontPath } from './font-files.ts'
import { joinEmoji } from './join-emoji.ts'

/** Matches the editor's export: shapes and letters, and pixels for what a PDF does not support. */
export async function drawPdfPage({ scene, pictures, fonts }: SceneRequest): Promise<PdfPage> {
  const images = await loadImages(pictures)
  return await vectorPage(shrinkToPictures(scene, pictures, images), {
    canvas: joinEmoji(createCanvas(1, 1).getContext('2d')) as unknown as Canvas2D,
    image: imageFinder(images),
    createPath: (d) => new Path2D(d),
    createCanvas: pictureCanvas,
    facesOf: pdfFonts(fonts).facesOf,
    paint,
  })
}

export function gatherPdf({ pages, facts, fonts }: Extract<DrawingRequest, { form: 'pdf' }>): Uint8Array {
  return pagesToPdf(pages, facts, pdfFonts(fonts).open)
}

let opened: PdfFonts | undefined

/** Opened when a page needs them. Included fonts are cached: a thread draws many pages. */
export function pdfFonts(own: readonly SceneFont[]): PdfFonts {
  opened ??= createPdfFonts(readIncluded)
  if (own.length === 0) return opened
  const bytesOf = new Map(own.map(({ id, bytes }) => [ownFontFile(id), bytes]))
  return createPdfFonts((file) => bytesOf.get(file) ?? readIncluded(file))
}

function readIncluded(file: string): Uint8Array | undefined {
  const path = findFontPath(file)
  return path === undefined ? undefined : readFileSync(path)
}

async function paint(width: number, height: number, draw: (ctx: Canvas2D) => void): Promise<PdfImage> {
  const ctx = joinEmoji(createCanvas(width, height).getContext('2d'))
  draw(ctx as unknown as Canvas2D)
  return await packPixels(ctx.getImageData(0, 0, width, height), packing)
}

const jpegQuality = 92

const packing: PixelPacking = {
  async toJpeg(pixels, width, height) {
    const canvas = createCanvas(width, height)
    canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
    return new Uint8Array(await canvas.encode('jpeg', jpegQuality))
  },
  async deflate(bytes) {
    return new Uint8Array(await promisify(deflate)(bytes))
  },
}

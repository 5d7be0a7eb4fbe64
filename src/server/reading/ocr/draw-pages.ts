import { createCanvas } from '@napi-rs/canvas'
import { openPdf } from '../documents/pdf-library.ts'
import { limits } from './limits.ts'

/** The pages of a PDF as pictures, up to the limit; `more` where there are others. @throws AppError CORRUPT */
export async function* drawPages(bytes: Uint8Array): AsyncGenerator<Uint8Array | 'more'> {
  const document = await openPdf(bytes, { showsPictures: true })
  for (let number = 1; number <= Math.min(document.numPages, limits.pages); number += 1) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: Math.min(4, Math.sqrt(limits.pagePixels / (width * height))) })
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
    page.cleanup()
    yield canvas.toBuffer('image/png')
  }
  if (document.numPages > limits.pages) yield 'more'
}

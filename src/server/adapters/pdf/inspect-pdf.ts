import { createCanvas } from '@napi-rs/canvas'
import { AppError } from '#server/platform/errors'
import { openPdf } from '#server/reading/documents/pdf-library'
import { attachmentLimits } from '#shared/rules/attachments'
import type { InspectedPdf, PdfVerdict } from './pdfs.ts'

const quality = 85

/** @returns what was found, or why it can't be published. @throws anything for a page that can't be drawn */
export async function inspectPdf(bytes: Uint8Array): Promise<InspectedPdf | PdfVerdict> {
  const document = await openPdf(bytes, { showsPictures: true }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'PASSWORD_PROTECTED') return 'LOCKED' as const
    throw error
  })
  if (document === 'LOCKED') return document
  const pages = document.numPages
  if (pages > attachmentLimits.pdfPages) return 'TOO_MANY_PAGES'
  await document.getPage(pages) // a list of pages that breaks off ends here
  const page = await document.getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: Math.min(4, attachmentLimits.previewPixels / Math.max(width, height)) })
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)))
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
  return {
    pages,
    width: Math.round(width),
    height: Math.round(height),
    preview: canvas.toBuffer('image/jpeg', quality),
  }
}

import type { PDFDocumentProxy } from 'pdfjs-dist'
import { putBackReplaced } from './replaced.ts'

// loaded by the library with the first document; it has no types
const worker: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs'

/** A PDF as its readers open it. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  await import(worker)
  putBackReplaced()
  return await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
}

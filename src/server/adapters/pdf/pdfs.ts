import { AppError, type ErrorCode } from '#server/platform/errors'
import type { PlainReason } from '#shared/errors/reason'

/** Checks PDFs that people want to publish as they are. */
export interface Pdfs {
  /**
   * Opens a PDF, counts its pages and draws its first one.
   * @throws AppError PASSWORD_PROTECTED | CORRUPT | TOO_COMPLEX | TOO_LARGE for too many pages | busy; the signal's
   *   reason if aborted
   */
  inspect(pdf: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<InspectedPdf>
}

export interface InspectedPdf {
  pages: number
  /** Of the first page, in points. */
  width: number
  height: number
  /** The first page as a JPEG, within a box of limits.previewPixels. */
  preview: Uint8Array
}

const verdicts = {
  LOCKED: ['PASSWORD_PROTECTED', 'pdfLocked'],
  CORRUPT: ['CORRUPT', 'pdfCorrupt'],
  TOO_COMPLEX: ['TOO_COMPLEX', 'pdfTooComplex'],
  TOO_MANY_PAGES: ['TOO_LARGE', 'pdfTooManyPages'],
} as const satisfies Record<string, readonly [ErrorCode, PlainReason]>

export type PdfVerdict = keyof typeof verdicts

/** `cause` is for the log. */
export function pdfFailure(verdict: PdfVerdict, cause?: unknown): AppError {
  const [code, reason] = verdicts[verdict]
  return new AppError(code, reason, { cause })
}

export function isPdfVerdict(name: unknown): name is PdfVerdict {
  return typeof name === 'string' && Object.hasOwn(verdicts, name)
}

/** What one PDF may cost its process. A file of 100 MB is held twice while it is opened. */
export const pdfLimits = {
  childBytes: 800 * 1024 * 1024,
  processorMs: 40_000,
  /** By the clock, for a machine that has no time. */
  waitMs: 120_000,
} as const

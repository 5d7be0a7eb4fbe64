import type { PDFPageProxy } from 'pdfjs-dist'

/**
 * A part of the library's page that is not public. The public way gathers all operators of a page before it answers,
 * and a map has a million of them; here they are taken as they come, and none is kept.
 */
interface PageInside {
  _renderPageChunk?(chunk: OperatorChunk, state: unknown): void
  _abortOperatorList(options: { intentState: unknown; reason: Error; force: boolean }): void
}

interface OperatorChunk {
  fnArray: number[]
  argsArray: (unknown[] | null)[]
  length: number
}

/** Annotations are read by themselves. */
const withoutAnnotations = 0

/**
 * Hands over what draws a page, operator by operator.
 * @param take answers false to be given no more
 * @returns whether all were taken
 */
export async function streamOperators(
  page: PDFPageProxy,
  take: (operator: number, values: unknown[]) => boolean,
): Promise<boolean> {
  const inside = page as unknown as PageInside
  const pass = inside._renderPageChunk?.bind(page)
  try {
    return await new Promise((resolve, reject) => {
      inside._renderPageChunk = (chunk, state) => {
        const isWanted = chunk.fnArray.every((operator, at) => take(operator, chunk.argsArray[at] ?? []))
        if (isWanted) {
          pass?.({ ...chunk, fnArray: [], argsArray: [], length: 0 }, state)
          return
        }
        inside._abortOperatorList({ intentState: state, reason: new Error('enough'), force: true })
        // The library's own promise never settles now.
        resolve(false)
      }
      page.getOperatorList({ annotationMode: withoutAnnotations }).then(() => resolve(true), reject)
    })
  } finally {
    // The library keeps its pages, and with it all that was taken.
    delete inside._renderPageChunk
  }
}

import type { PDFPageProxy } from 'pdfjs-dist'

/**
 * A private part of the library's page. The public API collects all operators of a page before it returns, and a map
 * has a million of them; here they are processed one by one, and none is kept.
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

/** Streams a page's drawing operators. @param take returns false to stop @returns whether all were taken */
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
    // The library caches its pages, and with them this override.
    delete inside._renderPageChunk
  }
}

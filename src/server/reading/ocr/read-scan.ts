import { AppError } from '#server/platform/errors'
import { builtScript } from '#server/platform/files-of-product'
import type { ReasonName } from '#shared/errors/reason'
import type { Article, DocumentFile } from '../article.ts'
import { childOptions, type ReadingOptions, readByChild, readDocument } from '../documents/read-document.ts'
import { limits } from './limits.ts'

const scanOptions = {
  ...childOptions,
  script: builtScript('reading/ocr/child'),
  heapMb: limits.childHeapMb,
  timeoutMs: limits.waitMs,
  maxRssBytes: limits.childBytes,
}

/**
 * Reads a document; where it has no text, or is a picture, the text in its picture is recognised.
 * @throws AppError as readDocument
 */
export async function readDocumentOrScan(
  document: Uint8Array | DocumentFile,
  options: ReadingOptions,
): Promise<Article> {
  try {
    return await readDocument(document, options)
  } catch (error) {
    if (!hasReason(error, 'documentWithoutText', 'documentGarbled', 'documentUnsupported')) throw error
    return await readByChild(document, options, scanOptions).catch((failure) => {
      throw hasReason(failure, 'documentUnsupported') || hasReason(error, 'documentGarbled') ? error : failure
    })
  }
}

function hasReason(error: unknown, ...names: ReasonName[]): boolean {
  return error instanceof AppError && names.includes(error.reason.name)
}

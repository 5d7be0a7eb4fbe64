import { AppError, type ErrorCode } from '#server/platform/errors'

/** The sentences a document's reader may read, by verdict. */
const sentences = {
  EMPTY_FILE: 'The file is empty.',
  TOO_LARGE: 'Please upload a file smaller than 10MB.',
  UNSUPPORTED_TYPE: 'Please upload a PDF, Word document, text file, CSV, Excel, or PowerPoint file.',
  PASSWORD_PROTECTED: 'This file is password protected. Remove the password and upload it again.',
  NO_TEXT: 'No text was found in this file. It may be a scan.',
  CORRUPT: 'This file could not be read. It may be damaged.',
  TOO_COMPLEX: 'This file is too large or complex to read.',
} as const satisfies Partial<Record<ErrorCode, string>>

export type DocumentCode = keyof typeof sentences

/** A document's verdict as the error the user sees; `cause` is for the log. */
export function documentFailure(code: DocumentCode, cause?: unknown): AppError {
  return new AppError(code, sentences[code], { cause })
}

/** What a failure of a library says about the file: out of stack or room means too much, anything else is damage. */
export function toDocumentFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  // Reading past the end of a buffer is a RangeError too, and the only kind with a code.
  const isTooMuch = error instanceof RangeError && !('code' in error)
  return documentFailure(isTooMuch ? 'TOO_COMPLEX' : 'CORRUPT', error)
}

/** What the end of a reader process says about its file. */
export function childFailure(what: 'limit' | 'fault', cause: string): AppError {
  return documentFailure(what === 'limit' ? 'TOO_COMPLEX' : 'CORRUPT', cause)
}

export function isDocumentCode(code: unknown): code is DocumentCode {
  return typeof code === 'string' && Object.hasOwn(sentences, code)
}

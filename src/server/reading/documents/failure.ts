import { AppError, type ErrorCode } from '#server/platform/errors'
import type { PlainReason } from '#shared/errors/reason'

/** The reasons a document's reader may read, by verdict. */
const reasons = {
  EMPTY_FILE: 'documentEmpty',
  TOO_LARGE: 'documentTooLarge',
  UNSUPPORTED_TYPE: 'documentUnsupported',
  PASSWORD_PROTECTED: 'documentLocked',
  NO_TEXT: 'documentWithoutText',
  CORRUPT: 'documentCorrupt',
  TOO_COMPLEX: 'documentTooComplex',
} as const satisfies Partial<Record<ErrorCode, PlainReason>>

export type DocumentCode = keyof typeof reasons

/** A document's verdict as the error the user sees; `cause` is for the log. */
export function documentFailure(code: DocumentCode, cause?: unknown): AppError {
  return new AppError(code, reasons[code], { cause })
}

/** What a failure of a library says about the file: out of stack or room means too much, anything else is damage. */
export function toDocumentFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  // Reading past the end of a buffer is a RangeError too, and the only kind with a code.
  const isTooMuch = error instanceof RangeError && !('code' in error)
  return documentFailure(isTooMuch ? 'TOO_COMPLEX' : 'CORRUPT', error)
}

/** What a part that is no more than an addition says; a damaged one costs itself and not the document. */
export function unlessCorrupt<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError && error.code === 'CORRUPT') return otherwise
    throw error
  }
}

/** What the end of a reader process says about its file. */
export function childFailure(what: 'limit' | 'fault', cause: string): AppError {
  return documentFailure(what === 'limit' ? 'TOO_COMPLEX' : 'CORRUPT', cause)
}

export function isDocumentCode(code: unknown): code is DocumentCode {
  return typeof code === 'string' && Object.hasOwn(reasons, code)
}

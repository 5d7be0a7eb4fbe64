import { AppError, type ErrorCode } from '#server/platform/errors'
import type { PlainReason } from '#shared/errors/reason'

/** What a document's reader may find instead of a text: the code of the answer, and the reason that the user reads. */
const verdicts = {
  EMPTY_FILE: ['EMPTY_FILE', 'documentEmpty'],
  TOO_LARGE: ['TOO_LARGE', 'documentTooLarge'],
  UNSUPPORTED_TYPE: ['UNSUPPORTED_TYPE', 'documentUnsupported'],
  FORM: ['UNSUPPORTED_TYPE', 'documentIsForm'],
  PORTFOLIO: ['UNSUPPORTED_TYPE', 'documentIsPortfolio'],
  PASSWORD_PROTECTED: ['PASSWORD_PROTECTED', 'documentLocked'],
  NO_TEXT: ['NO_TEXT', 'documentWithoutText'],
  GARBLED: ['NO_TEXT', 'documentGarbled'],
  CORRUPT: ['CORRUPT', 'documentCorrupt'],
  TOO_COMPLEX: ['TOO_COMPLEX', 'documentTooComplex'],
} as const satisfies Record<string, readonly [ErrorCode, PlainReason]>

export type Verdict = keyof typeof verdicts

/** A verdict on a document as the error the user sees; `cause` is for the log. */
export function documentFailure(verdict: Verdict, cause?: unknown): AppError {
  const [code, reason] = verdicts[verdict]
  return new AppError(code, reason, { cause })
}

/** Maps a library's failure: out of stack or memory means too complex, everything else means damage. */
export function toDocumentFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  // Reading past the end of a buffer is a RangeError too, and the only kind with a code.
  const isTooMuch = error instanceof RangeError && !('code' in error)
  return documentFailure(isTooMuch ? 'TOO_COMPLEX' : 'CORRUPT', error)
}

/** Reads an optional part; if it is damaged, the document is read without it. */
export function unlessCorrupt<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError && error.code === 'CORRUPT') return otherwise
    throw error
  }
}

/** Maps the exit of a reader process to an error about its file. */
export function childFailure(what: 'limit' | 'fault', cause: string): AppError {
  return documentFailure(what === 'limit' ? 'TOO_COMPLEX' : 'CORRUPT', cause)
}

/** The verdict of a failure, to send from a reader process to its parent; damage for unknown ones. */
export function verdictOf({ reason }: AppError): Verdict {
  const found = Object.entries(verdicts).find(([, [, name]]) => name === reason.name)
  return (found?.[0] as Verdict | undefined) ?? 'CORRUPT'
}

export function isVerdict(name: unknown): name is Verdict {
  return typeof name === 'string' && Object.hasOwn(verdicts, name)
}

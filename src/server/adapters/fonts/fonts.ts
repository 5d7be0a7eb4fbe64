import { AppError } from '#server/platform/errors'
import type { OwnFont } from '#shared/fonts/own-fonts'

/** Makes fonts that strangers send safe to keep and to draw with. */
export interface Fonts {
  /**
   * Reads a TTF, OTF, WOFF or WOFF2, recognised by its bytes, and rewrites the tables needed for drawing, uncompressed.
   * @throws AppError EMPTY_FILE | UNSUPPORTED_TYPE | CORRUPT | TOO_COMPLEX | TOO_LARGE | busy; the signal's reason if
   * aborted
   */
  prepare(font: Uint8Array, signal?: AbortSignal): Promise<PreparedFont>
}

export interface PreparedFont extends Omit<OwnFont, 'id'> {
  /** TrueType or OpenType. */
  file: Uint8Array
}

/** The reasons of a refusal, each with its error code. */
const refusals = {
  fontEmpty: 'EMPTY_FILE',
  fontUnsupported: 'UNSUPPORTED_TYPE',
  fontCollection: 'UNSUPPORTED_TYPE',
  fontVariable: 'UNSUPPORTED_TYPE',
  fontEmbeddingForbidden: 'UNSUPPORTED_TYPE',
  fontWithoutLetters: 'UNSUPPORTED_TYPE',
  fontCorrupt: 'CORRUPT',
  fontTooComplex: 'TOO_COMPLEX',
  fontTooLarge: 'TOO_LARGE',
} as const

export type FontRefusal = keyof typeof refusals

/** What the process that reads a font may hold in all, and the processor time it may take. */
export const childBytes = 300 * 1024 * 1024
export const childProcessorMs = 10_000

/** `cause` is for the log. */
export function fontFailure(reason: FontRefusal, cause?: unknown): AppError {
  return new AppError(refusals[reason], reason, { cause })
}

/** Maps the exit of a font process to an error about its file. */
export function childFailure(what: 'limit' | 'fault', cause: string): AppError {
  return fontFailure(what === 'limit' ? 'fontTooComplex' : 'fontCorrupt', cause)
}

export function isFontRefusal(reason: unknown): reason is FontRefusal {
  return typeof reason === 'string' && Object.hasOwn(refusals, reason)
}

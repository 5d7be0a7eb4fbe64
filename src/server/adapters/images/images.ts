import { AppError, type ErrorCode } from '#server/platform/errors'
import type { PlainReason } from '#shared/errors/reason'

/** Makes pictures that strangers send safe to keep and to show. */
export interface Images {
  /**
   * Reads a PNG, JPEG, WebP, GIF (its first frame) or AVIF, recognised by its bytes, and rewrites it: upright, without
   * metadata such as the location, with a thumbnail.
   * @throws AppError EMPTY_FILE | UNSUPPORTED_TYPE | CORRUPT | TOO_COMPLEX | busy; the signal's reason if aborted
   */
  prepare(picture: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<PreparedPicture>
  /** Rewrites such a picture for the card of a link at LinkedIn. Throws as above. */
  prepareForCard(picture: Uint8Array, signal?: AbortSignal): Promise<CardPicture>
  /**
   * Rewrites a PNG, JPEG or WebP to go out with a post in its full size, with a JPEG for our own pages. Throws as
   * `prepare` does, and refuses what moves.
   */
  prepareForPost(picture: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<PreparedPicture>
}

/** A JPEG. */
export interface CardPicture {
  width: number
  height: number
  file: Uint8Array
}

export interface PreparedPicture {
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
  file: Uint8Array
  /** WebP within a box of limits.thumbnailPixels; of a picture for a post a JPEG. */
  thumbnail: Uint8Array
}

/** Reasons of a refusal; each says what to do. */
const verdicts = {
  EMPTY_FILE: ['EMPTY_FILE', 'pictureEmpty'],
  UNSUPPORTED_TYPE: ['UNSUPPORTED_TYPE', 'pictureUnsupported'],
  CORRUPT: ['CORRUPT', 'pictureCorrupt'],
  TOO_COMPLEX: ['TOO_COMPLEX', 'pictureTooComplex'],
  PHOTO_UNSUPPORTED: ['UNSUPPORTED_TYPE', 'postFileUnsupported'],
  PHOTO_MOVES: ['UNSUPPORTED_TYPE', 'photoMoves'],
  PHOTO_TOO_LARGE: ['TOO_COMPLEX', 'photoTooManyPixels'],
} as const satisfies Record<string, readonly [ErrorCode, PlainReason]>

/** What the process that rewrites a picture may hold in all. 25 megapixels need up to 600 MB. */
export const childBytes = 900 * 1024 * 1024

export type ImageVerdict = keyof typeof verdicts

/** `cause` is for the log. */
export function imageFailure(verdict: ImageVerdict, cause?: unknown): AppError {
  const [code, reason] = verdicts[verdict]
  return new AppError(code, reason, { cause })
}

/** The verdict of a failure, to send from a picture process to its parent; damage for unknown ones. */
export function imageVerdictOf(error: unknown): ImageVerdict {
  const name = error instanceof AppError ? error.reason.name : undefined
  const found = Object.entries(verdicts).find(([, [, reason]]) => reason === name)
  return (found?.[0] as ImageVerdict | undefined) ?? 'CORRUPT'
}

/** Maps the exit of a process that rewrote a picture for a post. */
export function postFailure(what: 'limit' | 'fault', cause: string): AppError {
  return imageFailure(what === 'limit' ? 'PHOTO_TOO_LARGE' : 'CORRUPT', cause)
}

/** Maps the exit of a picture process to an error about its file. */
export function childFailure(what: 'limit' | 'fault', cause: string): AppError {
  return imageFailure(what === 'limit' ? 'TOO_COMPLEX' : 'CORRUPT', cause)
}

export function isImageVerdict(name: unknown): name is ImageVerdict {
  return typeof name === 'string' && Object.hasOwn(verdicts, name)
}

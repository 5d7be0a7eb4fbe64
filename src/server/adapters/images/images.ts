import { AppError } from '#server/platform/errors'

/** Makes pictures that strangers send safe to keep and to show. */
export interface Images {
  /**
   * Reads a PNG, JPEG, WebP, GIF (its first frame) or AVIF, told by its bytes, and writes it anew: upright, without
   * metadata such as the place it was taken, with a thumbnail.
   * @throws AppError EMPTY_FILE | UNSUPPORTED_TYPE | CORRUPT | TOO_COMPLEX | busy; the signal's reason when aborted
   */
  prepare(picture: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<PreparedPicture>
  /** Writes such a picture as one that LinkedIn takes for the card of a link. Throws as above. */
  prepareForCard(picture: Uint8Array, signal?: AbortSignal): Promise<CardPicture>
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
  /** WebP, within a box of limits.thumbnailPixels. */
  thumbnail: Uint8Array
}

/** The reasons of a refusal: each says what to do. */
const reasons = {
  EMPTY_FILE: 'pictureEmpty',
  UNSUPPORTED_TYPE: 'pictureUnsupported',
  CORRUPT: 'pictureCorrupt',
  TOO_COMPLEX: 'pictureTooComplex',
} as const

/** What the process that rewrites a picture may hold in all. 25 megapixels need up to 600 MB. */
export const childBytes = 900 * 1024 * 1024

export type ImageCode = keyof typeof reasons

/** `cause` is for the log. */
export function imageFailure(code: ImageCode, cause?: unknown): AppError {
  return new AppError(code, reasons[code], { cause })
}

/** What the end of the process that rewrites a picture says about it. */
export function childFailure(what: 'limit' | 'fault', cause: string): AppError {
  return imageFailure(what === 'limit' ? 'TOO_COMPLEX' : 'CORRUPT', cause)
}

export function isImageCode(code: unknown): code is ImageCode {
  return typeof code === 'string' && Object.hasOwn(reasons, code)
}

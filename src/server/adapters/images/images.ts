import { AppError } from '#server/platform/errors'

/** Makes pictures that strangers send safe to keep and to show. */
export interface Images {
  /**
   * Reads a PNG, JPEG, WebP, GIF (its first frame) or AVIF, told by its bytes, and writes it anew: upright, without
   * metadata such as the place it was taken, with a thumbnail.
   * @throws AppError EMPTY_FILE | UNSUPPORTED_TYPE | CORRUPT | TOO_COMPLEX | busy; the signal's reason when aborted
   */
  prepare(picture: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<PreparedPicture>
}

export interface PreparedPicture {
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
  file: Uint8Array
  /** WebP, within a box of limits.thumbnailPixels. */
  thumbnail: Uint8Array
}

/** The sentences of a refusal: each says what to do. */
const sentences = {
  EMPTY_FILE: 'This file is empty. Choose another one.',
  UNSUPPORTED_TYPE: 'This is not a picture we can use. Upload a PNG, JPEG, WebP, GIF or AVIF file.',
  CORRUPT: 'This picture is damaged and could not be read. Save it again in a picture editor and upload the copy.',
  TOO_COMPLEX:
    'This picture has more than 25 megapixels or takes too long to read. Make it smaller and upload it again.',
} as const

export type ImageCode = keyof typeof sentences

/** `cause` is for the log. */
export function imageFailure(code: ImageCode, cause?: unknown): AppError {
  return new AppError(code, sentences[code], { cause })
}

/** What the end of the process that rewrites a picture says about it. */
export function childFailure(what: 'limit' | 'fault', cause: string): AppError {
  return imageFailure(what === 'limit' ? 'TOO_COMPLEX' : 'CORRUPT', cause)
}

export function isImageCode(code: unknown): code is ImageCode {
  return typeof code === 'string' && Object.hasOwn(sentences, code)
}

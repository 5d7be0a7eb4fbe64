import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { imageFailure } from './images.ts'

/**
 * Only these decoders may run in this process, whatever a file claims to be: no SVG, PDF or TIFF, nothing that reads
 * other files.
 */
const decoders = ['PngBuffer', 'JpegBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer']
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: decoders.map((name) => `VipsForeignLoad${name}`) })
sharp.cache(false)

/** Every accepted type. An animated PNG has its own type. */
const accepted = ['image/png', 'image/apng', 'image/gif', 'image/jpeg', 'image/webp', 'image/avif']

/** Reads pictures, and only those of an accepted type. */
export { sharp }

/** @returns the media type, recognised by the bytes. @throws AppError EMPTY_FILE | UNSUPPORTED_TYPE */
export async function pictureTypeOf(bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) throw imageFailure('EMPTY_FILE')
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !accepted.includes(type.mime)) throw imageFailure('UNSUPPORTED_TYPE', type?.mime)
  return type.mime
}

/** Maps a failure of the decoder. The library distinguishes its failures only by their messages. */
export function decodingFailure(error: unknown): Error {
  const isTooLarge = error instanceof Error && /pixel limit|too large|out of memory/i.test(error.message)
  return imageFailure(isTooLarge ? 'TOO_COMPLEX' : 'CORRUPT', error)
}

import { decodingFailure, pictureTypeOf, sharp } from './decoders.ts'
import type { CardPicture } from './images.ts'

/**
 * More than the library allows, because pictures of this size are not stored: news sites link press photographs in full
 * size. The process's memory and time are limited as well.
 */
const maxPixels = 100_000_000

/** Pixels. LinkedIn shows a card about 550 wide with two device pixels each, and recommends 1200 by 627. */
const longestSide = 1_600

/** Without the blurred colour edges of the usual sampling: cards often have letters. */
const encoder = { quality: 88, chromaSubsampling: '4:4:4' }

/**
 * The picture of a link as every network takes it: a JPEG of its first frame, upright, on white where it is clear, in
 * sRGB and without metadata. A small one is not enlarged.
 * @throws AppError EMPTY_FILE | UNSUPPORTED_TYPE | TOO_COMPLEX | CORRUPT
 */
export async function rewriteCardPicture(bytes: Uint8Array): Promise<CardPicture> {
  await pictureTypeOf(bytes)
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg(encoder)
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, file: data }
  } catch (error) {
    throw decodingFailure(error)
  }
}

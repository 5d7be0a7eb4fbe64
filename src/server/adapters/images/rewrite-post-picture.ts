import { AppError } from '#server/platform/errors'
import { attachmentLimits } from '#shared/rules/attachments'
import { decodingFailure, pictureTypeOf, sharp } from './decoders.ts'
import { imageFailure, type PreparedPicture } from './images.ts'

const accepted = ['image/png', 'image/jpeg', 'image/webp']

/** A screenshot keeps its sharp letters; a photograph of more pixels would be too large as a PNG. */
const maxPngPixels = 6_000_000

/** Optimal JPEG coding takes twelve bytes a pixel; larger pictures use the standard coding, a tenth longer. */
const jpeg = { quality: 92, chromaSubsampling: '4:4:4' }
const previewQuality = 85

/**
 * A picture as it goes out with a post: upright, in its full size, in sRGB, without metadata; a JPEG on white, except
 * small PNGs. With a preview.
 * @throws AppError EMPTY_FILE | UNSUPPORTED_TYPE | TOO_COMPLEX | CORRUPT
 */
export async function rewritePostPicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const type = await pictureTypeOf(bytes)
  if (type === 'image/gif' || type === 'image/apng') throw imageFailure('PHOTO_MOVES')
  if (!accepted.includes(type)) throw imageFailure('PHOTO_UNSUPPORTED', type)
  try {
    const source = { limitInputPixels: attachmentLimits.photoPixels, failOn: 'error' } as const
    const { width, height, pages = 1 } = await sharp(bytes, source).metadata()
    if (pages > 1) throw imageFailure('PHOTO_MOVES')
    const isPng = type === 'image/png' && width * height <= maxPngPixels
    const upright = sharp(bytes, source).autoOrient()
    const isLarge = width * height > maxPngPixels
    const { data: file, info } = await (isPng
      ? upright.png({ compressionLevel: 7 })
      : upright.flatten({ background: '#ffffff' }).jpeg({ ...jpeg, optimiseCoding: !isLarge })
    ).toBuffer({ resolveWithObject: true })
    const { previewPixels } = attachmentLimits
    const thumbnail = await sharp(file)
      .resize(previewPixels, previewPixels, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: previewQuality })
      .toBuffer()
    return { mimeType: isPng ? 'image/png' : 'image/jpeg', width: info.width, height: info.height, file, thumbnail }
  } catch (error) {
    if (error instanceof AppError) throw error
    const failure = decodingFailure(error)
    throw failure instanceof AppError && failure.code === 'TOO_COMPLEX'
      ? imageFailure('PHOTO_TOO_LARGE', error)
      : failure
  }
}

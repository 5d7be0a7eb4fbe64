import { limits } from '#shared/rules/limits'
import { decodingFailure, pictureTypeOf, sharp } from './decoders.ts'
import type { PreparedPicture } from './images.ts'

type Format = 'png' | 'jpeg' | 'webp'

/** So high that encoding once more makes no visible difference. */
const encoders = {
  png: { compressionLevel: 7 },
  jpeg: { quality: 92, chromaSubsampling: '4:4:4' },
  webp: { quality: 92, effort: 2 },
}

/** Optimal JPEG coding takes twelve bytes a pixel; larger pictures use the standard coding, a tenth longer. */
const largePixels = 6_000_000
const plainJpeg = { ...encoders.jpeg, optimiseCoding: false }

/** @throws AppError EMPTY_FILE | UNSUPPORTED_TYPE | TOO_COMPLEX | CORRUPT */
export async function rewritePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const type = await pictureTypeOf(bytes)
  try {
    const { hasAlpha, width, height } = await sharp(bytes, { limitInputPixels: limits.picturePixels }).metadata()
    const kept = await write(bytes, formatFor(type, hasAlpha), { hasAlpha, isLarge: width * height > largePixels })
    // Of what was just written, which is quicker to read than AVIF.
    const thumbnail = await sharp(kept.file)
      .resize(limits.thumbnailPixels, limits.thumbnailPixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { ...kept, thumbnail }
  } catch (error) {
    throw decodingFailure(error)
  }
}

/**
 * A GIF's frame is stored losslessly as PNG. AVIF is stored in an older format: encoding 25 megapixels of it takes more
 * than six seconds, of JPEG half a second.
 */
function formatFor(type: string, hasAlpha: boolean): Format {
  if (type === 'image/jpeg') return 'jpeg'
  if (type === 'image/webp') return 'webp'
  if (type === 'image/avif') return hasAlpha ? 'webp' : 'jpeg'
  return 'png'
}

async function write(
  bytes: Uint8Array,
  format: Format,
  picture: { hasAlpha: boolean; isLarge: boolean },
): Promise<Omit<PreparedPicture, 'thumbnail'>> {
  try {
    const { data: file, info } = await sharp(bytes, { limitInputPixels: limits.picturePixels, failOn: 'error' })
      .autoOrient()
      .toFormat(format, format === 'jpeg' && picture.isLarge ? plainJpeg : encoders[format])
      .toBuffer({ resolveWithObject: true })
    return { mimeType: `image/${format}`, width: info.width, height: info.height, file }
  } catch (error) {
    // WebP has room for 512 KB of block modes, which a large picture full of detail can pass.
    const isTooDetailed = format === 'webp' && error instanceof Error && error.message.includes('unable to encode')
    if (!isTooDetailed) throw error
    return await write(bytes, picture.hasAlpha ? 'png' : 'jpeg', picture)
  }
}

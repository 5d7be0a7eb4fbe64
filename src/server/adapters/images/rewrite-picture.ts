import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { limits } from '#shared/rules/limits'
import { imageFailure, type PreparedPicture } from './images.ts'

/**
 * Only these decoders may run in this process, whatever a file claims to be: no SVG, PDF or TIFF, nothing that reads
 * other files.
 */
const decoders = ['PngBuffer', 'JpegBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer']
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: decoders.map((name) => `VipsForeignLoad${name}`) })
sharp.cache(false)

type Format = 'png' | 'jpeg' | 'webp'

/** Every type that is accepted. A PNG with frames is known by a name of its own. */
const accepted = ['image/png', 'image/apng', 'image/gif', 'image/jpeg', 'image/webp', 'image/avif']

/** So high that encoding once more makes no visible difference. */
const encoders = {
  png: { compressionLevel: 7 },
  jpeg: { quality: 92, chromaSubsampling: '4:4:4' },
  webp: { quality: 92, effort: 2 },
}

/**
 * Finding the best code for a JPEG takes twelve bytes a pixel; larger pictures are kept in the usual one, a tenth
 * longer.
 */
const largePixels = 6_000_000
const plainJpeg = { ...encoders.jpeg, optimiseCoding: false }

/** @throws AppError EMPTY_FILE | UNSUPPORTED_TYPE | TOO_COMPLEX | CORRUPT */
export async function rewritePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  if (bytes.length === 0) throw imageFailure('EMPTY_FILE')
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !accepted.includes(type.mime)) throw imageFailure('UNSUPPORTED_TYPE', type?.mime)

  try {
    const { hasAlpha, width, height } = await sharp(bytes, { limitInputPixels: limits.picturePixels }).metadata()
    const kept = await write(bytes, formatFor(type.mime, hasAlpha), { hasAlpha, isLarge: width * height > largePixels })
    // Of what was just written, which is quicker to read than AVIF.
    const thumbnail = await sharp(kept.file)
      .resize(limits.thumbnailPixels, limits.thumbnailPixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { ...kept, thumbnail }
  } catch (error) {
    // The library tells its failures apart by their words alone.
    const isTooLarge = error instanceof Error && /pixel limit|too large|out of memory/i.test(error.message)
    throw imageFailure(isTooLarge ? 'TOO_COMPLEX' : 'CORRUPT', error)
  }
}

/**
 * A GIF's one frame is kept without loss as PNG. AVIF is kept in an older format: writing 25 megapixels of it takes
 * more than six seconds, of JPEG half a second.
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

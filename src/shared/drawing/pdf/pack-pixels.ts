import type { PdfImage } from './pdf-page.ts'

/** The environment's encoders for pixels. */
export interface PixelPacking {
  /** Encodes fully opaque pixels. */
  readonly toJpeg: (pixels: Uint8ClampedArray, width: number, height: number) => Promise<Uint8Array>
  /** With the zlib header that PDF wants. */
  readonly deflate: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>
}

/** Lossless encoding of more pixels takes seconds, and too much memory for phones. */
const maxLosslessPixels = 16_000_000
/** Lossless encoding keeps letters perfectly sharp; it may be this many times larger than a JPEG. */
const worth = 2

/** Lossless if that is small, as for flat colours and letters; photographs as JPEG. Overwrites the pixels. */
export async function packPixels(
  { data, width, height }: { data: Uint8ClampedArray; width: number; height: number },
  { toJpeg, deflate }: PixelPacking,
): Promise<PdfImage> {
  const isClear = hasClearPixels(data)
  const size = { width, height, ...(isClear && { alpha: await deflate(channels(data, [3])) }) }
  const rgb = channels(data, [0, 1, 2])
  if (isClear) fillClear(data)
  const jpeg = await toJpeg(data, width, height)
  if (width * height <= maxLosslessPixels) {
    const bytes = await deflate(rgb)
    if (bytes.length <= worth * jpeg.length) return { kind: 'flate', bytes, ...size }
  }
  return { kind: 'jpeg', bytes: jpeg, ...size }
}

function hasClearPixels(rgba: Uint8ClampedArray): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return true
  return false
}

/** JPEG has no alpha channel: transparent pixels keep their colours, and alpha is stored separately. */
function fillClear(rgba: Uint8ClampedArray): void {
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255
}

function channels(rgba: Uint8ClampedArray, wanted: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((rgba.length / 4) * wanted.length)
  let to = 0
  for (let from = 0; from < rgba.length; from += 4) {
    for (const channel of wanted) {
      bytes[to] = rgba[from + channel] ?? 0
      to += 1
    }
  }
  return bytes
}

import { limits } from '#shared/rules/limits'

/**
 * Converts pictures that the library rejects: SVG drawings become pixels, since an SVG may contain scripts and links,
 * and too large pictures are scaled down. A file that can't be scaled down is sent unchanged, and the server says why
 * it refuses it.
 */
export async function fitForUpload(file: File): Promise<File> {
  try {
    if (file.type === 'image/svg+xml') return await drawn(file, await sizeOfSvg(file))
    if (file.size <= limits.fileBytes || !shrinkable.has(file.type)) return file
    return await shrunk(file)
  } catch {
    return file
  }
}

/** Media types that can be scaled down. Not GIF: an animation would lose all but its first picture. */
const shrinkable: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
/** The longer side of a drawing without a size, and the maximum for any: sharp on every canvas. */
const drawnSide = { usual: 1_200, most: 4_096 }
const steps = [4_096, 3_072, 2_048, 1_600]
const quality = 0.9

interface Size {
  readonly width: number
  readonly height: number
}

/** Scaled down until it fits. As WebP a photograph loses nothing visible and keeps transparency. */
async function shrunk(file: File): Promise<File> {
  const picture = await createImageBitmap(file)
  for (const side of steps) {
    const size = within(picture, side)
    const bytes = await toBlob(picture, size, 'image/webp')
    if (bytes.size <= limits.fileBytes) return named(bytes, file)
  }
  return file
}

async function drawn(file: File, size: Size): Promise<File> {
  const picture = await load(file)
  const scale =
    Math.min(drawnSide.most, Math.max(drawnSide.usual, size.width, size.height)) / Math.max(size.width, size.height)
  const whole = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
  return named(await toBlob(picture, whole, 'image/png'), file)
}

/** Loaded as an image, its scripts do not run and it requests no other address. */
async function load(file: File): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Its width and height, else those of its view box, else a square. */
async function sizeOfSvg(file: File): Promise<Size> {
  const root = new DOMParser().parseFromString(await file.text(), 'image/svg+xml').documentElement
  const [width, height] = ['width', 'height'].map((name) => {
    const value = root.getAttribute(name) ?? ''
    return value.endsWith('%') ? 0 : Number.parseFloat(value)
  })
  if (width && height && width > 0 && height > 0) return { width, height }
  const [, , across = 0, down = 0] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  return across > 0 && down > 0 ? { width: across, height: down } : { width: 1, height: 1 }
}

function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

function toBlob(picture: CanvasImageSource, { width, height }: Size, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser has no 2D canvas.')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality })
}

/** Under its own name, with the extension of its new type. */
function named(bytes: Blob, { name }: File): File {
  const ending = bytes.type.slice('image/'.length)
  return new File([bytes], `${name.replace(/\.[^.]*$/u, '')}.${ending}`, { type: bytes.type })
}

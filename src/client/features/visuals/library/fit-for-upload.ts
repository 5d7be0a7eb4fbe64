import { limits } from '#shared/rules/limits'

/**
 * Pictures that the library does not take as they are, made into ones that it takes: drawings in SVG become pictures,
 * since an SVG may hold scripts and links too, and pictures that are too large become smaller. What can't be
 * made smaller is sent as it is, and the server says why it is refused.
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

/** Media types that can be made smaller. GIF is none of them: of an animation only the first picture would be left. */
const shrinkable: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
/**
 * The longer side of a drawing that has no size of its own, and the most that is drawn of any: sharp on every canvas.
 */
const drawnSide = { usual: 1_200, most: 4_096 }
const steps = [4_096, 3_072, 2_048, 1_600]
const quality = 0.9

interface Size {
  readonly width: number
  readonly height: number
}

/** Made smaller until it fits. As WebP a photograph loses nothing visible, and transparency stays. */
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

/** As a picture the browser runs no script of it and asks no other address. */
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

/** Under its own name, with the ending of what it has become. */
function named(bytes: Blob, { name }: File): File {
  const ending = bytes.type.slice('image/'.length)
  return new File([bytes], `${name.replace(/\.[^.]*$/u, '')}.${ending}`, { type: bytes.type })
}

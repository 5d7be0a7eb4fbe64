import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** Pixels on the screen, in a file and in a thumbnail, for comparing them. */

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green and blue of each. */
  readonly data: Uint8Array
}

export interface ShownPixels extends Pixels {
  /** The position of the page's corner on the canvas. */
  readonly left: number
  readonly top: number
}

/** The page's pixels on the editor's canvas, where everything else is transparent. */
export async function pixelsOnScreen(page: Page): Promise<ShownPixels> {
  const { base64, ...place } = await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const canvas = document.querySelector<HTMLCanvasElement>('[data-surface="content"]')
    const ctx = canvas && new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
    if (!ctx) throw new Error('The canvas is not on the page.')
    ctx.drawImage(canvas, 0, 0)
    const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height)
    const isDrawn = (x: number, y: number) => (data[(y * canvas.width + x) * 4 + 3] ?? 0) > 0
    const columns = [...Array(canvas.width).keys()].filter((x) => isDrawn(x, canvas.height >> 1))
    const rows = [...Array(canvas.height).keys()].filter((y) => isDrawn(canvas.width >> 1, y))
    const [left = 0, top = 0] = [columns[0], rows[0]]
    const [w, h] = [columns.length, rows.length]
    const copy = document.createElement('canvas')
    Object.assign(copy, { width: w, height: h })
    copy.getContext('2d')?.putImageData(ctx.getImageData(left, top, w, h), 0, 0)
    return { left, top, width: w, height: h, base64: copy.toDataURL('image/png').split(',')[1] ?? '' }
  })
  return { ...place, data: (await pixelsOf(Buffer.from(base64, 'base64'))).data }
}

/** Of a picture file, on white. */
export async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The same pixels after compression as lossy as a thumbnail's. */
export async function asThumbnail({ data, width, height }: Pixels): Promise<Pixels> {
  return pixelsOf(
    await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality: 85 })
      .toBuffer(),
  )
}

export function differingPixels(a: Pixels, b: Pixels): number {
  requireSameSize(a, b)
  let count = 0
  for (let at = 0; at < a.data.length; at += 3) {
    if (a.data[at] !== b.data[at] || a.data[at + 1] !== b.data[at + 1] || a.data[at + 2] !== b.data[at + 2]) count += 1
  }
  return count
}

/** Of all channels of all pixels, 0 to 255. */
export function meanDifference(a: Pixels, b: Pixels): number {
  requireSameSize(a, b)
  return a.data.reduce((sum, value, at) => sum + Math.abs(value - (b.data[at] ?? 0)), 0) / a.data.length
}

function requireSameSize(a: Pixels, b: Pixels): void {
  if (a.width === b.width && a.height === b.height) return
  throw new Error(`${a.width} by ${a.height} cannot be compared with ${b.width} by ${b.height}.`)
}

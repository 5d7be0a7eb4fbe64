import type { PictureAdjustments } from '#shared/scene/scene'
import type { DrawingEnv, LoadedImage, Pixels } from './canvas-2d.ts'
import { type ColourMatrix, colourMatrix } from './colour-matrix.ts'

/**
 * Colour changes and blur of a picture. Computed here rather than by canvas filters, which not every browser has, so
 * that screen, export and server agree.
 */

/** Maximum length of an adjusted picture's longer side; pages at twice their size do not show the difference. */
const maxPixels = 2_048
/** Of the longer side, at full blur. */
export const maxBlur = 0.04
/** The largest blur in pixels: a stronger one blurs a downscaled picture. */
const blurReach = 8
/** Number of cached pictures, for pictures on several pages and for going back and forth. */
const remembered = 4

const adjusted = new WeakMap<object, Map<string, LoadedImage>>()

/** Cached by picture and adjustments. */
export function adjustPicture(image: LoadedImage, adjust: PictureAdjustments, env: DrawingEnv): LoadedImage {
  const key = JSON.stringify(adjust)
  const known = adjusted.get(image.source) ?? new Map<string, LoadedImage>()
  const found = known.get(key)
  if (found) return found
  const made = make(image, adjust, env)
  for (const old of [...known.keys()].slice(0, Math.max(known.size - remembered + 1, 0))) known.delete(old)
  known.set(key, made)
  adjusted.set(image.source, known)
  return made
}

function make(image: LoadedImage, adjust: PictureAdjustments, env: DrawingEnv): LoadedImage {
  const reach = (adjust.blur / 100) * maxBlur
  const longer = Math.max(image.width, image.height)
  const most = reach > 0 ? Math.min(maxPixels, blurReach / reach) : maxPixels
  const scale = Math.min(1, most / longer)
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const canvas = env.createCanvas(width, height)
  canvas.imageSmoothingQuality = 'high'
  canvas.drawImage(image.source, 0, 0, image.width, image.height, 0, 0, width, height)
  const pixels = canvas.getImageData(0, 0, width, height)
  const radius = Math.round((reach * longer * scale) / 1.2)
  if (radius > 0) blur(pixels, width, height, radius)
  const matrix = colourMatrix(adjust)
  if (matrix) recolour(pixels, matrix)
  canvas.putImageData(pixels, 0, 0)
  return { source: canvas.canvas, width, height }
}

function recolour({ data }: Pixels, [red, green, blue]: ColourMatrix): void {
  const [rr, rg, rb, rc] = red
  const [gr, gg, gb, gc] = green
  const [br, bg, bb, bc] = blue
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    data[at] = rr * r + rg * g + rb * b + rc * 255
    data[at + 1] = gr * r + gg * g + gb * b + gc * 255
    data[at + 2] = br * r + bg * g + bb * b + bc * 255
  }
}

/** Three moving averages approximate a Gaussian. Beyond the edges the border pixels repeat. */
function blur({ data }: Pixels, width: number, height: number, radius: number): void {
  const line = new Float32Array(Math.max(width, height) * 4)
  for (let pass = 0; pass < 3; pass += 1) {
    for (let y = 0; y < height; y += 1) blurLine(data, line, y * width * 4, 4, width, radius)
    for (let x = 0; x < width; x += 1) blurLine(data, line, x * 4, width * 4, height, radius)
  }
}

/** A moving average: subtracts the pixel that leaves the window and adds the one that enters. */
function blurLine(
  data: Pixels['data'],
  line: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  const size = radius * 2 + 1
  for (let channel = 0; channel < 4; channel += 1) {
    const valueAt = (index: number) => data[start + Math.min(Math.max(index, 0), length - 1) * step + channel] ?? 0
    let sum = 0
    for (let index = -radius; index <= radius; index += 1) sum += valueAt(index)
    for (let index = 0; index < length; index += 1) {
      line[index] = sum / size
      sum += valueAt(index + radius + 1) - valueAt(index - radius)
    }
    for (let index = 0; index < length; index += 1) data[start + index * step + channel] = line[index] ?? 0
  }
}

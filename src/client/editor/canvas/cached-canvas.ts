import { contextOf } from './translated-canvas.ts'

export interface Surface {
  /** In device pixels. */
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
}

/**
 * A view-sized canvas that is rarely redrawn. It is drawn off-screen and shown as one bitmap, because a browser without
 * GPU acceleration copies every canvas on the page whenever one of them changes.
 */
export interface CachedCanvas {
  /** Replaces the bitmap. */
  draw(surface: Surface, paint: (ctx: CanvasRenderingContext2D) => void): void
  clear(): void
}

/** @param isClipped whether some of what is painted on it may be clipped */
export function cachedCanvas(canvas: HTMLCanvasElement, { isClipped = true } = {}): CachedCanvas {
  const shown = canvas.getContext('bitmaprenderer')
  if (!shown) throw new Error('This browser shows no bitmaps.')
  let isEmpty = true

  return {
    draw({ width, height }, paint) {
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      shown.transferFromImageBitmap((isClipped ? bitmapOf : offscreenBitmap)(width, height, paint))
      isEmpty = false
    },
    clear() {
      if (!isEmpty) shown.transferFromImageBitmap(null)
      isEmpty = true
    },
  }
}

type Paint = (ctx: CanvasRenderingContext2D) => void

/**
 * Sizes in device pixels. Painted on an on-screen type of canvas, since only that one has soft clip edges in Chromium,
 * then transferred by an OffscreenCanvas, which can give its pixels away.
 */
export function bitmapOf(width: number, height: number, paint: Paint): ImageBitmap {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  paint(contextOf(canvas))
  const bitmap = offscreenBitmap(width, height, (copy) => copy.drawImage(canvas, 0, 0))
  canvas.width = 0 // frees the memory at once
  return bitmap
}

/** For what clips nothing. */
function offscreenBitmap(width: number, height: number, paint: Paint): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height)
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D | null
  if (!ctx) throw new Error('This browser has no 2D canvas.')
  paint(ctx)
  return canvas.transferToImageBitmap()
}

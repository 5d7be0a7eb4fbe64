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

export function cachedCanvas(canvas: HTMLCanvasElement): CachedCanvas {
  const shown = canvas.getContext('bitmaprenderer')
  if (!shown) throw new Error('This browser shows no bitmaps.')
  let isEmpty = true

  return {
    draw({ width, height }, paint) {
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      shown.transferFromImageBitmap(bitmapOf(width, height, paint))
      isEmpty = false
    },
    clear() {
      if (!isEmpty) shown.transferFromImageBitmap(null)
      isEmpty = true
    },
  }
}

/**
 * Sizes in device pixels. Painted on an on-screen type of canvas, since only that one has soft clip edges in Chromium,
 * then transferred by an OffscreenCanvas, which can give its pixels away.
 */
export function bitmapOf(width: number, height: number, paint: (ctx: CanvasRenderingContext2D) => void): ImageBitmap {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const [from, to] = [canvas.getContext('2d'), new OffscreenCanvas(width, height)]
  const copy = to.getContext('2d')
  if (!from || !copy) throw new Error('This browser has no 2D canvas.')
  paint(from)
  copy.drawImage(canvas, 0, 0)
  canvas.width = 0 // frees the memory at once
  return to.transferToImageBitmap()
}

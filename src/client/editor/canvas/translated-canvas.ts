import type { Box, Point } from '#shared/scene/scene'
import { onDevice } from './view-boxes.ts'

/** A canvas no larger than its content, somewhere in the view. The browser can move it without repainting. */
export interface TranslatedCanvas {
  readonly ctx: CanvasRenderingContext2D
  /**
   * Clears it and places it over a box of the view.
   * @returns the position of its corner, in device pixels of the view
   */
  layOver(box: Box, pixelRatio: number): Point
  /** Moves it by this many device pixels from where it was placed. */
  slide(by: Point): void
  /** Empties it and frees its memory. */
  release(): void
}

/** It grows in steps, so that gradually growing content does not allocate a new canvas each time. */
const step = 64

export function translatedCanvas(canvas: HTMLCanvasElement): TranslatedCanvas {
  const ctx = contextOf(canvas)
  const { style } = canvas
  let place = { x: 0, y: 0 }
  let ratio = 1
  let transform = ''
  release()

  function moveTo(x: number, y: number): void {
    const next = `translate(${x / ratio}px,${y / ratio}px)`
    if (next !== transform) style.transform = next
    transform = next
  }

  function resize(width: number, height: number): void {
    canvas.width = width
    canvas.height = height
    style.width = `${width / ratio}px`
    style.height = `${height / ratio}px`
  }

  function release(): void {
    if (canvas.width > 0) resize(0, 0)
  }

  return {
    ctx,
    layOver(box, pixelRatio) {
      const { x, y, width, height } = onDevice(box, pixelRatio)
      const isRoomy = canvas.width <= width * 2 + step && canvas.height <= height * 2 + step
      const fits = ratio === pixelRatio && canvas.width >= width && canvas.height >= height && isRoomy
      ratio = pixelRatio
      if (!fits) resize(Math.ceil(width / step) * step, Math.ceil(height / step) * step)
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      if (fits) ctx.clearRect(0, 0, canvas.width, canvas.height)
      place = { x, y }
      moveTo(x, y)
      return place
    },
    slide: (by) => moveTo(place.x + by.x, place.y + by.y),
    release,
  }
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser has no 2D canvas.')
  return ctx
}

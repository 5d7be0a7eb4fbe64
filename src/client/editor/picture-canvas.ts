import type { PictureCanvas } from '#shared/drawing/canvas-2d'

/** A canvas that is read again and again, so it stays with the processor. */
export function pictureCanvas(width: number, height: number): PictureCanvas {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no 2D canvas.')
  return context as unknown as PictureCanvas // its pixels are those of any canvas
}

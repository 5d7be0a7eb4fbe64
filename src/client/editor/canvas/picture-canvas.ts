import type { PictureCanvas } from '#shared/drawing/surface/canvas-2d'

/** A canvas whose pixels are read often, so it is kept in main memory rather than on the graphics card. */
export function pictureCanvas(width: number, height: number): PictureCanvas {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no 2D canvas.')
  return context as unknown as PictureCanvas // same pixels as any other canvas
}

import { asCanvas2D } from '#client/editor/as-canvas-2d'
import { drawingEnv } from '#client/editor/renderer'
import type { DrawingEnv } from '#shared/drawing/canvas-2d'
import { drawScene } from '#shared/drawing/draw-scene'
import type { Scene } from '#shared/scene/scene'
import { exportSize } from './export-choice.ts'

/**
 * One page as pixels, drawn by what draws the screen and never from its bitmaps. Fonts and pictures must be there.
 * @throws Error when the browser has no room for a canvas of that size
 */
export function drawPage(
  scene: Scene,
  { scale, image, paper }: { scale: number; image: DrawingEnv['image']; paper?: string | undefined },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, exportSize(scene.settings, scale))
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('There is no canvas of this size.')
  if (paper) {
    ctx.fillStyle = paper
    ctx.fillRect(0, 0, canvas.width, canvas.height)
  }
  ctx.setTransform(scale, 0, 0, scale, 0, 0)
  drawScene(asCanvas2D(ctx), scene, { ...drawingEnv(image), pixelScale: scale })
  return canvas
}

/** @throws Error when the browser cannot make the file */
export function toPictureBlob(canvas: HTMLCanvasElement, format: 'png' | 'jpeg', qualityPercent = 90): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.')))
    canvas.toBlob(done, `image/${format}`, qualityPercent / 100)
  })
}

/** Gives the memory back at once; what is only forgotten may stay for a while. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}

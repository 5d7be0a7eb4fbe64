import { asCanvas2D } from '#client/editor/canvas/as-canvas-2d'
import { drawingEnv } from '#client/editor/canvas/renderer'
import { drawScene } from '#shared/drawing/canvas/draw-scene'
import type { DrawingEnv } from '#shared/drawing/surface/canvas-2d'
import { parseColour } from '#shared/scene/colour'
import type { Scene } from '#shared/scene/scene'
import { exportSize } from './export-choice.ts'

/**
 * One page as pixels, drawn by the same code as the screen but never from its bitmaps. Fonts and pictures must be
 * loaded.
 * @throws Error when the browser can't allocate a canvas of that size
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

/**
 * A page as a PNG. An opaque page is written without alpha, a tenth smaller and safe for every program. It is copied to
 * an opaque canvas only at the end: letters drawn directly on one may get coloured edges.
 * @throws Error when the browser can't encode the file
 */
export async function toPng(canvas: HTMLCanvasElement, { settings }: Scene): Promise<Blob> {
  if (parseColour(settings.backgroundColor)?.alpha !== 1) return await toPictureBlob(canvas, 'png')
  const { width, height } = canvas
  const opaque = Object.assign(document.createElement('canvas'), { width, height })
  opaque.getContext('2d', { alpha: false })?.drawImage(canvas, 0, 0)
  freeCanvas(canvas)
  const file = await toPictureBlob(opaque, 'png')
  freeCanvas(opaque)
  return file
}

/** @throws Error when the browser can't encode the file */
export function toPictureBlob(canvas: HTMLCanvasElement, format: 'png' | 'jpeg', qualityPercent = 90): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.')))
    canvas.toBlob(done, `image/${format}`, qualityPercent / 100)
  })
}

/** Frees the memory at once, without waiting for garbage collection. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}

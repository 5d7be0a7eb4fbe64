import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas'
import { prepareLetters } from '#server/adapters/drawing/font-files'
import { drawScene } from '#shared/drawing/canvas/draw-scene'
import { onDemandDrawings } from '#shared/drawing/canvas/on-demand-drawings'
import { provideOnDemand } from '#shared/drawing/layer/on-demand'
import type { Canvas2D, LoadedImage, PictureCanvas } from '#shared/drawing/surface/canvas-2d'
import { allFontFiles } from '#shared/fonts/font-files'
import type { Layer, Scene } from '#shared/scene/scene'

/** Draws scenes like the server, and reads single pixels of them. */

const require = createRequire(import.meta.url)

provideOnDemand(onDemandDrawings)

/** Red, green, blue and alpha, 0 to 255. */
export type Pixel = readonly [red: number, green: number, blue: number, alpha: number]

export function fontPath(file: { readonly package: string; readonly file: string }): string {
  return join(dirname(require.resolve(`${file.package}/package.json`)), 'files', file.file)
}

/** Call it once per process, before drawing. */
export function registerFonts(): void {
  prepareLetters()
  for (const each of allFontFiles()) {
    if (!GlobalFonts.registerFromPath(fontPath(each), each.family)) throw new Error(`Cannot register ${each.file}`)
  }
}

export function measuringContext(): Canvas2D {
  return createCanvas(1, 1).getContext('2d')
}

export interface DrawingOptions {
  readonly images?: Readonly<Record<string, LoadedImage | 'loading'>>
  /** Device pixels per canvas pixel. */
  readonly scale?: number
}

/** @returns the pixel at a point of the canvas */
export function drawnPixels(scene: Scene, options: DrawingOptions = {}): (x: number, y: number) => Pixel {
  const { images = {}, scale = 1 } = options
  const { width, height } = scene.settings
  const canvas = createCanvas(width * scale, height * scale)
  const ctx = canvas.getContext('2d')
  ctx.scale(scale, scale)
  drawScene(ctx, scene, {
    pixelScale: scale,
    image: (src) => (images[src] === 'loading' ? undefined : (images[src] ?? 'missing')),
    createPath: (d) => new Path2D(d),
    createCanvas: (wide, high) => createCanvas(wide, high).getContext('2d') as unknown as PictureCanvas,
  })
  const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height)
  return (x, y) => {
    const at = (Math.floor(y * scale) * canvas.width + Math.floor(x * scale)) * 4
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    return [red, green, blue, alpha]
  }
}

/** A plain picture: its left half in one colour, its right half in another. */
export function halvedImage(width: number, height: number, left: string, right: string): LoadedImage {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = left
  ctx.fillRect(0, 0, width / 2, height)
  ctx.fillStyle = right
  ctx.fillRect(width / 2, 0, width / 2, height)
  return { source: canvas, width, height }
}

export function sceneOf(layers: readonly Layer[], size = { width: 200, height: 200 }): Scene {
  const settings = {
    ...size,
    backgroundColor: '#ffffff',
    gridEnabled: false,
    gridSize: 20,
    snapToGrid: false,
    guides: [],
  }
  return { id: 'page', settings, layers: layers.map((layer, zIndex) => ({ ...layer, id: `layer-${zIndex}`, zIndex })) }
}

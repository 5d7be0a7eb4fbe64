import { createCanvas, GlobalFonts, type Image, loadImage, Path2D } from '@napi-rs/canvas'
import type { Canvas2D } from '#shared/drawing/canvas-2d'
import { drawScene } from '#shared/drawing/draw-scene'
import { allFontFiles } from '#shared/drawing/fonts'
import type { DrawingRequest, ScenePicture } from './drawing.ts'
import { fontPath } from './font-files.ts'
import { shrinkCrops } from './shrink-crops.ts'

/** All of them before the first drawing: the library looks families up once. */
export function registerFonts(): void {
  for (const font of allFontFiles()) GlobalFonts.registerFromPath(fontPath(font), font.family)
}

/** Draws the page into a WebP of at most `pixels` in width and in height. */
export async function drawThumbnail({ scene, pictures, pixels }: DrawingRequest): Promise<Uint8Array> {
  const { width, height } = scene.settings
  const scale = Math.min(1, pixels / Math.max(width, height))
  const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const images = await loadImages(pictures)
  const factors = new Map(pictures.map(({ src, width: whole }) => [src, (images.get(src)?.width ?? whole) / whole]))

  const context = canvas.getContext('2d')
  context.scale(canvas.width / width, canvas.height / height)
  drawScene(context as unknown as Canvas2D, shrinkCrops(scene, factors), {
    pixelScale: scale,
    image(src) {
      const image = images.get(src)
      return image ? { source: image, width: image.width, height: image.height } : 'missing'
    },
    createPath: (d) => new Path2D(d),
  })
  return await canvas.encode('webp', 85)
}

async function loadImages(pictures: readonly ScenePicture[]): Promise<Map<string, Image>> {
  const loaded = await Promise.all(
    pictures.map(async ({ src, bytes }) => [src, await loadImage(Buffer.from(bytes))] as const),
  )
  return new Map(loaded)
}

import { type Canvas, createCanvas, GlobalFonts, type Image, loadImage, Path2D } from '@napi-rs/canvas'
import type { Canvas2D, PictureCanvas } from '#shared/drawing/canvas-2d'
import { drawScene } from '#shared/drawing/draw-scene'
import { allFontFiles } from '#shared/drawing/fonts'
import type { DrawingRequest, ScenePicture } from './drawing.ts'
import { fontPath } from './font-files.ts'
import { shrinkCrops } from './shrink-crops.ts'

/** All of them before the first drawing: the library looks families up once. */
export function registerFonts(): void {
  for (const font of allFontFiles()) GlobalFonts.registerFromPath(fontPath(font), font.family)
}

/** @param paper what is seen through the page; unless told, it stays transparent */
export async function drawOnCanvas(
  { scene, pictures }: Pick<DrawingRequest, 'scene' | 'pictures'>,
  { scale, paper }: { scale: number; paper?: string },
): Promise<Canvas> {
  const { width, height } = scene.settings
  const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const images = await loadImages(pictures)
  const factors = new Map(pictures.map(({ src, width: whole }) => [src, (images.get(src)?.width ?? whole) / whole]))

  const context = canvas.getContext('2d')
  if (paper !== undefined) {
    context.fillStyle = paper
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.scale(canvas.width / width, canvas.height / height)
  drawScene(context as unknown as Canvas2D, shrinkCrops(scene, factors), {
    pixelScale: scale,
    image(src) {
      const image = images.get(src)
      return image ? { source: image, width: image.width, height: image.height } : 'missing'
    },
    createPath: (d) => new Path2D(d),
    createCanvas: (wide, high) => createCanvas(wide, high).getContext('2d') as unknown as PictureCanvas,
  })
  return canvas
}

async function loadImages(pictures: readonly ScenePicture[]): Promise<Map<string, Image>> {
  const loaded = await Promise.all(
    pictures.map(async ({ src, bytes }) => [src, await loadImage(Buffer.from(bytes))] as const),
  )
  return new Map(loaded)
}

import { type Canvas, createCanvas, GlobalFonts, type Image, loadImage, Path2D } from '@napi-rs/canvas'
import { drawScene } from '#shared/drawing/canvas/draw-scene'
import { onDemandDrawings } from '#shared/drawing/canvas/on-demand-drawings'
import { provideOnDemand } from '#shared/drawing/layer/on-demand'
import type { Canvas2D, DrawingEnv, PictureCanvas } from '#shared/drawing/surface/canvas-2d'
import { allFontFiles } from '#shared/fonts/font-files'
import { limits } from '#shared/rules/limits'
import type { Scene } from '#shared/scene/scene'
import type { ScenePicture, SceneRequest } from './drawing.ts'
import { fontPath, prepareLetters } from './font-files.ts'
import { joinEmoji } from './join-emoji.ts'
import { shrinkCrops } from './shrink-crops.ts'

/** Before the first drawing: what browsers fetch on demand, and all fonts but those that come in many files. */
export function prepareDrawing(): void {
  provideOnDemand(onDemandDrawings)
  prepareLetters()
  for (const font of allFontFiles()) GlobalFonts.registerFromPath(fontPath(font), font.family)
}

/** How a page is drawn to be published: in its own size, or smaller where LinkedIn would refuse it. */
export function publishedScale({ settings }: Scene): number {
  return Math.min(1, Math.sqrt(limits.publishedPixels / (settings.width * settings.height)))
}

/** @param paper the colour behind the page; unless given, it stays transparent */
export async function drawOnCanvas(
  { scene, pictures }: SceneRequest,
  { scale, paper }: { scale: number; paper?: string },
): Promise<Canvas> {
  const { width, height } = scene.settings
  const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const images = await loadImages(pictures)

  const context = joinEmoji(canvas.getContext('2d'))
  if (paper !== undefined) {
    context.fillStyle = paper
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.scale(canvas.width / width, canvas.height / height)
  drawScene(context as unknown as Canvas2D, shrinkToPictures(scene, pictures, images), {
    pixelScale: scale,
    image: imageFinder(images),
    createPath: (d) => new Path2D(d),
    createCanvas: pictureCanvas,
  })
  return canvas
}

type Images = ReadonlyMap<string, Image>

export async function loadImages(pictures: readonly ScenePicture[]): Promise<Images> {
  const loaded = await Promise.all(
    pictures.map(async ({ src, bytes }) => [src, await loadImage(Buffer.from(bytes))] as const),
  )
  return new Map(loaded)
}

export function imageFinder(images: Images): DrawingEnv['image'] {
  return (src) => {
    const image = images.get(src)
    return image ? { source: image, width: image.width, height: image.height } : 'missing'
  }
}

/** The scene adapted to these pictures, some of which are thumbnails. */
export function shrinkToPictures(scene: Scene, pictures: readonly ScenePicture[], images: Images): Scene {
  const factors = new Map(pictures.map(({ src, width: whole }) => [src, (images.get(src)?.width ?? whole) / whole]))
  return shrinkCrops(scene, factors)
}

export function pictureCanvas(width: number, height: number): PictureCanvas {
  return createCanvas(width, height).getContext('2d') as unknown as PictureCanvas
}

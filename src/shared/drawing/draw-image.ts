import type { Box, ImageLayer } from '#shared/scene/scene'
import type { Canvas2D, DrawingEnv, LoadedImage } from './canvas-2d.ts'
import { drawParts, pictureState, wordsMeasure } from './draw-parts.ts'
import { boxDrawing, type LayerDrawing } from './layer-drawing.ts'
import { type ImagePlacement, placeImage } from './place-image.ts'
import { imageStandIn, standInWords } from './stand-in.ts'
import { traceRounded } from './trace.ts'

interface Placed extends ImagePlacement {
  readonly image: LoadedImage
}

export const imageDrawing: LayerDrawing<ImageLayer> = {
  ...boxDrawing,
  draw: drawImage,
  cast: castImage,
  words: ({ data }) => (data.src === '' ? [standInWords] : []),
}

/** A picture cut to its layer; what stands in for it where there is none says why. */
function drawImage(ctx: Canvas2D, layer: ImageLayer, env: DrawingEnv): void {
  const placed = placedImage(layer, env)
  if (!placed) {
    const state = pictureState(env, layer.data.src)
    drawParts(ctx, imageStandIn(state, wholeOf(layer), layer.data.cornerRadius, wordsMeasure(ctx)), env)
    return
  }
  if (layer.data.cornerRadius > 0) {
    ctx.beginPath()
    traceRounded(ctx, placed.at, layer.data.cornerRadius)
    ctx.clip()
  }
  drawPlaced(ctx, placed)
}

/**
 * The picture itself casts its shadow, so that a logo's clear parts cast none; where corners are cut or a spread
 * is set, its outline does.
 */
function castImage(ctx: Canvas2D, layer: ImageLayer, env: DrawingEnv, spread: number): void {
  const placed = placedImage(layer, env)
  if (placed && spread === 0 && layer.data.cornerRadius === 0) {
    drawPlaced(ctx, placed)
    return
  }
  ctx.beginPath()
  traceRounded(ctx, placed?.at ?? wholeOf(layer), layer.data.cornerRadius, spread)
  ctx.fill()
}

function placedImage(layer: ImageLayer, env: DrawingEnv): Placed | undefined {
  const image = layer.data.src === '' ? undefined : env.image(layer.data.src)
  if (!image || image === 'missing') return undefined
  const placement = placeImage(layer.data, image, layer)
  return placement && { ...placement, image }
}

function drawPlaced(ctx: Canvas2D, { image, part, at }: Placed): void {
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image.source, part.x, part.y, part.width, part.height, at.x, at.y, at.width, at.height)
}

function wholeOf({ width, height }: ImageLayer): Box {
  return { x: 0, y: 0, width, height }
}

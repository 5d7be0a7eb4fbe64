import type { Box, ImageLayer } from '#shared/scene/scene'
import { boxDrawing, type LayerDrawing } from '../layer/layer-drawing.ts'
import { onDemand } from '../layer/on-demand.ts'
import { imageStandIn, noticeText } from '../layer/stand-in.ts'
import type { Canvas2D, DrawingEnv, LoadedImage } from '../surface/canvas-2d.ts'
import { frameOutline } from '../surface/frame-outline.ts'
import { type ImagePlacement, placeImage } from '../surface/place-image.ts'
import { drawParts, pictureState, wordsMeasure } from './draw-parts.ts'

interface Placed extends ImagePlacement {
  readonly image: LoadedImage
}

export const imageDrawing: LayerDrawing<ImageLayer> = {
  ...boxDrawing,
  draw: drawImage,
  cast: castImage,
  words: ({ data }) => (data.src === '' ? [noticeText()] : []),
}

/** A picture cut to its frame, with all that lies over it; what stands in for it where there is none says why. */
function drawImage(ctx: Canvas2D, layer: ImageLayer, env: DrawingEnv): void {
  const { data } = layer
  const placed = placedImage(layer, env)
  const at = placed?.at ?? wholeOf(layer)
  ctx.save()
  if (isCut(layer) && (placed || data.shape)) ctx.clip(env.createPath(innerOutline(layer, at)))
  if (placed) drawPlaced(ctx, placed, layer, env)
  else drawParts(ctx, imageStandIn(pictureState(env, data.src), at, data.cornerRadius, wordsMeasure(ctx)), env)
  if (placed && data.scrim) onDemand().drawScrim(ctx, data.scrim, at)
  ctx.restore()
  if (data.border) {
    const outline = env.createPath(frameOutline(data, at))
    // the half of it that lies outside is cut off
    ctx.clip(outline)
    ctx.strokeStyle = data.border.color
    ctx.lineWidth = data.border.width * 2
    ctx.stroke(outline)
  }
}

/** Under the middle of the border, so that nothing of the picture shimmers around it. */
export function innerOutline({ data }: ImageLayer, at: Box): string {
  return frameOutline(data, at, -(data.border?.width ?? 0) / 2)
}

/**
 * The picture itself casts its shadow, so that a logo's clear parts cast none; where it is cut or a spread is set, its
 * outline does.
 */
function castImage(ctx: Canvas2D, layer: ImageLayer, env: DrawingEnv, spread: number): void {
  const placed = placedImage(layer, env)
  if (placed && spread === 0 && !isCut(layer)) {
    drawPlaced(ctx, placed, layer, env)
    return
  }
  ctx.fill(env.createPath(frameOutline(layer.data, placed?.at ?? wholeOf(layer), spread)))
}

/** Whether its own edges are not what is seen. */
export function isCut({ data }: ImageLayer): boolean {
  return data.shape !== undefined || data.cornerRadius > 0 || data.border !== undefined
}

function placedImage(layer: ImageLayer, env: DrawingEnv): Placed | undefined {
  const image = layer.data.src === '' ? undefined : env.image(layer.data.src)
  if (!image || image === 'missing') return undefined
  const placement = placeImage(layer.data, image, layer)
  return placement && { ...placement, image }
}

/** An adjusted picture may have fewer pixels than the one it was made from. */
function drawPlaced(ctx: Canvas2D, { image, part, at }: Placed, { data }: ImageLayer, env: DrawingEnv): void {
  const shown = data.adjust ? onDemand().adjustPicture(image, data.adjust, env) : image
  const [across, down] = [shown.width / image.width, shown.height / image.height]
  const from = { x: part.x * across, y: part.y * down, width: part.width * across, height: part.height * down }
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(shown.source, from.x, from.y, from.width, from.height, at.x, at.y, at.width, at.height)
}

function wholeOf({ width, height }: ImageLayer): Box {
  return { x: 0, y: 0, width, height }
}

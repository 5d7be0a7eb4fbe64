import type { Box, ImageLayer } from '#shared/scene/scene'
import { boxDrawing, type LayerDrawing } from '../layer/layer-drawing.ts'
import { onDemand } from '../layer/on-demand.ts'
import { imageStandIn, standInText } from '../layer/stand-in.ts'
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
  words: ({ data }) => (data.src === '' ? [standInText()] : []),
}

/** Draws a picture cut to its frame with all overlays, or a placeholder that says why there is none. */
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
    // clips the outer half of the stroke
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
 * The picture's own pixels cast its shadow, so that transparent parts of a logo cast none. If the picture is cut or has
 * a spread, its outline does.
 */
function castImage(ctx: Canvas2D, layer: ImageLayer, env: DrawingEnv, spread: number): void {
  const placed = placedImage(layer, env)
  if (placed && spread === 0 && !isCut(layer)) {
    drawPlaced(ctx, placed, layer, env)
    return
  }
  ctx.fill(env.createPath(frameOutline(layer.data, placed?.at ?? wholeOf(layer), spread)))
}

/** Whether the visible edges are not the picture's own. */
export function isCut({ data }: ImageLayer): boolean {
  return data.shape !== undefined || data.cornerRadius > 0 || data.border !== undefined
}

function placedImage(layer: ImageLayer, env: DrawingEnv): Placed | undefined {
  const image = layer.data.src === '' ? undefined : env.image(layer.data.src)
  if (!image || image === 'missing') return undefined
  const placement = placeImage(layer.data, image, layer)
  return placement && { ...placement, image }
}

/** An adjusted picture may have fewer pixels than its original. */
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

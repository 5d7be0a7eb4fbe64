import type { PlaceholderLayer } from '#shared/scene/scene'
import type { Canvas2D, DrawingEnv } from './canvas-2d.ts'
import { drawParts, pictureState, wordsMeasure } from './draw-parts.ts'
import { placeholderParts, placeholderRadius } from './placeholder-parts.ts'
import { traceRounded } from './trace.ts'

export function drawPlaceholder(ctx: Canvas2D, layer: PlaceholderLayer, env: DrawingEnv): void {
  const picture = pictureState(env, layer.data.placeholderConfig.src)
  drawParts(ctx, placeholderParts(layer, picture, wordsMeasure(ctx)), env)
}

export function castPlaceholder(ctx: Canvas2D, layer: PlaceholderLayer, spread: number): void {
  ctx.beginPath()
  traceRounded(ctx, { x: 0, y: 0, width: layer.width, height: layer.height }, placeholderRadius(layer), spread)
  ctx.fill()
}

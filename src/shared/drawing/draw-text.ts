import type { TextLayer } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import type { Canvas2D } from './canvas-2d.ts'
import { boxDrawing, type LayerDrawing } from './layer-drawing.ts'
import { fontOf, layoutText } from './layout-text.ts'

export const textDrawing: LayerDrawing<TextLayer> = {
  ...boxDrawing,
  draw: drawText,
  cast: (ctx, layer, _env, spread) => castText(ctx, layer, spread),
  reach: ({ data }) => data.fontSize * 2,
  words: ({ data }) => [data],
  lines: (measure, { data, width }) =>
    layoutText(measure, data, width).lines.map((line) => ({
      ...line,
      fontSize: data.fontSize,
      direction: directionOf(data.text),
    })),
}

/** Text taller than its layer goes on below it: nothing that was written disappears. */
function drawText(ctx: Canvas2D, layer: TextLayer): void {
  setFont(ctx, layer)
  ctx.fillStyle = layer.data.color
  for (const line of layoutText(ctx, layer.data, layer.width).lines) ctx.fillText(line.text, line.x, line.baseline)
}

/** A spread grows the letters by a stroke under them. A negative spread cannot be had so and is none. */
function castText(ctx: Canvas2D, layer: TextLayer, spread: number): void {
  setFont(ctx, layer)
  ctx.lineWidth = spread * 2
  ctx.lineJoin = 'round'
  for (const line of layoutText(ctx, layer.data, layer.width).lines) {
    if (spread > 0) ctx.strokeText(line.text, line.x, line.baseline)
    ctx.fillText(line.text, line.x, line.baseline)
  }
}

function setFont(ctx: Canvas2D, layer: TextLayer): void {
  ctx.font = fontOf(layer.data)
  ctx.fontKerning = 'normal'
  ctx.direction = directionOf(layer.data.text)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
}

import type { QrLayer } from '#shared/scene/scene'
import { drawParts, wordsMeasure } from './draw-parts.ts'
import { boxDrawing, type LayerDrawing } from './layer-drawing.ts'
import { qrParts } from './qr-parts.ts'
import { noticeText } from './stand-in.ts'
import { traceRounded } from './trace.ts'

export const qrDrawing: LayerDrawing<QrLayer> = {
  ...boxDrawing,
  draw: (ctx, layer, env) => drawParts(ctx, qrParts(layer, wordsMeasure(ctx)), env),
  cast: (ctx, { width, height }, _env, spread) => {
    const side = Math.min(width, height)
    ctx.beginPath()
    traceRounded(ctx, { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side }, 0, spread)
    ctx.fill()
  },
  words: ({ data }) => (data.text.trim() === '' ? [noticeText()] : []),
}

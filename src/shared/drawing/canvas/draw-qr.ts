import type { QrLayer } from '#shared/scene/scene'
import { boxDrawing, type LayerDrawing } from '../layer/layer-drawing.ts'
import { standInText } from '../layer/stand-in.ts'
import { qrParts } from '../parts/qr-parts.ts'
import { traceRounded } from '../surface/trace.ts'
import { drawParts, wordsMeasure } from './draw-parts.ts'

export const qrDrawing: LayerDrawing<QrLayer> = {
  ...boxDrawing,
  draw: (ctx, layer, env) => drawParts(ctx, qrParts(layer, wordsMeasure(ctx)), env),
  cast: (ctx, { width, height }, _env, spread) => {
    const side = Math.min(width, height)
    ctx.beginPath()
    traceRounded(ctx, { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side }, 0, spread)
    ctx.fill()
  },
  words: ({ data }) => (data.text.trim() === '' ? [standInText()] : []),
}

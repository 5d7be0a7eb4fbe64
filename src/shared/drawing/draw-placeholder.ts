import type { PlaceholderLayer } from '#shared/scene/scene'
import { drawParts, pictureState, wordsMeasure } from './draw-parts.ts'
import { boxDrawing, type LayerDrawing } from './layer-drawing.ts'
import { wordsFamily } from './parts.ts'
import { placeholderParts, placeholderRadius } from './placeholder-parts.ts'
import { noticeText } from './stand-in.ts'
import { traceRounded } from './trace.ts'

export const placeholderDrawing: LayerDrawing<PlaceholderLayer> = {
  ...boxDrawing,
  draw: (ctx, layer, env) => {
    const picture = pictureState(env, layer.data.placeholderConfig.src)
    drawParts(ctx, placeholderParts(layer, picture, wordsMeasure(ctx)), env)
  },
  cast: (ctx, layer, _env, spread) => {
    ctx.beginPath()
    traceRounded(ctx, { x: 0, y: 0, width: layer.width, height: layer.height }, placeholderRadius(layer), spread)
    ctx.fill()
  },
  words: ({ data }) => {
    const { title, address, src } = data.placeholderConfig
    const bar = { fontFamily: wordsFamily, fontStyle: 'normal' } as const
    return [
      { ...bar, fontWeight: 600, text: title },
      { ...bar, fontWeight: 400, text: address },
      ...(src === '' ? [noticeText()] : []),
    ]
  },
}

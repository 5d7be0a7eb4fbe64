import type { PlaceholderLayer } from '#shared/scene/scene'
import { boxDrawing, type LayerDrawing } from '../layer/layer-drawing.ts'
import { wordsFamily } from '../layer/parts.ts'
import { standInText } from '../layer/stand-in.ts'
import { placeholderParts, placeholderRadius } from '../parts/placeholder-parts.ts'
import { traceRounded } from '../surface/trace.ts'
import { drawParts, pictureState, wordsMeasure } from './draw-parts.ts'

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
      ...(src === '' ? [standInText()] : []),
    ]
  },
}

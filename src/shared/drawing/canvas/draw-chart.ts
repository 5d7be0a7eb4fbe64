import type { ChartLayer } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import { boxDrawing, type LayerDrawing, type SetLine } from '../layer/layer-drawing.ts'
import { type MeasureWords, type WordsPart, wordsFamily } from '../layer/parts.ts'
import { chartWeights } from '../parts/chart-marks.ts'
import { chartParts } from '../parts/chart-parts.ts'
import type { Canvas2D } from '../surface/canvas-2d.ts'
import { drawParts, wordsMeasure } from './draw-parts.ts'

export const chartDrawing: LayerDrawing<ChartLayer> = {
  ...boxDrawing,
  draw: (ctx, layer, env) => drawParts(ctx, partsOf(ctx, layer), env),
  // the drawn chart casts the shadow; its parts are too fine for a spread
  cast: (ctx, layer, env) => drawParts(ctx, partsOf(ctx, layer), env),
  // one by one, as they are drawn: the font for Chinese letters depends on the neighbouring letters
  words: ({ data: { items, fontFamily } }) =>
    [...new Set(items.flatMap(({ label, display }) => [label, display]))].flatMap((text) =>
      chartWeights.map((fontWeight) => ({ text, fontFamily, fontWeight, fontStyle: 'normal' as const })),
    ),
  lines: (measure, layer) => {
    measure.save()
    const widthOf = wordsMeasure(measure, layer.data.fontFamily)
    const lines = chartParts(layer, widthOf).flatMap((part) => (part.kind === 'words' ? lineOf(part, widthOf) : []))
    measure.restore()
    return lines
  },
}

function lineOf({ text, x, baseline, color, ...font }: WordsPart, widthOf: MeasureWords): SetLine {
  const { fontFamily = wordsFamily, fontSize, fontWeight } = font
  const line = { text, x, width: widthOf(text, fontSize, fontWeight) }
  const set = { fontFamily, fontSize, fontWeight, fontStyle: 'normal' as const, text }
  const look = { font: set, letterSpacing: 0, color }
  return { ...line, baseline, pieces: [{ ...line, ...look, direction: directionOf(text) }], highlights: [] }
}

function partsOf(ctx: Canvas2D, layer: ChartLayer) {
  return chartParts(layer, wordsMeasure(ctx, layer.data.fontFamily))
}

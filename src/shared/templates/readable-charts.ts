import { drawingOf } from '#shared/drawing/canvas/layer-drawings'
import type { TextMeasure } from '#shared/drawing/surface/canvas-2d'
import type { ChartLayer, Scene, SceneDocument } from '#shared/scene/scene'
import { minSize } from './min-size.ts'

/** The document without those charts of a post's figures whose words would be smaller than any text may be. */
export function withoutSmallCharts({ pages }: SceneDocument, canvas: TextMeasure): SceneDocument {
  const isKept = (layer: Scene['layers'][number], page: Scene) =>
    layer.type !== 'chart' || !layer.field || smallestWords(layer, canvas) >= minSize(layer, page.settings)
  return { pages: pages.map((page) => ({ ...page, layers: page.layers.filter((layer) => isKept(layer, page)) })) }
}

/** Their font size; they may all be of one. */
function smallestWords(layer: ChartLayer, canvas: TextMeasure): number {
  const pieces = drawingOf(layer)
    .lines(canvas, layer)
    .flatMap((line) => line.pieces)
  return Math.min(...pieces.map(({ font }) => font.fontSize))
}

import type { ChartLayer } from '#shared/scene/scene'
import { chartParts } from '../parts/chart-parts.ts'
import type { LayerSvg, SvgContext } from './layer-svg.ts'
import { partsSvg, svgMeasure } from './svg-parts.ts'
import { element } from './svg-xml.ts'

export const chartSvg: LayerSvg<ChartLayer> = {
  content: (layer, context) => element('g', { opacity: layer.opacity }, write(layer, context)),
  caster: write,
}

function write(layer: ChartLayer, context: SvgContext): string {
  return partsSvg(chartParts(layer, svgMeasure(context, layer.data.fontFamily)), context)
}

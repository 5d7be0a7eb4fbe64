import type { TextLayer } from '#shared/scene/scene'
import type { LayerSvg, SvgContext } from './layer-svg.ts'
import { layoutText } from './layout-text.ts'
import { fontAttributes } from './svg-parts.ts'
import { type Attributes, element, escapeXml } from './svg-xml.ts'

export const textSvg: LayerSvg<TextLayer> = {
  content: (layer, context) => linesSvg(layer, context, { fill: layer.data.color, 'fill-opacity': layer.opacity }),
  caster: (layer, context) => {
    const { spread } = layer.shadow
    const stroke = { stroke: '#000', 'stroke-width': spread * 2, 'stroke-linejoin': 'round' }
    return linesSvg(layer, context, spread > 0 ? stroke : {})
  },
}

function linesSvg(layer: TextLayer, { measure }: SvgContext, paint: Attributes): string {
  const lines = layoutText(measure, layer.data, layer.width).lines.filter((line) => line.text !== '')
  const spans = lines.map((line) => element('tspan', { x: line.x, y: line.baseline }, escapeXml(line.text)))
  return element('text', { ...fontAttributes(layer.data), ...paint }, spans.join(''))
}

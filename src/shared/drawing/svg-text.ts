import type { TextLayer } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import type { LayerSvg, SvgContext } from './layer-svg.ts'
import { layoutText, type TextLine } from './layout-text.ts'
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
  const attributes = { ...fontAttributes(layer.data), ...paint }
  if (directionOf(layer.data.text) === 'rtl') return lines.map((line) => rightToLeftSvg(line, attributes)).join('')
  const spans = lines.map((line) => element('tspan', { x: line.x, y: line.baseline }, escapeXml(line.text)))
  return element('text', attributes, spans.join(''))
}

/** A text that runs to the left begins at its right edge. A line of its own, so that its parts are not ordered with the next one's. */
function rightToLeftSvg({ x, width, baseline, text }: TextLine, attributes: Attributes): string {
  const place = { x: x + width, y: baseline, direction: 'rtl', style: 'unicode-bidi:plaintext' }
  return element('text', { ...attributes, ...place }, escapeXml(text))
}

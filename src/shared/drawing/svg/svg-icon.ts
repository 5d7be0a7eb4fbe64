import type { IconLayer } from '#shared/scene/scene'
import { iconSquare, iconStrokeWidth } from '../canvas/draw-icon.ts'
import { iconPath } from '../surface/icon-path.ts'
import type { LayerSvg } from './layer-svg.ts'
import { type Attributes, element } from './svg-xml.ts'

export const iconSvg: LayerSvg<IconLayer> = {
  content: (layer) => strokeSvg(layer, { stroke: layer.data.color, 'stroke-opacity': layer.opacity }, 0),
  caster: (layer) => strokeSvg(layer, { stroke: '#000' }, layer.shadow.spread),
}

function strokeSvg(layer: IconLayer, paint: Attributes, spread: number): string {
  const { x, y, scale } = iconSquare(layer)
  const width = iconStrokeWidth + (spread * 2) / scale
  if (width <= 0) return ''
  return element('path', {
    d: iconPath(layer.data.nodes),
    transform: `translate(${x} ${y}) scale(${scale})`,
    fill: 'none',
    ...paint,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

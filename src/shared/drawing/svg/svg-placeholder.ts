import type { PlaceholderLayer } from '#shared/scene/scene'
import { placeholderParts, placeholderRadius } from '../parts/placeholder-parts.ts'
import type { LayerSvg } from './layer-svg.ts'
import { partsSvg, roundedSvg, svgMeasure, svgPictureState } from './svg-parts.ts'
import { element } from './svg-xml.ts'

export const placeholderSvg: LayerSvg<PlaceholderLayer> = {
  content: (layer, context) => {
    const picture = svgPictureState(context, layer.data.placeholderConfig.src)
    const parts = placeholderParts(layer, picture, svgMeasure(context))
    return element('g', { opacity: layer.opacity }, partsSvg(parts, context))
  },
  caster: (layer) => {
    const { width, height, shadow } = layer
    return roundedSvg({ x: 0, y: 0, width, height }, placeholderRadius(layer), {}, shadow.spread)
  },
}

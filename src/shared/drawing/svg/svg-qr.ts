import type { QrLayer } from '#shared/scene/scene'
import { qrParts } from '../parts/qr-parts.ts'
import type { LayerSvg } from './layer-svg.ts'
import { partsSvg, roundedSvg, svgMeasure } from './svg-parts.ts'
import { element } from './svg-xml.ts'

export const qrSvg: LayerSvg<QrLayer> = {
  content: (layer, context) =>
    element('g', { opacity: layer.opacity }, partsSvg(qrParts(layer, svgMeasure(context)), context)),
  caster: ({ width, height, shadow }) => {
    const side = Math.min(width, height)
    const box = { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side }
    return roundedSvg(box, 0, {}, shadow.spread)
  },
}

import type { LayerOf } from '#shared/scene/layer-kind'
import type { Layer, LayerType } from '#shared/scene/scene'
import type { LayerSvg } from './layer-svg.ts'
import { chartSvg } from './svg-chart.ts'
import { iconSvg } from './svg-icon.ts'
import { imageSvg } from './svg-image.ts'
import { placeholderSvg } from './svg-placeholder.ts'
import { qrSvg } from './svg-qr.ts'
import { shapeSvg } from './svg-shape.ts'
import { textSvg } from './svg-text.ts'

const layerSvgs = {
  text: textSvg,
  shape: shapeSvg,
  image: imageSvg,
  icon: iconSvg,
  chart: chartSvg,
  qr: qrSvg,
  placeholder: placeholderSvg,
} as const satisfies { readonly [Type in LayerType]: LayerSvg<LayerOf<Type>> }

/** The table pairs each type with its writer, which the compiler cannot follow. */
export function svgOf<Kind extends Layer>(layer: Kind): LayerSvg<Kind> {
  return layerSvgs[layer.type] as unknown as LayerSvg<Kind>
}

import type { IconLayer, Layer, PlaceholderLayer, TextLayer } from '#shared/scene/scene'
import { iconSquare, iconStrokeWidth } from './draw-icon.ts'
import { iconPath } from './icon-path.ts'
import { layoutText } from './layout-text.ts'
import { placeholderParts, placeholderRadius } from './placeholder-parts.ts'
import type { SvgContext } from './svg.ts'
import { castImageSvg, imageSvg } from './svg-image.ts'
import { fontAttributes, partsSvg, roundedSvg, svgMeasure, svgPictureState } from './svg-parts.ts'
import { castShapeSvg, shapeSvg } from './svg-shape.ts'
import { element, escapeXml } from './svg-xml.ts'

type Attributes = Readonly<Record<string, string | number | undefined>>

/** What a layer draws, in its own square. */
export function layerSvg(layer: Layer, context: SvgContext): string {
  switch (layer.type) {
    case 'text':
      return textSvg(layer, context, { fill: layer.data.color, 'fill-opacity': layer.opacity })
    case 'shape':
      return shapeSvg(layer, context)
    case 'image':
      return element('g', { opacity: layer.opacity }, imageSvg(layer, context))
    case 'icon':
      return iconSvg(layer, { stroke: layer.data.color, 'stroke-opacity': layer.opacity }, 0)
    case 'placeholder':
      return element('g', { opacity: layer.opacity }, placeholderSvg(layer, context))
  }
}

/** What casts a layer's shadow, in its own square: the same outlines that cast it on a canvas. */
export function castSvg(layer: Layer, context: SvgContext): string {
  const { spread } = layer.shadow
  switch (layer.type) {
    case 'text':
      return textSvg(layer, context, {
        ...(spread > 0 && { stroke: '#000', 'stroke-width': spread * 2, 'stroke-linejoin': 'round' }),
      })
    case 'shape':
      return castShapeSvg(layer)
    case 'image':
      return castImageSvg(layer, context)
    case 'icon':
      return iconSvg(layer, { stroke: '#000' }, spread)
    case 'placeholder':
      return roundedSvg({ x: 0, y: 0, width: layer.width, height: layer.height }, placeholderRadius(layer), {}, spread)
  }
}

function textSvg(layer: TextLayer, { measure }: SvgContext, paint: Attributes): string {
  const lines = layoutText(measure, layer.data, layer.width).lines.filter((line) => line.text !== '')
  const spans = lines.map((line) => element('tspan', { x: line.x, y: line.baseline }, escapeXml(line.text)))
  return element('text', { ...fontAttributes(layer.data), ...paint }, spans.join(''))
}

function iconSvg(layer: IconLayer, paint: Attributes, spread: number): string {
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

function placeholderSvg(layer: PlaceholderLayer, context: SvgContext): string {
  const picture = svgPictureState(context, layer.data.placeholderConfig.src)
  return partsSvg(placeholderParts(layer, picture, svgMeasure(context)), context)
}

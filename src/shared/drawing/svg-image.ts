import type { Box, ImageLayer } from '#shared/scene/scene'
import type { LayerSvg, SvgContext, SvgImage } from './layer-svg.ts'
import { placeImage } from './place-image.ts'
import { imageStandIn } from './stand-in.ts'
import { cutPictureSvg, partsSvg, roundedSvg, svgMeasure, svgPictureState } from './svg-parts.ts'
import { element } from './svg-xml.ts'

export const imageSvg: LayerSvg<ImageLayer> = {
  content: (layer, context) => element('g', { opacity: layer.opacity }, pictureSvg(layer, context)),
  caster,
}

function pictureSvg(layer: ImageLayer, context: SvgContext): string {
  const { data } = layer
  const placed = placedImage(layer, context)
  if (placed)
    return cutPictureSvg(placed.image, placed.part, placed.at, { box: placed.at, radius: data.cornerRadius }, context)
  const state = svgPictureState(context, data.src)
  return partsSvg(imageStandIn(state, wholeOf(layer), data.cornerRadius, svgMeasure(context)), context)
}

/** The picture itself where nothing cuts or grows it, else its outline: as on a canvas. */
function caster(layer: ImageLayer, context: SvgContext): string {
  const { spread } = layer.shadow
  const placed = placedImage(layer, context)
  if (placed && spread === 0 && layer.data.cornerRadius === 0) return pictureSvg(layer, context)
  return roundedSvg(placed?.at ?? wholeOf(layer), layer.data.cornerRadius, {}, spread)
}

function placedImage(layer: ImageLayer, context: SvgContext): { image: SvgImage; part: Box; at: Box } | undefined {
  const image = context.images.get(layer.data.src)
  const placement = image && placeImage(layer.data, image, layer)
  return placement && { ...placement, image }
}

function wholeOf({ width, height }: ImageLayer): Box {
  return { x: 0, y: 0, width, height }
}

import type { Box, ImageLayer } from '#shared/scene/scene'
import { placeImage } from './place-image.ts'
import { imageStandIn } from './stand-in.ts'
import type { SvgContext, SvgImage } from './svg.ts'
import { cutPictureSvg, partsSvg, roundedSvg, svgMeasure, svgPictureState } from './svg-parts.ts'

export function imageSvg(layer: ImageLayer, context: SvgContext): string {
  const { data } = layer
  const placed = placedImage(layer, context)
  if (placed)
    return cutPictureSvg(placed.image, placed.part, placed.at, { box: placed.at, radius: data.cornerRadius }, context)
  const state = svgPictureState(context, data.src)
  return partsSvg(imageStandIn(state, wholeOf(layer), data.cornerRadius, svgMeasure(context)), context)
}

/** The picture itself where nothing cuts or grows it, else its outline: as on a canvas. */
export function castImageSvg(layer: ImageLayer, context: SvgContext): string {
  const { spread } = layer.shadow
  const placed = placedImage(layer, context)
  if (placed && spread === 0 && layer.data.cornerRadius === 0) return imageSvg(layer, context)
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

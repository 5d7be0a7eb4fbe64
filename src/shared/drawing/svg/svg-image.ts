import type { Box, ImageLayer, PictureAdjustments, Scrim } from '#shared/scene/scene'
import { innerOutline, isCut } from '../canvas/draw-image.ts'
import { imageStandIn } from '../layer/stand-in.ts'
import { maxBlur } from '../surface/adjust-picture.ts'
import { colourMatrix } from '../surface/colour-matrix.ts'
import { frameOutline } from '../surface/frame-outline.ts'
import { type ImagePlacement, placeImage } from '../surface/place-image.ts'
import { scrimStops, scrimVector } from '../surface/scrim.ts'
import type { LayerSvg, SvgContext, SvgImage } from './layer-svg.ts'
import { cutPictureSvg, partsSvg, svgMeasure, svgPictureState } from './svg-parts.ts'
import { element } from './svg-xml.ts'

interface Placed extends ImagePlacement {
  readonly image: SvgImage
}

export const imageSvg: LayerSvg<ImageLayer> = {
  content: (layer, context) => element('g', { opacity: layer.opacity }, pictureSvg(layer, context)),
  caster,
}

function pictureSvg(layer: ImageLayer, context: SvgContext): string {
  const { data } = layer
  const placed = placedImage(layer, context)
  const at = placed?.at ?? wholeOf(layer)
  const d = frameOutline(data, at)
  const drawn = placed
    ? cutPicture(placed, layer, context) + (data.scrim ? scrimSvg(data.scrim, at, context) : '')
    : partsSvg(imageStandIn(svgPictureState(context, data.src), at, data.cornerRadius, svgMeasure(context)), context)
  const isPictureCut = isCut(layer) && (placed || data.shape)
  const picture = isPictureCut ? cutTo(innerOutline(layer, at), drawn, context) : drawn
  if (!data.border) return picture
  // clips the outer half of the stroke
  const stroke = { fill: 'none', stroke: data.border.color, 'stroke-width': data.border.width * 2 }
  return picture + cutTo(d, element('path', { d, ...stroke }), context)
}

function cutTo(d: string, content: string, context: SvgContext): string {
  const id = context.define((id) => element('clipPath', { id }, element('path', { d })))
  return element('g', { 'clip-path': `url(#${id})` }, content)
}

function cutPicture({ image, part, at }: Placed, { data }: ImageLayer, context: SvgContext): string {
  const picture = cutPictureSvg(image, part, at, { box: at, radius: 0 }, context)
  if (!data.adjust || picture === '') return picture
  const scale = at.width / part.width
  const filter = filterSvg(data.adjust, at, Math.max(image.width, image.height) * scale, context)
  return filter === undefined ? picture : element('g', { filter }, picture)
}

/**
 * The same formulas as on the canvas. Only the rim of a blurred picture is more transparent, since it is blurred after
 * cropping.
 */
function filterSvg(adjust: PictureAdjustments, at: Box, longer: number, context: SvgContext): string | undefined {
  const matrix = colourMatrix(adjust)
  const blur = (adjust.blur / 100) * maxBlur * longer
  const steps = [
    blur > 0 ? element('feGaussianBlur', { stdDeviation: blur, edgeMode: 'duplicate' }) : '',
    matrix
      ? element('feColorMatrix', {
          type: 'matrix',
          values: [
            ...matrix.map(([r, g, b, constant]) => [r, g, b, 0, constant].map(short).join(' ')),
            '0 0 0 1 0',
          ].join(' '),
        })
      : '',
  ].join('')
  if (steps === '') return undefined
  const region = { ...at, filterUnits: 'userSpaceOnUse', 'color-interpolation-filters': 'sRGB' }
  return `url(#${context.define((id) => element('filter', { id, ...region }, steps))})`
}

function short(value: number): string {
  return String(Number(value.toFixed(4)))
}

function scrimSvg(scrim: Scrim, at: Box, context: SvgContext): string {
  const { from, to } = scrimVector(scrim, at)
  const stops = scrimStops(scrim).map(({ stop, color }) => element('stop', { offset: stop, 'stop-color': color }))
  const along = { gradientUnits: 'userSpaceOnUse', x1: from.x, y1: from.y, x2: to.x, y2: to.y }
  const id = context.define((id) => element('linearGradient', { id, ...along }, stops.join('')))
  return element('rect', { ...at, fill: `url(#${id})` })
}

/** The picture itself if it is neither cut nor enlarged, else its outline: as on a canvas. */
function caster(layer: ImageLayer, context: SvgContext): string {
  const { spread } = layer.shadow
  const placed = placedImage(layer, context)
  if (placed && spread === 0 && !isCut(layer)) return cutPicture(placed, layer, context)
  return element('path', { d: frameOutline(layer.data, placed?.at ?? wholeOf(layer), spread) })
}

function placedImage(layer: ImageLayer, context: SvgContext): Placed | undefined {
  const image = context.images.get(layer.data.src)
  const placement = image && placeImage(layer.data, image, layer)
  return placement && { ...placement, image }
}

function wholeOf({ width, height }: ImageLayer): Box {
  return { x: 0, y: 0, width, height }
}

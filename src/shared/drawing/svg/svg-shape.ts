import { gradientVector } from '#shared/scene/gradient'
import type { Gradient, Point, ShapeLayer } from '#shared/scene/scene'
import { miterLimit, paintsOf } from '../canvas/draw-shape.ts'
import { lineMarks } from '../surface/line-marks.ts'
import { triangleCorners } from '../surface/outline.ts'
import type { LayerSvg, SvgContext } from './layer-svg.ts'
import { roundedSvg } from './svg-parts.ts'
import { type Attributes, element, svgNumber } from './svg-xml.ts'

export const shapeSvg: LayerSvg<ShapeLayer> = { content, caster }

function content(layer: ShapeLayer, context: SvgContext): string {
  const { data, opacity } = layer
  const { fill, stroke } = paintsOf(layer)
  return outlineSvg(layer, 0, {
    fill: fill === undefined ? 'none' : paintSvg(fill, layer, context),
    'fill-opacity': opacity,
    ...(stroke !== undefined && {
      ...strokeAttributes(layer, data.strokeWidth),
      stroke: paintSvg(stroke, layer, context),
      'stroke-opacity': opacity,
    }),
  })
}

/** A filled shape's shadow is that of its outer rim; a shape without fill, or a line, has the shadow of its stroke. */
function caster(layer: ShapeLayer): string {
  const { strokeWidth } = layer.data
  const { spread } = layer.shadow
  const { fill, stroke } = paintsOf(layer)
  if (fill === undefined) {
    if (stroke === undefined || strokeWidth + spread * 2 <= 0) return ''
    return outlineSvg(layer, 0, { fill: 'none', stroke: '#000', ...strokeAttributes(layer, strokeWidth + spread * 2) })
  }
  const outset = spread + (stroke === undefined ? 0 : strokeWidth / 2)
  return Math.min(layer.width, layer.height) + outset * 2 <= 0 ? '' : outlineSvg(layer, outset, {})
}

function outlineSvg({ data, width, height }: ShapeLayer, outset: number, paint: Attributes): string {
  switch (data.shapeType) {
    case 'line':
      return lineSvg(data, width, height, paint)
    case 'circle':
      return element('ellipse', {
        cx: width / 2,
        cy: height / 2,
        rx: width / 2 + outset,
        ry: height / 2 + outset,
        ...paint,
      })
    case 'triangle':
      return element('polygon', { points: pointsOf(triangleCorners(width, height, outset)), ...paint })
    case 'rectangle':
      return roundedSvg({ x: 0, y: 0, width, height }, data.cornerRadius, paint, outset)
  }
}

function lineSvg(data: ShapeLayer['data'], width: number, height: number, paint: Attributes): string {
  const { from, to, caps } = lineMarks(data, width, height)
  const line = element('line', { x1: from, y1: height / 2, x2: to, y2: height / 2, ...paint })
  const filled = { fill: paint.stroke, 'fill-opacity': paint['stroke-opacity'] }
  const drawn = caps.map((cap) =>
    cap.kind === 'dot'
      ? element('circle', { cx: cap.x, cy: cap.y, r: cap.radius, ...filled })
      : element('polygon', { points: pointsOf(cap.corners), ...filled }),
  )
  return line + drawn.join('')
}

function pointsOf(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${svgNumber(x)},${svgNumber(y)}`).join(' ')
}

function strokeAttributes({ data }: ShapeLayer, width: number): Attributes {
  return {
    'stroke-width': width,
    'stroke-miterlimit': miterLimit,
    'stroke-dasharray': data.strokeDashArray.length === 0 ? undefined : data.strokeDashArray.map(svgNumber).join(' '),
  }
}

function paintSvg(paint: string | Gradient, { width, height }: ShapeLayer, context: SvgContext): string {
  if (typeof paint === 'string') return paint
  const { from, to, length } = gradientVector(paint, width, height)
  const stops = paint.colors
    .map(({ color, stop }) => element('stop', { offset: Math.min(Math.max(stop, 0), 1), 'stop-color': color }))
    .join('')
  const gradientUnits = 'userSpaceOnUse'
  const id = context.define((id) =>
    paint.type === 'radial'
      ? element('radialGradient', { id, gradientUnits, cx: from.x, cy: from.y, r: length }, stops)
      : element('linearGradient', { id, gradientUnits, x1: from.x, y1: from.y, x2: to.x, y2: to.y }, stops),
  )
  return `url(#${id})`
}

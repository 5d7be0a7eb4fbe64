import type { Gradient, ShapeLayer } from '#shared/scene/scene'
import { boxDrawing, type LayerDrawing } from '../layer/layer-drawing.ts'
import type { Canvas2D } from '../surface/canvas-2d.ts'
import { type CapMark, hasCaps, lineMarks } from '../surface/line-marks.ts'
import { triangleCorners } from '../surface/outline.ts'
import { isClear, paintOf } from '../surface/paint.ts'
import { traceRounded } from '../surface/trace.ts'

/** Sharper corners than this many times the stroke's width are cut off. */
export const miterLimit = 10

export const shapeDrawing: LayerDrawing<ShapeLayer> = {
  ...boxDrawing,
  draw: drawShape,
  cast: (ctx, layer, _env, spread) => castShape(ctx, layer, spread),
  // a sharp corner of a triangle reaches several widths of its stroke
  reach: ({ data }) => data.strokeWidth * 6,
}

/** Strokes are centred on the outline, as in SVG. */
function drawShape(ctx: Canvas2D, layer: ShapeLayer): void {
  const { data, width, height } = layer
  const { fill, stroke } = paintsOf(layer)
  traceOutline(ctx, layer, 0)
  if (fill !== undefined) {
    ctx.fillStyle = paintOf(ctx, fill, width, height)
    ctx.fill()
  }
  if (stroke !== undefined) {
    setStroke(ctx, layer, data.strokeWidth)
    ctx.strokeStyle = paintOf(ctx, stroke, width, height)
    ctx.stroke()
    if (hasCaps(layer)) drawCaps(ctx, layer, paintOf(ctx, stroke, width, height), 0)
  }
}

/** A filled shape's shadow is that of its outer rim; a shape without fill, or a line, has the shadow of its stroke. */
function castShape(ctx: Canvas2D, layer: ShapeLayer, spread: number): void {
  const { strokeWidth } = layer.data
  const { fill, stroke } = paintsOf(layer)
  if (fill === undefined) {
    if (stroke === undefined || strokeWidth + spread * 2 <= 0) return
    traceOutline(ctx, layer, 0)
    setStroke(ctx, layer, strokeWidth + spread * 2)
    ctx.stroke()
    if (hasCaps(layer)) drawCaps(ctx, layer, '#000', spread)
    return
  }
  const outset = spread + (stroke === undefined ? 0 : strokeWidth / 2)
  if (Math.min(layer.width, layer.height) + outset * 2 <= 0) return
  traceOutline(ctx, layer, outset)
  ctx.fill()
}

/** The visible fill and stroke. A line has no fill; without a stroke colour it uses the fill's. */
export function paintsOf({ data }: ShapeLayer): { fill?: string | Gradient; stroke?: string | Gradient } {
  const isLine = data.shapeType === 'line'
  const stroke = isLine && isClear(data.stroke) ? data.fill : data.stroke
  return {
    ...(!isLine && !isClear(data.fill) && { fill: data.fill }),
    ...(data.strokeWidth > 0 && !isClear(stroke) && { stroke }),
  }
}

/** A line's ends are filled in its colour; a spread enlarges them on all sides. */
function drawCaps(ctx: Canvas2D, { data, width, height }: ShapeLayer, paint: unknown, spread: number): void {
  ctx.fillStyle = paint
  ctx.setLineDash([])
  ctx.lineWidth = Math.max(spread * 2, 0)
  for (const cap of lineMarks(data, width, height).caps) {
    ctx.beginPath()
    traceCap(ctx, cap)
    ctx.fill()
    if (spread > 0) ctx.stroke()
  }
}

function traceCap(ctx: Canvas2D, cap: CapMark): void {
  if (cap.kind === 'dot') {
    ctx.ellipse(cap.x, cap.y, cap.radius, cap.radius, 0, 0, Math.PI * 2)
    return
  }
  const [tip, ...others] = cap.corners
  ctx.moveTo(tip.x, tip.y)
  for (const { x, y } of others) ctx.lineTo(x, y)
  ctx.closePath()
}

function setStroke(ctx: Canvas2D, { data }: ShapeLayer, lineWidth: number): void {
  ctx.lineWidth = lineWidth
  ctx.lineJoin = 'miter'
  ctx.miterLimit = miterLimit
  ctx.lineCap = 'butt'
  ctx.setLineDash([...data.strokeDashArray])
}

function traceOutline(ctx: Canvas2D, { data, width, height }: ShapeLayer, outset: number): void {
  ctx.beginPath()
  if (data.shapeType === 'line') {
    const { from, to } = lineMarks(data, width, height)
    ctx.moveTo(from, height / 2)
    ctx.lineTo(to, height / 2)
  } else if (data.shapeType === 'circle') {
    ctx.ellipse(width / 2, height / 2, width / 2 + outset, height / 2 + outset, 0, 0, Math.PI * 2)
    ctx.closePath()
  } else if (data.shapeType === 'triangle') {
    const [top, right, left] = triangleCorners(width, height, outset)
    ctx.moveTo(top.x, top.y)
    ctx.lineTo(right.x, right.y)
    ctx.lineTo(left.x, left.y)
    ctx.closePath()
  } else {
    traceRounded(ctx, { x: 0, y: 0, width, height }, data.cornerRadius, outset)
  }
}

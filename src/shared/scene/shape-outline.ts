/**
 * Whether a point is inside what a shape draws. Points are in the layer's own square (0 to width, 0 to height); the
 * shapes are those of shared/drawing/canvas/draw-shape.ts.
 */
import { capWidth, hasCap } from './line-caps.ts'
import type { Point, ShapeLayer } from './scene.ts'

/**
 * A shape includes its stroke, and its interior even if the fill is transparent: a click into a ring selects the ring.
 * @param tolerance how far from a line still counts as on it, in canvas pixels
 */
export function isInShape(layer: ShapeLayer, point: Point, tolerance: number): boolean {
  const rim = strokeReach(layer)
  switch (layer.data.shapeType) {
    case 'circle':
      return isInEllipse(layer, point, rim)
    case 'triangle':
      return isInTriangle(layer, point, rim)
    case 'line':
      return isOnLine(layer, point, tolerance)
    case 'rectangle':
      return isInRounded(layer, point, layer.data.cornerRadius, rim)
  }
}

/** Half of the drawn width, at least a pixel; the line's ends are wider. */
export function lineReach({ data }: ShapeLayer): number {
  return Math.max(data.strokeWidth, 1, hasCap(data) ? capWidth(data) : 0) / 2
}

/** Half of a stroke is outside the outline. */
function strokeReach({ data }: ShapeLayer): number {
  const isDrawn = data.stroke !== '' && data.stroke !== 'none' && data.stroke !== 'transparent'
  return isDrawn ? Math.max(data.strokeWidth, 0) / 2 : 0
}

/** Round corners grow with the rim, square ones stay square. */
function isInRounded({ width, height }: ShapeLayer, { x, y }: Point, cornerRadius: number, rim: number): boolean {
  if (x < -rim || y < -rim || x > width + rim || y > height + rim) return false
  const radius = Math.min(cornerRadius, width / 2, height / 2)
  if (radius <= 0) return true
  const beyondX = Math.max(radius - x, x - (width - radius), 0)
  const beyondY = Math.max(radius - y, y - (height - radius), 0)
  return Math.hypot(beyondX, beyondY) <= radius + rim
}

function isInEllipse({ width, height }: ShapeLayer, { x, y }: Point, rim: number): boolean {
  const across = (x - width / 2) / (width / 2 + rim)
  const down = (y - height / 2) / (height / 2 + rim)
  return across ** 2 + down ** 2 <= 1
}

/** The tip is above the middle of the base. */
function isInTriangle({ width, height }: ShapeLayer, { x, y }: Point, rim: number): boolean {
  const flank = Math.hypot(width / 2, height)
  const beyondFlank = (Math.abs(x - width / 2) * height - (y * width) / 2) / flank
  return y <= height + rim && beyondFlank <= rim
}

/** Lines end square, at the edges of their layer. */
function isOnLine(layer: ShapeLayer, { x, y }: Point, tolerance: number): boolean {
  const beyondEnds = Math.max(-x, x - layer.width, 0)
  return beyondEnds <= tolerance && Math.abs(y - layer.height / 2) <= Math.max(lineReach(layer), tolerance)
}

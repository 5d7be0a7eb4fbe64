import type { Box, Layer, Point } from './scene.ts'

/** As canvas and SVG write it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** A box that is turned about its centre, in degrees clockwise. */
export interface TurnedBox extends Box {
  readonly rotation: number
}

/** From a layer's own square (0 to width, 0 to height) to the canvas: mirrored, then turned about the centre. */
export function toMatrix(layer: Layer): Matrix {
  const { cos, sin } = turn(layer.rotation)
  const [a, b, c, d] = [cos * layer.scaleX, sin * layer.scaleX, -sin * layer.scaleY, cos * layer.scaleY]
  const centre = centreOf(layer)
  const halfWidth = layer.width / 2
  const halfHeight = layer.height / 2
  return [a, b, c, d, centre.x - a * halfWidth - c * halfHeight, centre.y - b * halfWidth - d * halfHeight]
}

export function applyMatrix([a, b, c, d, e, f]: Matrix, point: Point): Point {
  return { x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f }
}

/** What `inner` places, placed by `outer`. */
export function multiplyMatrix(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [outerA, outerB, outerC, outerD] = outer
  const { x, y } = applyMatrix(outer, { x: e, y: f })
  return [outerA * a + outerC * b, outerB * a + outerD * b, outerA * c + outerC * d, outerB * c + outerD * d, x, y]
}

/** The matrix must not flatten the plane; a layer's never does. */
export function invertMatrix([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ]
}

export function rotatePoint(point: Point, centre: Point, degrees: number): Point {
  const { cos, sin } = turn(degrees)
  const x = point.x - centre.x
  const y = point.y - centre.y
  return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos }
}

/** The same direction from 0 up to 360, so that angles do not grow with every turn. */
export function normalizeAngle(degrees: number): number {
  const rest = degrees % 360
  // Adding 360 to a tiny negative angle rounds to 360 itself; adding 0 makes -0 plain.
  return (rest < 0 ? (rest + 360) % 360 : rest) + 0
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Top left, top right, bottom right, bottom left, named before turning. Mirroring moves no corner. */
export function layerCorners(layer: TurnedBox): readonly [Point, Point, Point, Point] {
  const { x, y, width, height, rotation } = layer
  const centre = centreOf(layer)
  return [
    rotatePoint({ x, y }, centre, rotation),
    rotatePoint({ x: x + width, y }, centre, rotation),
    rotatePoint({ x: x + width, y: y + height }, centre, rotation),
    rotatePoint({ x, y: y + height }, centre, rotation),
  ]
}

/** The axis-aligned box around the rotated layer. Strokes and shadows extend beyond it. */
export function layerBounds(layer: TurnedBox): Box {
  const { x, y, width, height, rotation } = layer
  if (rotation === 0) return { x, y, width, height }
  const { cos, sin } = turn(rotation)
  const outerWidth = Math.abs(width * cos) + Math.abs(height * sin)
  const outerHeight = Math.abs(width * sin) + Math.abs(height * cos)
  return {
    x: x + (width - outerWidth) / 2,
    y: y + (height - outerHeight) / 2,
    width: outerWidth,
    height: outerHeight,
  }
}

/** The bounding box of all points; without points an empty box at the origin. */
export function boxOf(points: readonly Point[]): Box {
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export function selectionBounds(layers: readonly TurnedBox[]): Box | undefined {
  if (layers.length === 0) return undefined
  const corners = layers.map(layerBounds).flatMap(({ x, y, width, height }) => [
    { x, y },
    { x: x + width, y: y + height },
  ])
  return boxOf(corners)
}

/** Quarter turns are exact: Math.cos(Math.PI / 2) is not 0, and crisp edges would blur by it. */
function turn(degrees: number): { cos: number; sin: number } {
  const angle = normalizeAngle(degrees)
  if (angle === 0) return { cos: 1, sin: 0 }
  if (angle === 90) return { cos: 0, sin: 1 }
  if (angle === 180) return { cos: -1, sin: 0 }
  if (angle === 270) return { cos: 0, sin: -1 }
  const radians = (angle * Math.PI) / 180
  return { cos: Math.cos(radians), sin: Math.sin(radians) }
}

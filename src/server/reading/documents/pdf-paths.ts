import { type Area, areaOf, common, keepsRectangles, type Matrix, place } from './pdf-matrix.ts'

/** How the library writes a path down. */
const moveTo = 0
const lineTo = 1
const close = 4

type Point = [number, number]

/** A path with more numbers is a drawing. */
const maxNumbers = 1_000
const maxRectangles = 30
/** In points; rectangles are often closed by a line that misses the first corner. */
const slack = 0.02

/**
 * The rectangles that a path fills; null for any other form, and for rectangles in one another, which may be frames.
 */
export function filledRectangles(path: Float32Array, matrix: Matrix): Area[] | null {
  const parts = straightParts(path, matrix)
  if (!parts || parts.length > maxRectangles) return null
  const areas: Area[] = []
  for (const points of parts) {
    const [first, second, third, fourth, ...rest] = withoutRepeats(points)
    if (!first || !second || !third) continue
    if (!fourth || rest.length > 0) return null
    const isUpright = isLevel(first, second)
      ? isLevel(third, fourth) && isPlumb(second, third) && isPlumb(fourth, first)
      : isPlumb(first, second) && isPlumb(third, fourth) && isLevel(second, third) && isLevel(fourth, first)
    if (!isUpright) return null
    areas.push(between(first, third))
  }
  const isNested = areas.some((one, at) => areas.some((other, index) => index > at && common(one, other) !== null))
  return isNested ? null : areas
}

/** The lines that a path draws, as long thin areas; null if one is neither horizontal nor vertical. */
export function strokedLines(path: Float32Array, matrix: Matrix, width: number): Area[] | null {
  const parts = straightParts(path, matrix)
  if (!parts) return null
  const half = halfOf(width, matrix)
  const areas: Area[] = []
  for (const points of parts) {
    for (let at = 1; at < points.length; at += 1) {
      const [from, to] = [points[at - 1], points[at]] as [Point, Point]
      if (!isLevel(from, to) && !isPlumb(from, to)) return null
      const line = between(from, to)
      // Round and square ends reach a little further, which is of no account here.
      const isAcross = line.right - line.left > line.top - line.bottom
      areas.push(widened(line, isAcross ? 0 : half, isAcross ? half : 0))
    }
  }
  return areas
}

/** The bounding box of a path. @param extremes left, bottom, right and top of the path */
export function reachOf(extremes: Float32Array, matrix: Matrix, width: number): Area {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = extremes
  const half = halfOf(width, matrix)
  return widened(areaOf(matrix, x0, y0, x1, y1), half, half)
}

/** The corners of each part of a path on the page; null where it has curves or is too long. */
function straightParts(path: Float32Array, matrix: Matrix): Point[][] | null {
  if (path.length > maxNumbers || !keepsRectangles(matrix)) return null
  const parts: Point[][] = []
  let at = 0
  while (at < path.length) {
    const kind = path[at]
    const points = parts.at(-1)
    if (kind === close) {
      if (points?.[0]) points.push(points[0])
      at += 1
      continue
    }
    if (kind !== moveTo && kind !== lineTo) return null
    const point = place(matrix, path[at + 1] ?? 0, path[at + 2] ?? 0)
    if (kind === moveTo || !points) parts.push([point])
    else points.push(point)
    at += 3
  }
  return parts
}

function withoutRepeats(points: Point[]): Point[] {
  const isSame = (one: Point, other: Point) => isLevel(one, other) && isPlumb(one, other)
  const corners = points.filter((point, at) => at === 0 || !isSame(point, points[at - 1] as Point))
  const [first, last] = [corners[0], corners.at(-1)]
  if (first && last && corners.length > 1 && isSame(first, last)) corners.pop()
  return corners
}

function isLevel(one: Point, other: Point): boolean {
  return Math.abs(one[1] - other[1]) < slack
}

function isPlumb(one: Point, other: Point): boolean {
  return Math.abs(one[0] - other[0]) < slack
}

function between(one: Point, other: Point): Area {
  return {
    left: Math.min(one[0], other[0]),
    right: Math.max(one[0], other[0]),
    bottom: Math.min(one[1], other[1]),
    top: Math.max(one[1], other[1]),
  }
}

function widened({ left, right, bottom, top }: Area, x: number, y: number): Area {
  return { left: left - x, right: right + x, bottom: bottom - y, top: top + y }
}

/** Half a line's width in points; the thinnest line there is has the width 0. */
function halfOf(width: number, matrix: Matrix): number {
  return Math.max(width * Math.hypot(matrix[0], matrix[1]), 0.1) / 2
}

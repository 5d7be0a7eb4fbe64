/** a, b, c, d, e, f of ISO 32000-1, 8.3.3: maps a point (x, y) to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** In the page's own coordinates: y grows upwards. */
export interface Area {
  left: number
  bottom: number
  right: number
  top: number
}

export function toMatrix(values: ArrayLike<number> | null | undefined): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(values ?? identity)
  return [a, b, c, d, e, f]
}

/** What `inner` does, then what `outer` does. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ]
}

export function place(matrix: Matrix, x: number, y: number): [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]]
}

/** Turns by quarters only, so that a rectangle stays one. */
export function keepsRectangles([a, b, c, d]: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0)
}

/** The smallest area with all of a rectangle's corners in it. */
export function areaOf(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Area {
  const corners = [place(matrix, x0, y0), place(matrix, x1, y0), place(matrix, x0, y1), place(matrix, x1, y1)]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

/** Null where they have nothing in common. */
export function common(one: Area, other: Area): Area | null {
  const left = Math.max(one.left, other.left)
  const right = Math.min(one.right, other.right)
  const bottom = Math.max(one.bottom, other.bottom)
  const top = Math.min(one.top, other.top)
  return left < right && bottom < top ? { left, right, bottom, top } : null
}

export function holds(area: Area, x: number, y: number): boolean {
  return x >= area.left && x <= area.right && y >= area.bottom && y <= area.top
}

import { capWidth, hasCap } from '#shared/scene/line-caps'
import type { LineCap, Point, ShapeData, ShapeLayer } from '#shared/scene/scene'

/** A line and what it begins and ends with, in pixels of its layer. */
export interface LineMarks {
  /** Start and end of the stroke, along the middle of the layer: an arrow's tip extends to the edge. */
  readonly from: number
  readonly to: number
  readonly caps: readonly CapMark[]
}

export type CapMark =
  | { readonly kind: 'arrow'; readonly corners: readonly [tip: Point, Point, Point] }
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly radius: number }

/** Times its width: how long an arrow's head is. */
const headLength = 1.05

export function lineMarks(data: ShapeData, width: number, height: number): LineMarks {
  const start = data.startCap && capAt(data, data.startCap, { edge: 0, inwards: 1 }, width, height)
  const end = data.endCap && capAt(data, data.endCap, { edge: width, inwards: -1 }, width, height)
  return {
    from: start?.joint ?? 0,
    to: end?.joint ?? width,
    caps: [start, end].flatMap((cap) => cap?.mark ?? []),
  }
}

export function hasCaps({ data }: ShapeLayer): boolean {
  return data.shapeType === 'line' && hasCap(data)
}

function capAt(
  data: ShapeData,
  cap: LineCap,
  { edge, inwards }: { edge: number; inwards: 1 | -1 },
  width: number,
  height: number,
): { mark: CapMark; joint: number } {
  const y = height / 2
  // two heads never reach over the middle of a short line
  const across = Math.min(capWidth(data, [cap]), width / (2 * headLength))
  if (cap === 'dot') {
    const x = edge + (inwards * across) / 2
    return { mark: { kind: 'dot', x, y, radius: across / 2 }, joint: edge + inwards * across * 0.95 }
  }
  const base = edge + inwards * across * headLength
  const corners = [
    { x: edge, y },
    { x: base, y: y - across / 2 },
    { x: base, y: y + across / 2 },
  ] as const
  return { mark: { kind: 'arrow', corners }, joint: base }
}

import type { Box, Point } from '#shared/scene/scene'
import type { Size } from '../store/editor-state.ts'

/** The distance from the edge of the view at which scrolling begins, in screen pixels. */
const edge = 24
/** In screen pixels per ms, reached as far outside the edge as scrolling begins inside it. */
const fastest = 1.2
/** Slower than this, a frame would move less than a pixel. */
const slowest = 0.1

/**
 * How fast the view scrolls for a drag at its edge, in screen pixels per ms, while there is more of the page in that
 * direction. A drag that began at the edge does not scroll unless it moves outwards.
 * @param page the page's box in the view
 */
export function scrollSpeed(from: Point, at: Point, view: Size, page: Box): Point {
  return {
    x: speedAlong(from.x, at.x, view.width, page.x, page.width),
    y: speedAlong(from.y, at.y, view.height, page.y, page.height),
  }
}

function speedAlong(from: number, at: number, length: number, start: number, size: number): number {
  const before = edge - at
  const beyond = at - (length - edge)
  if (before > 0 && at < from && start < edge) return -speedAt(before)
  if (beyond > 0 && at > from && start + size > length - edge) return speedAt(beyond)
  return 0
}

function speedAt(depth: number): number {
  return Math.max(slowest, fastest * Math.min(1, depth / (2 * edge)))
}

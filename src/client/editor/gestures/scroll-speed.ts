import type { Box, Point } from '#shared/scene/scene'
import type { Size } from '../store/editor-state.ts'

/** Screen pixels from the edge of the view at which it begins to scroll. */
const edge = 24
/** Screen pixels a ms, reached as far beyond the edge as it begins before it. */
const fastest = 1.2
/** Below it a frame would be less than a pixel. */
const slowest = 0.1

/**
 * How fast the view follows a drag that has come to its edge, in screen pixels a ms, as long as there is more of the
 * page that way. A drag that began there and does not go outwards leaves the view where it is.
 *
 * @param page where it stands in the view
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

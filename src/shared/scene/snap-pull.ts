/** Adjusts the pull on a handle so that an edge meets a target. */
import type { ResizeGesture } from './frame-scale.ts'
import { type Frame, handleSides } from './handles.ts'
import type { Box } from './scene.ts'
import { type Axis, positionsOf, type SnapTarget } from './snap-targets.ts'

type Goal = Readonly<Record<Axis, SnapTarget | undefined>>

/** Each edge to its own target. */
export function pullTo(frame: Frame, gesture: ResizeGesture, goal: Goal): ResizeGesture {
  if (!goal.x && !goal.y) return gesture
  const dx = goal.x ? goal.x.at - (pulledEdge(frame, 'x', gesture) ?? 0) : gesture.dx
  const dy = goal.y ? goal.y.at - (pulledEdge(frame, 'y', gesture) ?? 0) : gesture.dy
  return { ...gesture, dx, dy }
}

/** Pulls along the diagonal until the edge that had the shorter way is at its target. */
export function pullAlike(frame: Frame, gesture: ResizeGesture, pulled: Frame, goal: Goal): ResizeGesture {
  const way = (axis: Axis) => Math.abs((goal[axis]?.at ?? Infinity) - (pulledEdge(pulled, axis, gesture) ?? 0))
  const axis = way('x') <= way('y') ? 'x' : 'y'
  const target = goal[axis]
  if (!target) return gesture
  const reach = { x: pulledReach(frame, 'x', gesture), y: pulledReach(frame, 'y', gesture) }
  const edge = pulledEdge(frame, axis, gesture) ?? 0
  const growth = (target.at - edge) / reach[axis]
  return { ...gesture, dx: reach.x * growth, dy: reach.y * growth }
}

/** Position of the side that the handle pulls; undefined on an axis it does not change. */
export function pulledEdge(frame: Box, axis: Axis, { handle }: ResizeGesture): number | undefined {
  const [start, , end] = positionsOf(frame, axis)
  const side = handleSides[handle][axis]
  if (side === 0) return undefined
  return side > 0 ? end : start
}

/** From what stays put to the pulled side. */
function pulledReach(frame: Box, axis: Axis, { handle, fromCentre }: ResizeGesture): number {
  const length = axis === 'x' ? frame.width : frame.height
  return handleSides[handle][axis] * (fromCentre ? length / 2 : length)
}

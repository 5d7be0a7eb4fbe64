/**
 * Snapping moving layers to unmoved ones. Everything is computed from the start of the drag and the current pointer, so
 * a snap holds while the pointer is within the threshold and releases beyond it.
 */
import type { ResizeGesture } from './frame-scale.ts'
import type { Frame } from './handles.ts'
import type { Box } from './scene.ts'
import { snapGaps } from './snap-gaps.ts'
import { gapLines, linesThrough, lineTo, type SnapLine } from './snap-lines.ts'
import { pullAlike, pulledEdge, pullTo } from './snap-pull.ts'
import { type Axis, nearestTarget, positionsOf, type SnapTarget, type SnapTargets, sameSpot } from './snap-targets.ts'
import { resizeFrame } from './transform.ts'

export type { SnapLine } from './snap-lines.ts'
export { collectSnapTargets, type SnapTargets } from './snap-targets.ts'

/**
 * The offset of a dragged box after snapping: the whole way from the start, not the correction. Each axis moves at most
 * by the threshold (canvas pixels, 8 / zoom). The nearer of an edge and an equal gap wins, on a tie the edge.
 */
export function snapTranslate(
  startBox: Box,
  delta: { readonly dx: number; readonly dy: number },
  targets: SnapTargets,
  threshold: number,
): { readonly dx: number; readonly dy: number } {
  const dragged = moveBox(startBox, delta.dx, delta.dy)
  const gaps = snapGaps(dragged, targets, threshold)
  const dx = delta.dx + nearer(edgeShift(dragged, 'x', targets, threshold), gaps.x?.shift)
  const dy = delta.dy + nearer(edgeShift(dragged, 'y', targets, threshold), gaps.y?.shift)
  return { dx, dy }
}

/** The lines that a snapped box aligns with. */
export function linesOf(rested: Box, targets: SnapTargets): readonly SnapLine[] {
  return [...linesThrough(rested, targets), ...gapLines(rested, targets)]
}

/**
 * Snaps the pulled edges to targets; with a kept ratio the nearer of two edges decides. A rotated frame has no edge
 * along the axes and is unchanged.
 * @param gesture after `constrainResize`, so that the lines shown are correct
 */
export function snapResize(
  frame: Frame,
  gesture: ResizeGesture,
  targets: SnapTargets,
  threshold: number,
): { readonly gesture: ResizeGesture; readonly lines: readonly SnapLine[] } {
  if (frame.rotation !== 0) return { gesture, lines: [] }
  const pulled = resizeFrame(frame, gesture)
  const x = edgeTarget(pulled, 'x', gesture, targets, threshold)
  const y = edgeTarget(pulled, 'y', gesture, targets, threshold)
  const snapped = gesture.keepRatio ? pullAlike(frame, gesture, pulled, { x, y }) : pullTo(frame, gesture, { x, y })

  const rested = resizeFrame(frame, snapped)
  const lines = [...edgeLines(rested, 'x', gesture, x), ...edgeLines(rested, 'y', gesture, y)]
  return { gesture: snapped, lines }
}

/** The nearest line of the grid, which starts at the canvas corner. */
export function snapToGrid(value: number, gridSize: number): number {
  return gridSize > 0 ? Math.round(value / gridSize) * gridSize : value
}

export function snapAngle(degrees: number, step: number): number {
  return step > 0 ? Math.round(degrees / step) * step : degrees
}

/** From the nearest of start, middle and end to its target; undefined when nothing is near. */
function edgeShift(box: Box, axis: Axis, targets: SnapTargets, threshold: number): number | undefined {
  let nearest: number | undefined
  for (const position of positionsOf(box, axis)) {
    const target = nearestTarget(targets[axis], position)
    if (!target) continue
    const shift = target.at - position
    if (Math.abs(shift) <= threshold && Math.abs(shift) < Math.abs(nearest ?? Infinity)) nearest = shift
  }
  return nearest
}

function nearer(edge: number | undefined, gap: number | undefined): number {
  if (edge === undefined) return gap ?? 0
  return gap !== undefined && Math.abs(gap) < Math.abs(edge) ? gap : edge
}

export function moveBox(box: Box, dx: number, dy: number): Box {
  return { x: box.x + dx, y: box.y + dy, width: box.width, height: box.height }
}

function edgeTarget(
  pulled: Frame,
  axis: Axis,
  gesture: ResizeGesture,
  targets: SnapTargets,
  threshold: number,
): SnapTarget | undefined {
  const edge = pulledEdge(pulled, axis, gesture)
  const target = edge === undefined ? undefined : nearestTarget(targets[axis], edge)
  return target && edge !== undefined && Math.abs(target.at - edge) <= threshold ? target : undefined
}

function edgeLines(rested: Frame, axis: Axis, gesture: ResizeGesture, target: SnapTarget | undefined): SnapLine[] {
  const edge = pulledEdge(rested, axis, gesture)
  if (!target || edge === undefined || Math.abs(target.at - edge) >= sameSpot) return []
  return [lineTo(target, axis, rested)]
}

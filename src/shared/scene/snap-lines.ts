import { centreOf } from './geometry.ts'
import type { Box } from './scene.ts'
import { type GapSnap, snapGaps } from './snap-gaps.ts'
import {
  type Axis,
  nearestTarget,
  positionsOf,
  type SnapKind,
  type SnapTarget,
  type SnapTargets,
  sameSpot,
} from './snap-targets.ts'

/** A guide line to show: on axis x it is vertical at an x, on axis y horizontal at a y. */
export interface SnapLine {
  readonly axis: Axis
  readonly at: number
  /** Its ends along the other axis. */
  readonly from: number
  readonly to: number
  readonly kind: SnapKind
  /** Of a gap: how wide it is. Its line runs across the gap, from one box to the next. */
  readonly distance?: number
}

/** Lines for every place of the box that is on a target. */
export function linesThrough(box: Box, targets: SnapTargets): SnapLine[] {
  return (['x', 'y'] as const).flatMap((axis) =>
    positionsOf(box, axis).flatMap((position) => {
      const target = nearestTarget(targets[axis], position)
      return target && Math.abs(target.at - position) < sameSpot ? [lineTo(target, axis, box)] : []
    }),
  )
}

/** Through the target and the box alike. */
export function lineTo(target: SnapTarget, axis: Axis, box: Box): SnapLine {
  const [from, , to] = positionsOf(box, axis === 'x' ? 'y' : 'x')
  return { axis, at: target.at, from: Math.min(target.from, from), to: Math.max(target.to, to), kind: target.kind }
}

export function gapLines(box: Box, targets: SnapTargets): SnapLine[] {
  const { x, y } = snapGaps(box, targets, sameSpot)
  const middle = centreOf(box)
  // The distance between two boxes in a row is shown by a horizontal line, so its axis is y, and vice versa.
  return [...spanLines('y', middle.y, x), ...spanLines('x', middle.x, y)]
}

function spanLines(axis: Axis, at: number, snap: GapSnap | undefined): SnapLine[] {
  const gaps = snap?.gaps ?? []
  return gaps.map(({ start, end }) => ({ axis, at, from: start, to: end, kind: 'gap', distance: end - start }))
}

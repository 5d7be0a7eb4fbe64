/**
 * Equal distances: a box snaps to the middle between its two neighbours, or as far from its neighbour as that one is
 * from the next. Neighbours are layers that stand in the same row (or column) without overlapping along it.
 */
import type { Box } from './scene.ts'
import type { Axis, SnapTargets } from './snap-targets.ts'

/** Start and end along the axis. */
interface Span {
  readonly start: number
  readonly end: number
}

interface Row {
  /** Nearest first. */
  readonly before: readonly [Span?, Span?]
  readonly after: readonly [Span?, Span?]
}

export interface GapSnap {
  /** How much further the box must go. */
  readonly shift: number
  /** The equal distances, once the box has gone there. */
  readonly gaps: readonly Span[]
}

/** The nearest place within the threshold on each axis where two distances become equal. */
export function snapGaps(
  box: Box,
  targets: SnapTargets,
  threshold: number,
): { readonly x: GapSnap | undefined; readonly y: GapSnap | undefined } {
  return { x: snapAlong('x', box, targets, threshold), y: snapAlong('y', box, targets, threshold) }
}

function snapAlong(axis: Axis, box: Box, targets: SnapTargets, threshold: number): GapSnap | undefined {
  const span = axis === 'x' ? { start: box.x, end: box.x + box.width } : { start: box.y, end: box.y + box.height }
  const row = rowOf(axis, box, span, targets.boxes)
  let nearest: GapSnap | undefined
  for (const snap of equalGaps(span, row)) {
    const distance = Math.abs(snap.shift)
    if (distance <= threshold && (!nearest || distance < Math.abs(nearest.shift))) nearest = snap
  }
  return nearest
}

function equalGaps(span: Span, { before: [left, farLeft], after: [right, farRight] }: Row): GapSnap[] {
  const length = span.end - span.start
  const snaps: GapSnap[] = []
  if (left && right && right.start - left.end >= length) {
    const gap = (right.start - left.end - length) / 2
    snaps.push(
      snapTo(left.end + gap, span, [
        { start: left.end, end: left.end + gap },
        { start: right.start - gap, end: right.start },
      ]),
    )
  }
  if (left && farLeft) {
    const gap = left.start - farLeft.end
    snaps.push(
      snapTo(left.end + gap, span, [
        { start: farLeft.end, end: left.start },
        { start: left.end, end: left.end + gap },
      ]),
    )
  }
  if (right && farRight) {
    const gap = farRight.start - right.end
    snaps.push(
      snapTo(right.start - gap - length, span, [
        { start: right.start - gap, end: right.start },
        { start: right.end, end: farRight.start },
      ]),
    )
  }
  return snaps
}

function snapTo(start: number, span: Span, gaps: readonly Span[]): GapSnap {
  return { shift: start - span.start, gaps }
}

/** One pass for the neighbours and one for theirs; numbers in a row, so that thousands of layers cost microseconds. */
function rowOf(axis: Axis, box: Box, span: Span, boxes: Float64Array): Row {
  const cross = axis === 'x' ? { start: box.y, end: box.y + box.height } : { start: box.x, end: box.x + box.width }
  const [left, right] = neighbours(axis, cross, span, boxes)
  const [farLeft, farRight] = neighbours(
    axis,
    cross,
    { start: left?.start ?? -Infinity, end: right?.end ?? Infinity },
    boxes,
  )
  return { before: [left, farLeft], after: [right, farRight] }
}

/** Those of the row that end before the span and begin after it, the nearest of each. */
function neighbours(axis: Axis, cross: Span, { start, end }: Span, boxes: Float64Array): [Span?, Span?] {
  const along = axis === 'x' ? 0 : 1
  let [before, after] = [-1, -1]
  let [nearestEnd, nearestStart] = [-Infinity, Infinity]
  for (let at = 0; at < boxes.length; at += 4) {
    if (!((boxes[at + 1 - along] as number) < cross.end && (boxes[at + 3 - along] as number) > cross.start)) continue
    const from = boxes[at + along] as number
    const to = boxes[at + along + 2] as number
    if (to <= start && to > nearestEnd) [before, nearestEnd] = [at, to]
    if (from >= end && from < nearestStart) [after, nearestStart] = [at, from]
  }
  const spanAt = (at: number): Span | undefined =>
    at === -1 ? undefined : { start: boxes[at + along] ?? 0, end: boxes[at + along + 2] ?? 0 }
  return [spanAt(before), spanAt(after)]
}

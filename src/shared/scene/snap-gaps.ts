/**
 * Equal distances: a box snaps to the middle between its two neighbours, or to the distance that its neighbour has from
 * the next one. Neighbours are layers in the same row (or column) that do not overlap along it.
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
  const row = rowOf(axis, box, span, targets)
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

/** The neighbours and theirs. */
function rowOf(axis: Axis, box: Box, span: Span, targets: SnapTargets): Row {
  const cross = axis === 'x' ? { start: box.y, end: box.y + box.height } : { start: box.x, end: box.x + box.width }
  const left = nearestBefore(axis, cross, span.start, targets)
  const right = nearestAfter(axis, cross, span.end, targets)
  return {
    before: [left, left && nearestBefore(axis, cross, left.start, targets)],
    after: [right, right && nearestAfter(axis, cross, right.end, targets)],
  }
}

/** Of the boxes of the row that end before it, the nearest; walks back from the last that does. */
function nearestBefore(axis: Axis, cross: Span, start: number, { boxes, order }: SnapTargets): Span | undefined {
  const along = axis === 'x' ? 0 : 1
  const { byEnd } = order[axis]
  const beyond = firstFrom(byEnd, (place) => (boxes[place + along + 2] as number) > start)
  for (let index = beyond - 1; index >= 0; index -= 1) {
    const place = byEnd[index] as number
    if (isInRow(boxes, place, along, cross)) return spanAt(boxes, place, along)
  }
  return undefined
}

/** Of the boxes of the row that begin after it, the nearest. */
function nearestAfter(axis: Axis, cross: Span, end: number, { boxes, order }: SnapTargets): Span | undefined {
  const along = axis === 'x' ? 0 : 1
  const { byStart } = order[axis]
  const first = firstFrom(byStart, (place) => (boxes[place + along] as number) >= end)
  for (let index = first; index < byStart.length; index += 1) {
    const place = byStart[index] as number
    if (isInRow(boxes, place, along, cross)) return spanAt(boxes, place, along)
  }
  return undefined
}

function isInRow(boxes: Float64Array, place: number, along: 0 | 1, cross: Span): boolean {
  return (boxes[place + 1 - along] as number) < cross.end && (boxes[place + 3 - along] as number) > cross.start
}

function spanAt(boxes: Float64Array, place: number, along: 0 | 1): Span {
  return { start: boxes[place + along] as number, end: boxes[place + along + 2] as number }
}

/** The index of the first place for which `isBeyond` holds, as for all that follow; the length if there is none. */
function firstFrom(places: Uint32Array, isBeyond: (place: number) => boolean): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBeyond(places[middle] as number)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * What a moving box can be drawn to, prepared once when a drag starts. Places on one axis are sorted and those at the
 * same spot are one, so that finding the nearest takes a binary search however many layers there are.
 */
import { layerBounds } from './geometry.ts'
import type { Box, Layer, Scene } from './scene.ts'

export type SnapKind = 'edge' | 'centre' | 'guide' | 'canvas' | 'gap'

export type Axis = 'x' | 'y'

/** A place on one axis, and how far along the other axis it reaches. */
export interface SnapTarget {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly kind: SnapKind
}

export interface SnapTargets {
  /** By `at`, each spot once. */
  readonly x: readonly SnapTarget[]
  readonly y: readonly SnapTarget[]
  /** Of the unmoved layers: left, top, right, bottom, one layer after the other. */
  readonly boxes: Float64Array
  readonly order: Readonly<Record<Axis, BoxOrder>>
}

/** Where boxes begin in `SnapTargets.boxes`. */
export interface BoxOrder {
  /** By their start on the axis, rising. */
  readonly byStart: Uint32Array
  /** By their end, rising; of equal ends the lower layer comes last. */
  readonly byEnd: Uint32Array
}

/** Spots nearer than this are the same; sums of fractions differ by less. */
export const sameSpot = 1e-6

/** If several targets share a place, the line shows the strongest. */
const strength: Readonly<Record<SnapKind, number>> = { canvas: 4, guide: 3, centre: 2, edge: 1, gap: 0 }

/** Once at the start of a drag. */
export function collectSnapTargets(scene: Scene, movingIds: ReadonlySet<string>): SnapTargets {
  const boxes = scene.layers.filter((layer) => isTarget(layer, movingIds)).map(layerBounds)
  const { width, height, guides } = scene.settings
  const canvas = { x: 0, y: 0, width, height }
  const x = [
    ...targetsAlong(canvas, 'x', 'canvas', 'canvas'),
    ...boxes.flatMap((box) => targetsAlong(box, 'x', 'edge', 'centre')),
  ]
  const y = [
    ...targetsAlong(canvas, 'y', 'canvas', 'canvas'),
    ...boxes.flatMap((box) => targetsAlong(box, 'y', 'edge', 'centre')),
  ]
  for (const { type, position } of guides) {
    if (type === 'vertical') x.push({ at: position, from: 0, to: height, kind: 'guide' })
    else y.push({ at: position, from: 0, to: width, kind: 'guide' })
  }
  const flat = flatten(boxes)
  const order = { x: orderOf(flat, 0), y: orderOf(flat, 1) }
  return { x: mergeTargets(x), y: mergeTargets(y), boxes: flat, order }
}

/** The nearest target to a position, or undefined if there are no targets. */
export function nearestTarget(targets: readonly SnapTarget[], position: number): SnapTarget | undefined {
  let [low, high] = [0, targets.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((targets[middle]?.at ?? Infinity) < position) low = middle + 1
    else high = middle
  }
  const [before, after] = [targets[low - 1], targets[low]]
  if (!before || !after) return before ?? after
  return position - before.at <= after.at - position ? before : after
}

/** Both ends and the middle of a box on one axis. */
function targetsAlong(box: Box, axis: Axis, ends: SnapKind, middle: SnapKind): SnapTarget[] {
  const [start, length] = axis === 'x' ? [box.x, box.width] : [box.y, box.height]
  const [from, across] = axis === 'x' ? [box.y, box.height] : [box.x, box.width]
  const to = from + across
  return [
    { at: start, from, to, kind: ends },
    { at: start + length / 2, from, to, kind: middle },
    { at: start + length, from, to, kind: ends },
  ]
}

/** Sorted, each spot once. */
function mergeTargets(targets: SnapTarget[]): SnapTarget[] {
  const merged: SnapTarget[] = []
  for (const target of targets.sort((a, b) => a.at - b.at)) {
    const last = merged.at(-1)
    if (last && target.at - last.at < sameSpot) merged[merged.length - 1] = join(last, target)
    else merged.push(target)
  }
  return merged
}

function join(a: SnapTarget, b: SnapTarget): SnapTarget {
  const kind = strength[b.kind] > strength[a.kind] ? b.kind : a.kind
  return { at: a.at, from: Math.min(a.from, b.from), to: Math.max(a.to, b.to), kind }
}

/** The places of a box that are drawn to targets. */
export function positionsOf(box: Box, axis: Axis): readonly [start: number, middle: number, end: number] {
  const [start, length] = axis === 'x' ? [box.x, box.width] : [box.y, box.height]
  return [start, start + length / 2, start + length]
}

/** Locked layers attract too: a locked background is what others are lined up with. */
function isTarget(layer: Layer, movingIds: ReadonlySet<string>): boolean {
  return layer.visible && !movingIds.has(layer.id)
}

/** @param along index of the axis' start within a box */
function orderOf(boxes: Float64Array, along: 0 | 1): BoxOrder {
  const places = Uint32Array.from({ length: boxes.length / 4 }, (_, index) => index * 4)
  const valueAt = (place: number) => boxes[place] ?? 0
  return {
    byStart: places.toSorted((one, other) => valueAt(one + along) - valueAt(other + along) || one - other),
    byEnd: places.toSorted((one, other) => valueAt(one + along + 2) - valueAt(other + along + 2) || other - one),
  }
}

function flatten(boxes: readonly Box[]): Float64Array {
  return Float64Array.from(boxes.flatMap(({ x, y, width, height }) => [x, y, x + width, y + height]))
}

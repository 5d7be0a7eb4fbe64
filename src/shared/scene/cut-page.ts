import type { Box, Layer } from './scene.ts'

/** What is placed as one: a layer, or the layers of a group. */
export interface Piece {
  readonly layers: readonly Layer[]
  /** Straight, around all of it. */
  readonly box: Box
}

/** A line between pieces, at `at` of the axis, with those before and after it. */
export interface Cut {
  readonly at: number
  /** Its width, in canvas pixels. */
  readonly gap: number
  /** Whether it runs along the edge of a panel that fills the box across. */
  readonly isEdge: boolean
  readonly before: readonly Piece[]
  readonly after: readonly Piece[]
}

/** Along x, parts are side by side; along y, one above the other. */
export type Axis = 'x' | 'y'

/** The smaller part is at least that share of the whole. */
const minShare = 0.25
/** Minimum share of all content in the smaller part. */
const minContent = 0.14
/** A gap counts so much more than fairness. */
const gapWeight = 3
/** And the edge of a panel more than any gap. */
const edgeWorth = 1
/** What is read at the foot of a page: its source, the date. */
const footShare = 0.2
/** Pixels by which neighbours may reach into each other. */
const slack = 1

export const lengthOf = { x: 'width', y: 'height' } as const

/** Of the lines that no piece crosses, one that parts the box about evenly, through as wide a gap as may be. */
export function fairestCut(pieces: readonly Piece[], box: Box, axis: Axis): Cut | undefined {
  const length = box[lengthOf[axis]]
  const fairness = ({ at }: Cut) => Math.min(at - box[axis], box[axis] + length - at) / length
  const worth = (cut: Cut) => fairness(cut) + (gapWeight * cut.gap) / length + (cut.isEdge ? edgeWorth : 0)
  return cutsOf(pieces, box, axis)
    .filter((cut) => fairness(cut) >= minShare && contentShare(cut, box) >= minContent)
    .sort((one, other) => worth(other) - worth(one))[0]
}

/** Separates a row at the foot of the box from everything above it. */
export function footCut(pieces: readonly Piece[], box: Box): Cut | undefined {
  return cutsOf(pieces, box, 'y').find(
    ({ at, after }) => box.y + box.height - at <= box.height * footShare && areBeside(after),
  )
}

function areBeside(pieces: readonly Piece[]): boolean {
  const starts = pieces.map(({ box }) => box.x)
  const ends = pieces.map(({ box }) => box.x + box.width)
  return Math.min(...ends) < Math.max(...starts)
}

/** The content in the emptier part, as a share of the content in both. */
function contentShare({ before, after }: Cut, box: Box): number {
  const areaOf = ({ box: { width, height } }: Piece) => width * height
  // background panels do not count as content, unless there is nothing else
  const isContent = (piece: Piece) => areaOf(piece) < areaOf({ layers: [], box }) / 4
  const contentOf = (pieces: readonly Piece[]) =>
    (pieces.some(isContent) ? pieces.filter(isContent) : pieces).reduce((area, piece) => area + areaOf(piece), 0)
  const [one, other] = [contentOf(before), contentOf(after)]
  return Math.min(one, other) / (one + other)
}

/** A mark that may cross the cut, such as an arrow between two panels. */
export function isSmall({ box: inner }: Piece, box: Box): boolean {
  return inner.width < box.width * 0.16 && inner.height < box.height * 0.2
}

function cutsOf(pieces: readonly Piece[], box: Box, axis: Axis): Cut[] {
  const start = (piece: Piece) => piece.box[axis]
  const end = (piece: Piece) => piece.box[axis] + piece.box[lengthOf[axis]]
  const sorted = [...pieces].sort((one, other) => start(one) - start(other))
  let reached = Number.NEGATIVE_INFINITY
  return sorted.flatMap((piece, index) => {
    const gap = { from: reached, to: start(piece) }
    reached = Math.max(reached, end(piece))
    if (index === 0 || gap.to < gap.from - slack) return []
    return [
      {
        ...lineIn(gap, sorted, box, axis),
        gap: gap.to - gap.from,
        before: sorted.slice(0, index),
        after: sorted.slice(index),
      },
    ]
  })
}

/** Along the edge of a panel that fills the box across, so that the panel fills its part; else in the middle. */
function lineIn(gap: { from: number; to: number }, pieces: readonly Piece[], box: Box, axis: Axis) {
  const across = axis === 'x' ? 'y' : 'x'
  const panels = pieces.filter((piece) => piece.box[lengthOf[across]] >= box[lengthOf[across]] * 0.98)
  const near = (one: number, other: number) => Math.abs(one - other) <= slack
  if (panels.some((piece) => near(piece.box[axis] + piece.box[lengthOf[axis]], gap.from)))
    return { at: gap.from, isEdge: true }
  if (panels.some((piece) => near(piece.box[axis], gap.to))) return { at: gap.to, isEdge: true }
  return { at: (gap.from + gap.to) / 2, isEdge: false }
}

/** Those that fill the box behind all others. */
export function isGround({ box: inner }: Piece, box: Box): boolean {
  const tolerance = 0.02
  const fills = (axis: Axis) => {
    const length = box[lengthOf[axis]]
    const start = inner[axis] - box[axis]
    return start <= length * tolerance && start + inner[lengthOf[axis]] >= length * (1 - tolerance)
  }
  return fills('x') && fills('y')
}

/** Touching is not meeting. */
export function doMeet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width - 1 &&
    other.x < one.x + one.width - 1 &&
    one.y < other.y + other.height - 1 &&
    other.y < one.y + one.height - 1
  )
}

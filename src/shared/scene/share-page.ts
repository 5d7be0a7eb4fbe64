import {
  type Axis,
  type Cut,
  doMeet,
  fairestCut,
  footCut,
  isGround,
  isSmall,
  lengthOf,
  type Piece,
} from './cut-page.ts'
import type { Box } from './scene.ts'

/** Each piece's cell; cells keep separate pieces separate. */
export type Cells = Map<Piece, Cell>

export interface Cell extends Box {
  /** The part of the page in which the piece stood. */
  readonly from: Box
}

/** Beyond it, a box has become so much taller or wider that its parts are turned: columns into rows, rows into columns. */
const turningPoint = 1.75

interface Pages {
  readonly before: Box
  readonly after: Box
  /** Factor for margins. */
  readonly edge: number
  /** Margin of the original page, for parts that end up at its edge. */
  readonly margin: number
}

/** A part of the page as it was, and the room it has now. */
interface Part {
  readonly before: Box
  readonly after: Box
}

/**
 * Shares a page's room among its parts. If its shape changes much, the page is cut between parts, and parts that were
 * side by side end up one above the other, or vice versa; within a part everything scales alike, except margins. A foot
 * stays at the foot.
 * @param edge factor for margins
 */
export function sharePage(pieces: readonly Piece[], before: Box, after: Box, edge: number): Cells {
  const margins = pieces.flatMap(({ box }) => [box.x, before.width - box.x - box.width]).filter((each) => each > 2)
  const pages = { before, after, edge, margin: Math.min(before.width / 10, ...margins) }
  const inFront = pieces.filter((piece) => !isGround(piece, before))
  const foot = changesShape({ before, after }) ? footCut(inFront, before) : undefined
  if (!foot) return share(pieces, { before, after }, pages)

  // as low as its text allows
  const height = (before.y + before.height - foot.at) * letterScale(before, after)
  const [above, below] = partsOf(foot, { before, after }, 'y', after.height - height)
  const grounds = pieces
    .filter((piece) => isGround(piece, before))
    .map((piece) => [piece, { ...after, from: before }] as const)
  return new Map([...grounds, ...share(foot.before, above, pages), ...moveApart(foot.after, below, pages)])
}

function share(pieces: readonly Piece[], part: Part, pages: Pages, isTurned = false): Cells {
  const grounds = pieces.filter((piece) => isGround(piece, part.before))
  const others = pieces.filter((piece) => !grounds.includes(piece))
  return new Map([
    ...grounds.map((piece) => [piece, { ...part.after, from: part.before }] as const),
    ...((!isTurned && turned(others, part, pages)) || moveApart(others, part, pages)),
  ])
}

/** Turns rows into columns or vice versa, once. Undefined if the part roughly keeps its shape, or can't be cut. */
function turned(pieces: readonly Piece[], part: Part, pages: Pages): Cells | undefined {
  if (!changesShape(part)) return undefined
  const [along, into]: [Axis, Axis] = tallness(part) > 1 ? ['x', 'y'] : ['y', 'x']
  const small = pieces.filter((piece) => isSmall(piece, part.before))
  const large = pieces.filter((piece) => !small.includes(piece))
  const cut = fairestCut(large, part.before, along)
  const isClear = cut && !small.some((piece) => isCrossed(piece, cut.at, along) && !standsOnEdge(piece, large))
  const whole = isClear ? withSmall(cut, small, along) : fairestCut(pieces, part.before, along)
  if (!whole) return inRows(pieces, part, pages, into)
  const [one, other] = partsOf(whole, part, along, undefined, into)
  return new Map([...share(whole.before, one, pages, true), ...share(whole.after, other, pages, true)])
}

/** Cuts the other way: the two parts keep their order, and each may be turned. */
function inRows(pieces: readonly Piece[], part: Part, pages: Pages, along: Axis): Cells | undefined {
  const cut = fairestCut(pieces, part.before, along)
  if (!cut) return undefined
  const [one, other] = partsOf(cut, part, along)
  return new Map([...share(cut.before, one, pages), ...share(cut.after, other, pages)])
}

function isCrossed({ box }: Piece, at: number, axis: Axis): boolean {
  return box[axis] < at - 1 && box[axis] + box[lengthOf[axis]] > at + 1
}

/** Such as an arrow between two panels. */
function standsOnEdge({ box }: Piece, large: readonly Piece[]): boolean {
  return large.some((other) => doMeet(box, other.box))
}

/** Small pieces, some of which may cross the cut, belong to the side of their centre. */
function withSmall(cut: Cut, small: readonly Piece[], axis: Axis): Cut {
  const isFirst = ({ box }: Piece) => box[axis] + box[lengthOf[axis]] / 2 < cut.at
  return {
    ...cut,
    before: [...cut.before, ...small.filter(isFirst)],
    after: [...cut.after, ...small.filter((piece) => !isFirst(piece))],
  }
}

/** How much larger letters may be, to fill as much of the page as before. */
export function letterScale(
  before: { readonly width: number; readonly height: number },
  after: { readonly width: number; readonly height: number },
): number {
  return Math.sqrt((after.width / before.width) * (after.height / before.height))
}

function tallness({ before, after }: Part): number {
  return after.height / before.height / (after.width / before.width)
}

function changesShape(part: Part): boolean {
  const taller = tallness(part)
  return taller > turningPoint || taller < 1 / turningPoint
}

/** @param length of the first part; its share of the whole unless given */
function partsOf({ at }: Cut, { before, after }: Part, along: Axis, length?: number, into = along): [Part, Part] {
  const inside = at - before[along]
  const share = inside / before[lengthOf[along]]
  const [one, other] = parted(before, along, inside)
  const [oneAfter, otherAfter] = parted(after, into, length ?? share * after[lengthOf[into]])
  return [
    { before: one, after: oneAfter },
    { before: other, after: otherAfter },
  ]
}

function parted(box: Box, axis: Axis, length: number): [Box, Box] {
  const side = lengthOf[axis]
  return [
    { ...box, [side]: length },
    { ...box, [axis]: box[axis] + length, [side]: box[side] - length },
  ]
}

/** One after the other as they were, on both axes: boxes that were apart stay apart. */
function moveApart(pieces: readonly Piece[], part: Part, pages: Pages): Cells {
  const across = stretched(pieces, part, 'x', pages)
  const down = stretched(pieces, part, 'y', pages)
  return new Map(
    pieces.map((piece) => {
      const { x, y, width, height } = piece.box
      const [left, right] = [across(x), across(x + width)]
      const [top, bottom] = [down(y), down(y + height)]
      return [piece, { x: left, y: top, width: right - left, height: bottom - top, from: part.before }]
    }),
  )
}

/** Maps a position on an axis: margins by their factor, at the page's edge at least the page's, the rest evenly. */
function stretched(pieces: readonly Piece[], { before, after }: Part, axis: Axis, pages: Pages) {
  const side = lengthOf[axis]
  const length = before[side]
  const starts = pieces.map(({ box }) => box[axis] - before[axis]).filter((margin) => margin > 2)
  const ends = pieces.map(({ box }) => before[axis] + length - box[axis] - box[side]).filter((margin) => margin > 2)
  const [start, end] = [Math.min(length / 3, ...starts), Math.min(length / 3, ...ends)]
  const least = Math.min(pages.margin * pages.edge, after[side] / 5)
  const isFirst = after[axis] <= pages.after[axis] + 1
  const isLast = after[axis] + after[side] >= pages.after[axis] + pages.after[side] - 1
  const wanted = [Math.max(start * pages.edge, isFirst ? least : 0), Math.max(end * pages.edge, isLast ? least : 0)]
  // at least half of a part is for its content
  const share = Math.min(1, after[side] / 2 / wanted.reduce((sum, margin) => sum + margin))
  const [newStart = 0, newEnd = 0] = wanted.map((margin) => margin * share)
  const scale = (after[side] - newStart - newEnd) / (length - start - end)
  return (place: number): number => {
    const inside = place - before[axis]
    if (inside <= start) return after[axis] + (inside * newStart) / start
    if (inside >= length - end) return after[axis] + after[side] - ((length - inside) * newEnd) / end
    return after[axis] + newStart + (inside - start) * scale
  }
}

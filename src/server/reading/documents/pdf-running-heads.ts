import type { PageLines } from './pdf-layout.ts'
import { type Line, lineText } from './pdf-lines.ts'
import { compareHeads, toPageNumber } from './pdf-page-numbers.ts'

/** Heads and feet are within this share of the page's height from its edge, in at most `maxRows`. */
const edgeShare = 0.2
const maxRows = 4
/** In points, and in parts of the type size: the same head on two pages. */
const samePlace = 6
const sameSize = 0.1
/** Larger type is a heading, which may be the same on two pages. */
const headingRatio = 1.15
/** A head is separated from the text: by a multiple of the usual line gap, and a share of its type size. */
const usualGaps = 1.3
const minGap = 0.4
/** Most gaps of a full page are those between its lines; a page of a few lines has less of them. */
const usualShare = 0.25
/** Heads have a left, a middle and a right part; more is a row of a table. */
const maxCells = 3

type Side = 'top' | 'bottom'

/** The rows at the edges of a page, the outermost first: all that is compared with neighbouring pages. */
export interface PageEdges {
  /** Of the page, from 1. */
  number: number
  rows: Record<Side, EdgeRow[]>
}

interface EdgeRow {
  lines: EdgeLine[]
  /** Parted by a wide gap from what follows, away from the edge. */
  isApart: boolean
}

interface EdgeLine {
  line: Line
  text: string
  /** From the page's edge, in points. */
  distance: number
  isLarge: boolean
}

interface Row {
  lines: Line[]
  top: number
  bottom: number
}

export function edgesOf({ directions, height }: PageLines, number: number): PageEdges {
  const upright = directions.find(({ degrees }) => degrees === 0)?.lines ?? []
  const usualSize = usualSizeOf(directions.flatMap(({ lines }) => lines))
  const rows = rowsOf(upright)
  const usualGap = usualGapOf(rows)
  const edgeRows = (side: Side, inward: Row[]): EdgeRow[] => {
    const distanceOf = ({ top, bottom }: Row | Line) => (side === 'top' ? top : height - bottom)
    return inward
      .slice(0, maxRows)
      .filter((row) => distanceOf(row) < height * edgeShare)
      .map((row, at) => ({
        isApart: gapBehind(row, inward[at + 1]) > Math.max(usualGaps * usualGap, minGap * (row.lines[0]?.size ?? 0)),
        lines: row.lines.map((line) => ({
          line,
          text: lineText(line),
          distance: distanceOf(line),
          isLarge: line.size > usualSize * headingRatio,
        })),
      }))
  }
  return { number, rows: { top: edgeRows('top', rows), bottom: edgeRows('bottom', rows.toReversed()) } }
}

/**
 * The lines of a page that also occur at the edge of neighbouring pages, or are only its number.
 * @param around pages before and after it; none for a document of one page
 */
export function runningHeadsOf(page: PageEdges, around: readonly PageEdges[]): Set<Line> {
  return new Set([...headsAt('top', page, around), ...headsAt('bottom', page, around)])
}

function headsAt(side: Side, page: PageEdges, around: readonly PageEdges[]): Line[] {
  const rows = page.rows[side].map(({ lines, isApart }) => ({
    isApart,
    lines: lines.map((each) => ({ ...each, how: howRepeated(each, isApart, side, page, around) })),
  }))
  const inner = rows.findIndex(({ lines }) => lines.some(({ how }) => how === null))
  // Where nothing differs, the page itself is the same as another.
  const outer = inner < 0 && rows.length === maxRows ? [] : rows.slice(0, inner < 0 ? rows.length : inner + 1)
  const last = outer.findLastIndex(({ isApart, lines }) => isApart && lines.some(({ how }) => how !== null))
  return outer.flatMap(({ lines }, at) =>
    lines.filter(({ how }) => how === 'numbered' || (how === 'same' && at <= last)).map(({ line }) => line),
  )
}

function howRepeated(
  { line, text, distance, isLarge }: EdgeLine,
  isApart: boolean,
  side: Side,
  page: PageEdges,
  around: readonly PageEdges[],
): 'same' | 'numbered' | null {
  const own = toPageNumber(text)
  if (own && !isApart && !own.isExplicit) return null
  if (own && !isLarge && (own.value === page.number || (around.length === 0 && own.value < 1_000))) return 'numbered'
  const found = around.flatMap((other) =>
    other.rows[side]
      .flatMap(({ lines }) => lines)
      .filter((each) => Math.abs(each.distance - distance) < samePlace && isSameSize(each.line, line))
      .map((each) => compareHeads(text, each.text, other.number - page.number)),
  )
  if (found.includes('numbered') && (own || !isLarge)) return 'numbered'
  return found.includes('same') && !own && !isLarge && line.cells.length <= maxCells ? 'same' : null
}

function isSameSize(one: Line, other: Line): boolean {
  return Math.abs(one.size - other.size) < sameSize * one.size
}

/** Groups lines side by side into rows, from the top down. */
function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Row[] = []
  for (const line of lines.toSorted((one, other) => one.top - other.top)) {
    const row = rows.at(-1)
    if (row && (line.top + line.bottom) / 2 < row.bottom) {
      row.lines.push(line)
      row.bottom = Math.max(row.bottom, line.bottom)
    } else {
      rows.push({ lines: [line], top: line.top, bottom: line.bottom })
    }
  }
  return rows
}

function gapBehind(row: Row, next: Row | undefined): number {
  return next ? Math.max(next.top - row.bottom, row.top - next.bottom) : 0
}

function usualGapOf(rows: readonly Row[]): number {
  const gaps = rows.slice(1).map((row, at) => Math.max(0, gapBehind(rows[at] as Row, row)))
  return quantile(gaps, usualShare)
}

/** Of most letters. */
function usualSizeOf(lines: readonly Line[]): number {
  return quantile(
    lines.flatMap((line) => Array<number>(Math.ceil(lineText(line).length / 10)).fill(line.size)),
    0.5,
  )
}

function quantile(numbers: number[], share: number): number {
  return numbers.sort((one, other) => one - other)[Math.floor((numbers.length - 1) * share)] ?? 0
}

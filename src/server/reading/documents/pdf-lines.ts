import type { LeftOutCounter } from '../left-out.ts'
import { LetterLine } from '../letters/letter-line.ts'
import { areFiguresApart, formsOf, isMarkOf, isMarkText, isStacked, withMarksInPlace } from './pdf-marks.ts'
import type { Run } from './pdf-runs.ts'

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Text on one baseline without a wide gap: a line of a column, or a cell of a table's row. */
export interface Cell {
  text: string
  left: number
  right: number
}

/** What follows each other on one baseline: one cell for a line of prose, several for a row. */
export interface Line extends Box {
  cells: Cell[]
  size: number
}

/** A gap this many times the type size ends a cell; spaces of justified text stay below it. */
const cellGap = 1.2
/** A gap this much of the type size is a space the page does not spell out. */
const wordGap = 0.15

/**
 * Joins runs that follow each other on one baseline. The order within a page's stream is the order its author wrote
 * in, and inside a line it is better than any guess from places.
 */
export function joinLines(runs: Run[], leftOut: LeftOutCounter): Line[] {
  const rows: Run[][] = []
  for (const run of withMarksInPlace(runs)) {
    const row = rows.at(-1)
    if (row && isSameLine(row, run)) row.push(run)
    else if (isInked(run)) rows.push([run])
  }
  return rows.flatMap((row) => toLine(row, leftOut) ?? [])
}

export function lineText(line: Line): string {
  return line.cells.map((cell) => cell.text).join('\t')
}

/** A line with only some of its cells. */
export function withCells(line: Line, cells: Cell[]): Line {
  return {
    ...line,
    cells,
    left: Math.min(...cells.map((cell) => cell.left)),
    right: Math.max(...cells.map((cell) => cell.right)),
  }
}

function isInked({ text }: Run): boolean {
  return text.trim() !== ''
}

function isSameLine(row: readonly Run[], run: Run): boolean {
  const previous = row.findLast(isInked)
  if (!previous) return false
  if (isOnLine(previous, run) || isMarkOf(previous, run) || isMarkOf(run, previous)) return true
  // Behind a mark the line goes on where it was.
  const larger = row.findLast((each) => isInked(each) && isMarkOf(each, previous))
  return larger !== undefined && (isOnLine(larger, run) || isMarkOf(larger, run))
}

function isOnLine(previous: Run, run: Run): boolean {
  const [smaller, larger] = [previous.size, run.size].sort((one, other) => one - other) as [number, number]
  const distance = Math.abs(previous.baseline - run.baseline)
  // Indices and footnote marks are over half as large, and off the baseline by less than half of the larger size.
  return distance < smaller * 0.3 || (smaller > larger * 0.5 && distance < larger * 0.5)
}

interface CellOfRuns {
  runs: Run[]
  /** Whether a space precedes each of them. */
  spaces: boolean[]
}

/** Null where nothing is left of it. */
function toLine(row: Run[], leftOut: LeftOutCounter): Line | null {
  const isRightToLeft = /[\u0590-\u08ff]/.test(row.map((run) => run.text).join(''))
  const cells = partCells(isRightToLeft ? fromTheRight(row) : row)
    .map(({ runs, spaces }) => ({
      text: cellText(runs, spaces, leftOut),
      left: Math.min(...runs.map((run) => run.left)),
      right: Math.max(...runs.map((run) => run.right)),
    }))
    .filter(({ text }) => text !== '')
  if (cells.length === 0) return null
  if (!isRightToLeft) cells.sort((one, other) => one.left - other.left)
  const printed = row.filter(isInked)
  return {
    cells,
    left: Math.min(...printed.map((run) => run.left)),
    right: Math.max(...printed.map((run) => run.right)),
    top: Math.min(...printed.map((run) => run.baseline - 0.8 * run.size)),
    bottom: Math.max(...printed.map((run) => run.baseline + 0.2 * run.size)),
    size: Math.max(...printed.map((run) => run.size)),
  }
}

function partCells(runs: Run[]): CellOfRuns[] {
  const cells: CellOfRuns[] = []
  let previous: Run | undefined
  let isSpaced = true
  let hidden = 0
  for (const run of runs) {
    if (!isInked(run)) {
      isSpaced = true
      if (run.isHidden) hidden += run.right - run.left
      continue
    }
    const cell = cells.at(-1)
    const gap = previous ? gapBetween(previous, run) - hidden : Number.POSITIVE_INFINITY
    hidden = 0
    if (!cell || !previous || gap > cellGap * Math.max(run.size, previous.size)) {
      cells.push({ runs: [run], spaces: [false] })
    } else {
      cell.runs.push(run)
      cell.spaces.push(isApart(previous, run, gap, isSpaced || /^\s/.test(run.text)))
    }
    isSpaced = /\s$/.test(run.text)
    previous = run
  }
  return cells
}

/** A mark's size does not predict the space before it, so only a gap of a full space's width counts. */
function isApart(previous: Run, run: Run, gap: number, isSpaced: boolean): boolean {
  if (isMarkOf(previous, run) && isMarkText(run)) return gap > wordGap * previous.size
  if (isMarkOf(run, previous) && isMarkText(previous)) return gap > wordGap * run.size
  return isSpaced || gap > wordGap * Math.min(run.size, previous.size)
}

function cellText(runs: Run[], spaces: boolean[], leftOut: LeftOutCounter): string {
  const forms = formsOf(runs)
  const line = new LetterLine()
  runs.forEach((run, at) => {
    const previous = runs[at - 1]
    const isFraction = forms[at - 1] === 'raised' && forms[at] === 'lowered' && previous && isStacked(previous, run)
    const isInWord = !spaces[at - 1] && /\p{L}$/u.test(runs[at - 2]?.text ?? '')
    if (isFraction && !isInWord) line.add('⁄')
    else if (spaces[at] || (previous && forms[at] === forms[at - 1] && areFiguresApart(previous, run))) line.add(' ')
    line.add(run.text.trim(), forms[at])
  })
  return line.toText(leftOut).trim()
}

function gapBetween(previous: Run, run: Run): number {
  return run.left >= previous.left ? run.left - previous.right : previous.left - run.right
}

/**
 * The runs of a line read from right to left. Each run's own letters are in reading order already; words of the other
 * direction that follow each other, and numbers, keep theirs.
 */
function fromTheRight(row: Run[]): Run[] {
  const ordered: Run[] = []
  let foreign: Run[] = []
  for (const run of row.toSorted((one, other) => other.right - one.right)) {
    if (/[A-Za-z\u00c0-\u024f\u0370-\u04ff]/.test(run.text) || (run.text.trim() === '' && foreign.length > 0)) {
      foreign.unshift(run)
      continue
    }
    ordered.push(...foreign, run)
    foreign = []
  }
  return [...ordered, ...foreign]
}

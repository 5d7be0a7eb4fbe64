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
export function joinLines(runs: Run[]): Line[] {
  const rows: Run[][] = []
  for (const run of runs) {
    const row = rows.at(-1)
    const previous = row?.findLast((each) => each.text.trim() !== '')
    if (row && previous && isSameLine(previous, run)) row.push(run)
    else if (run.text.trim() !== '') rows.push([run])
  }
  return rows.map(toLine)
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

function isSameLine(previous: Run, run: Run): boolean {
  const [smaller, larger] = [previous.size, run.size].sort((one, other) => one - other) as [number, number]
  const distance = Math.abs(previous.baseline - run.baseline)
  // Indices and footnote marks are over half as large, and off the baseline by less than half of the larger size.
  return distance < smaller * 0.3 || (smaller > larger * 0.5 && distance < larger * 0.5)
}

function toLine(row: Run[]): Line {
  const isRightToLeft = /[\u0590-\u08ff]/.test(row.map((run) => run.text).join(''))
  const runs = isRightToLeft ? fromTheRight(row) : row
  const cells: Cell[] = []
  let previous: Run | undefined
  let isSpaced = true
  for (const run of runs) {
    if (run.text.trim() === '') {
      isSpaced = true
      continue
    }
    const cell = cells.at(-1)
    const gap = previous ? gapBetween(previous, run) : Number.POSITIVE_INFINITY
    if (!cell || !previous || gap > cellGap * Math.max(run.size, previous.size)) {
      cells.push({ text: run.text.trim(), left: run.left, right: run.right })
    } else {
      const isWord = isSpaced || /^\s/.test(run.text) || gap > wordGap * Math.min(run.size, previous.size)
      cell.text += (isWord ? ' ' : '') + run.text.trim()
      cell.left = Math.min(cell.left, run.left)
      cell.right = Math.max(cell.right, run.right)
    }
    isSpaced = /\s$/.test(run.text)
    previous = run
  }
  if (!isRightToLeft) cells.sort((one, other) => one.left - other.left)
  const printed = runs.filter((run) => run.text.trim() !== '')
  return {
    cells,
    left: Math.min(...printed.map((run) => run.left)),
    right: Math.max(...printed.map((run) => run.right)),
    top: Math.min(...printed.map((run) => run.baseline - 0.8 * run.size)),
    bottom: Math.max(...printed.map((run) => run.baseline + 0.2 * run.size)),
    size: Math.max(...printed.map((run) => run.size)),
  }
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

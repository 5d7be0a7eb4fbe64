import { type Line, withCells } from './pdf-lines.ts'

/** This many consecutive rows with the same gap count as columns of prose. */
const minRows = 4
/** Cells shorter than this, in characters and on average, make a table: read along its rows. */
const minProseLength = 20

/**
 * Repairs pages whose text stream runs across columns (scans with OCR, some exports): if many consecutive rows share
 * one gap with prose on both sides, the left side comes first, then the right one. Tables are unchanged.
 */
export function separateColumns(lines: Line[]): Line[] {
  const separated: Line[] = []
  let at = 0
  while (at < lines.length) {
    const stretch = columnStretch(lines, at)
    if (stretch) {
      separated.push(...separateColumns(stretch.left), ...separateColumns(stretch.right))
      at = stretch.end
    } else {
      separated.push(lines[at] as Line)
      at += 1
    }
  }
  return separated
}

/** The longest run of lines from `start` on that a common gap parts in two, if it is long and wordy enough. */
function columnStretch(lines: Line[], start: number): { left: Line[]; right: Line[]; end: number } | undefined {
  const first = lines[start]
  if (!first || first.cells.length < 2) return undefined

  for (let index = 1; index < first.cells.length; index += 1) {
    let from = first.cells[index - 1]?.right ?? 0
    let to = first.cells[index]?.left ?? 0
    const left: Line[] = []
    const right: Line[] = []
    let rows = 0
    let end = start
    for (; end < lines.length; end += 1) {
      const line = lines[end] as Line
      const before = line.cells.filter((cell) => cell.right <= (from + to) / 2)
      const after = line.cells.filter((cell) => cell.left >= (from + to) / 2)
      if (before.length + after.length < line.cells.length) break
      if (before.length > 0) left.push(withCells(line, before))
      if (after.length > 0) right.push(withCells(line, after))
      if (before.length === 0 || after.length === 0) continue
      rows += 1
      from = Math.max(from, ...before.map((cell) => cell.right))
      to = Math.min(to, ...after.map((cell) => cell.left))
    }
    if (rows >= minRows && to > from && isProse(left) && isProse(right)) return { left, right, end }
  }
  return undefined
}

function isProse(lines: Line[]): boolean {
  const lengths = lines.flatMap((line) => line.cells.map((cell) => cell.text.length))
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length >= minProseLength
}

import type { LeftOutCounter } from '../left-out.ts'
import { limits } from './limits.ts'

/** The maximum number of columns in a sheet; anything beyond is damage. */
export const maxColumns = 16_384
/** More empty columns in a row than this say nothing more. */
const maxEmptyColumns = 8

interface Cell {
  column: number
  text: string
  /** In the page's colour, which is only known to hide it once the whole sheet was read. */
  isPale: boolean
}

/** What takes the cells of a sheet, row by row. Columns from 0. */
export interface SheetCells {
  /** It takes no more. */
  readonly wasCut: boolean
  hideColumns(first: number, last: number): void
  add(column: number, text: string, options?: { times?: number; isPale?: boolean }): void
  /** @param options.number of the row in its sheet, from 1 */
  endRow(options?: { times?: number; isHidden?: boolean; number?: number }): void
}

/**
 * The shown cells of one sheet, row by row: each keeps its column, hidden rows and columns are counted, and all that
 * can be repeated in a small file is held against the limits of a sheet.
 */
export class SheetTable implements SheetCells {
  wasCut = false
  readonly #leftOut: LeftOutCounter
  readonly #rows: Cell[][] = []
  readonly #isColumnHidden = new Uint8Array(maxColumns)
  #hidings = 0
  readonly #leftOutColumns = new Set<number>()
  #row: Cell[] = []
  #cells = 0

  constructor(leftOut: LeftOutCounter) {
    this.#leftOut = leftOut
  }

  /** @param first from 0, @param last included. They come before the cells. */
  hideColumns(first: number, last: number): void {
    this.#hidings += 1
    if (this.#hidings <= maxColumns) this.#isColumnHidden.fill(1, Math.max(0, first), last + 1)
  }

  /** Adds a cell, or several equal ones, to the current row; empty cells may be skipped. */
  add(column: number, text: string, { times = 1, isPale = false } = {}): void {
    if (text === '' || column < 0) return
    for (let at = column; at < Math.min(column + times, maxColumns); at += 1) {
      if (this.#isColumnHidden[at]) this.#leftOutColumns.add(at)
      else if (this.#row.length >= limits.sheetCells) this.wasCut = true
      else this.#row.push({ column: at, text, isPale })
    }
  }

  endRow({ times = 1, isHidden = false } = {}): void {
    const row = this.#row.sort((one, other) => one.column - other.column)
    this.#row = []
    if (row.length === 0) return
    if (isHidden) {
      this.#leftOut.count('hiddenRows', Math.min(times, limits.sheetRows))
      return
    }
    for (let time = 0; time < times; time += 1) {
      this.#cells += row.length
      if (this.#rows.length >= limits.sheetRows || this.#cells > limits.sheetCells) {
        this.wasCut = true
        return
      }
      this.#rows.push(row)
    }
  }

  /** A line per row, a tab between columns. @param isPaleHidden whether text in the page's colour is invisible */
  toText(isPaleHidden: boolean): string {
    this.#leftOut.count('hiddenColumns', this.#leftOutColumns.size)
    const rows = isPaleHidden ? this.#rows.map((row) => this.#withoutPale(row)) : this.#rows
    const places = this.#placesOf(rows)
    const lines: string[] = []
    let room = limits.textLength
    for (const row of rows) {
      if (row.length === 0) continue
      const line = lineOf(row, places, room)
      room -= line.length + 1
      if (room < 0) {
        this.wasCut = true
        break
      }
      lines.push(line)
    }
    return lines.join('\n')
  }

  #withoutPale(row: readonly Cell[]): Cell[] {
    const seen = row.filter((cell) => !cell.isPale)
    this.#leftOut.count('hiddenTexts', row.length - seen.length)
    return seen
  }

  /** Output position of each column: hidden columns and empty ones at the left are skipped. */
  #placesOf(rows: readonly Cell[][]): Map<number, number> {
    const used = new Set<number>()
    for (const row of new Set(rows)) for (const { column } of row) used.add(column)
    const places = new Map<number, number>()
    let place = -1
    let empty = 0
    for (let column = 0; column < maxColumns && places.size < used.size; column += 1) {
      if (used.has(column)) {
        place += 1 + (place < 0 ? 0 : Math.min(empty, maxEmptyColumns))
        places.set(column, place)
        empty = 0
      } else if (!this.#isColumnHidden[column]) {
        empty += 1
      }
    }
    return places
  }
}

/** Longer than `room` only by so much that it shows. */
function lineOf(row: readonly Cell[], places: Map<number, number>, room: number): string {
  let line = ''
  let at = 0
  for (const { column, text } of row) {
    const place = places.get(column) ?? at
    line += '\t'.repeat(Math.max(line === '' ? 0 : 1, place - at)) + text
    at = place
    if (line.length > room) break
  }
  return line
}

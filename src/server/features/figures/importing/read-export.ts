import type { SheetRow, SheetRows } from '#server/reading/article'
import { parseCount } from '#shared/figures/parse-count'
import { type PostAddress, readPostAddress } from '#shared/linkedin/post-address'
import { figureLimits } from '#shared/rules/figures'
import { createDayReader, type ReadDay } from './export-days.ts'
import { type CountName, isEnglishHeader, measureOf } from './export-words.ts'

/** A post of LinkedIn's export, with its place in the file. */
export interface ExportedPost {
  sheet: string | null
  row: number
  text: string
  address: PostAddress
  counts: Partial<Record<CountName, number>>
}

/** A row that names a post, and what of it could not be read. */
export interface ExportProblem {
  sheet: string | null
  row: number
  /** `header`: no column header says what is counted; `count`: not a number where one is expected. */
  kind: 'header' | 'count'
  text: string
}

export interface Export {
  /** The days it covers; null: it does not say. */
  period: { from: string; until: string } | null
  posts: ExportedPost[]
  problems: ExportProblem[]
}

/**
 * Reads LinkedIn's export of figures. A row with a post's address belongs to a table; the nearest row above it that
 * names something countable is its header. Where a row has several addresses, tables stand side by side, and each goes
 * from its address to the next. Pure.
 */
export function readExport(sheets: readonly SheetRows[]): Export {
  const found: Export = { period: findPeriod(sheets), posts: [], problems: [] }
  for (const { name, rows } of sheets) {
    let header: readonly string[] = []
    for (const row of rows) {
      const tables = tablesIn(row)
      if (tables.length === 0 && row.cells.some((cell) => measureOf(cell))) header = row.cells
      for (const table of tables) readTableRow(found, { sheet: name, row: row.number, header }, table)
    }
  }
  return found
}

interface TableRow {
  text: string
  address: PostAddress
  /** With their columns in the sheet. */
  cells: { column: number; text: string }[]
}

function tablesIn({ cells }: SheetRow): TableRow[] {
  const addresses = cells.flatMap((text, column) => {
    const address = readPostAddress(text)
    return address ? [{ column, text, address }] : []
  })
  return addresses.map(({ column, text, address }, index) => {
    const start = index === 0 ? 0 : column
    const end = addresses[index + 1]?.column ?? cells.length
    const own = cells.slice(start, end).map((each, at) => ({ column: start + at, text: each }))
    return { text, address, cells: own.filter((cell) => cell.column !== column && cell.text !== '') }
  })
}

function readTableRow(
  found: Export,
  { sheet, row, header }: { sheet: string | null; row: number; header: readonly string[] },
  { text, address, cells }: TableRow,
): void {
  const counts: ExportedPost['counts'] = {}
  for (const cell of cells) {
    const name = measureOf(header[cell.column] ?? '')
    if (!name) continue
    const count = parseCount(cell.text)
    if (count === null || count > figureLimits.maxCounted) {
      found.problems.push({ sheet, row, kind: 'count', text: cell.text.slice(0, shownCharacters) })
    } else counts[name] = count
  }
  const place = { sheet, row, text: text.slice(0, shownCharacters) }
  if (Object.keys(counts).length > 0) found.posts.push({ ...place, address, counts })
  else if (!found.problems.some((problem) => problem.sheet === sheet && problem.row === row)) {
    found.problems.push({ ...place, kind: 'header' })
  }
}

const shownCharacters = 200

/** The period is written above its tables: 11/29/2025 - 11/28/2026. */
function findPeriod(sheets: readonly SheetRows[]): Export['period'] {
  const tops = sheets.flatMap(({ rows }) => rows.slice(0, topRows))
  const readDay = dayReaderOf(sheets)
  for (const cell of tops.flatMap(({ cells }) => cells)) {
    const [from, until] = daysIn(cell).map(readDay)
    if (from && until && from <= until) return { from, until }
  }
  return null
}

const topRows = 5
/** Cells examined to detect the date format. */
const sampledCells = 20_000

function dayReaderOf(sheets: readonly SheetRows[]): ReadDay {
  const cells = sheets.flatMap(({ rows }) => rows.flatMap((row) => row.cells)).slice(0, sampledCells)
  const isEnglish = cells.some(isEnglishHeader)
  return createDayReader(cells.flatMap(daysIn), !isEnglish)
}

/** A day, or the first and the last of several. */
function daysIn(cell: string): string[] {
  return cell.length > longestPeriod ? [] : cell.split(/ (?:-|–|—|to|bis|au|à) /u)
}

const longestPeriod = 80

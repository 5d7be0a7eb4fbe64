import type { SheetRow, SheetRows } from '../article.ts'
import { LeftOutCounter } from '../left-out.ts'
import { documentFailure } from './failure.ts'
import { limits } from './limits.ts'
import { decodePlain } from './plain.ts'
import type { SheetCells } from './sheet-table.ts'
import { sniff } from './sniff.ts'
import { openWorkbook } from './xlsx.ts'
import { SheetVisitor } from './xlsx-sheet.ts'
import { walkXml } from './xml.ts'
import type { Zip } from './zip.ts'

/** More columns than any table of figures has. */
const maxColumns = 100

/**
 * Reads the cells of a workbook or CSV file in this very process: unguarded against time and memory, so only ever
 * called in a child.
 * @throws AppError UNSUPPORTED_TYPE | CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED
 */
export async function readTables(bytes: Uint8Array, filename: string): Promise<SheetRows[]> {
  const sniffed = await sniff(bytes, filename)
  if (sniffed.kind === 'xlsx') return readWorkbook(sniffed.zip)
  if (sniffed.kind === 'plain') return await readCsv(bytes)
  throw documentFailure('UNSUPPORTED_TYPE', `no table: ${sniffed.kind}`)
}

/** Hidden sheets, rows and columns too: what a program wrote is meant to be read by one. */
function readWorkbook(zip: Zip): SheetRows[] {
  const { sheets, workbook } = openWorkbook(zip)
  let room: number = limits.sheetCells
  return sheets.map(({ name, part }) => {
    const cells = new GatheredCells(room)
    walkXml(zip.readPieces(part), new SheetVisitor(workbook, new LeftOutCounter(), cells))
    room -= cells.count
    return { name, rows: cells.rows }
  })
}

async function readCsv(bytes: Uint8Array): Promise<SheetRows[]> {
  const { text } = await decodePlain(bytes)
  const { read, utils } = await import('@e965/xlsx')
  const { Sheets, SheetNames } = read(text, { type: 'string', raw: true, dense: true, sheetRows: limits.sheetRows })
  const sheet = Sheets[SheetNames[0] ?? '']
  if (!sheet) return []
  const lines = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: true, defval: '', blankrows: true })
  const cells = new GatheredCells(limits.sheetCells)
  lines.forEach((line, index) => {
    line.forEach((text, column) => {
      cells.add(column, String(text).trim())
    })
    cells.endRow({ number: index + 1 })
  })
  return [{ name: null, rows: cells.rows }]
}

/** Cells as they stand, up to a number of them. */
class GatheredCells implements SheetCells {
  wasCut = false
  count = 0
  readonly rows: SheetRow[] = []
  #row: string[] = []

  constructor(readonly room: number) {}

  hideColumns(): void {
    // they are read all the same
  }

  add(column: number, text: string): void {
    if (text === '' || column < 0 || column >= maxColumns) return
    this.count += 1
    while (this.#row.length < column) this.#row.push('')
    this.#row[column] = text
  }

  endRow({ number = this.rows.length + 1 }: { number?: number } = {}): void {
    if (this.#row.length > 0) this.rows.push({ number, cells: this.#row })
    this.#row = []
    this.wasCut = this.count > this.room || this.rows.length > limits.sheetRows
  }
}

import * as XLSX from '@e965/xlsx'
import type CFB from 'cfb'
import { zipSync } from 'fflate'
import iconv from 'iconv-lite'
import type { LeftOutCounter } from '../left-out.ts'
import { formatNumber, formatText, hidesAll } from './cell-format.ts'
import { encodingOf } from './code-pages.ts'
import { documentFailure, toDocumentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { limits } from './limits.ts'
import { SheetTable } from './sheet-table.ts'
import { findStream } from './sniff.ts'
import { TextCollector } from './text-collector.ts'
import { type FormRuns, plainForms, readXlsForms, type SheetForms } from './xls-forms.ts'
import { plainFont } from './xlsx-fonts.ts'
import { type SheetText, shownText } from './xlsx-strings.ts'
import type { Zip } from './zip.ts'

/** The parts that hold cells, or lead to them. */
const neededParts =
  /^(\[Content_Types\]\.xml|.*\.rels|docProps\/.*\.xml|xl\/[^/]+\.(xml|bin)|xl\/worksheets\/[^/]+\.bin)$/i

/** Reads a binary workbook of Excel 2007 and later. @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED */
export function readXlsb(zip: Zip): Found {
  // The library inflates on its own and unbounded, so it is given only what was inflated here, within limits.
  const parts: Record<string, Uint8Array> = {}
  for (const name of zip.names.filter((each) => neededParts.test(each))) {
    const bytes = zip.read(name)
    if (bytes) parts[name] = bytes
  }
  return readWorkbook(openWorkbook(zipSync(parts, { level: 0 }), { cellStyles: true }), [])
}

/** Reads an Excel 2 to 2003 workbook. @throws AppError CORRUPT | PASSWORD_PROTECTED */
export function readXls(bytes: Uint8Array, container?: CFB.CFB$Container): Found {
  // Before Excel 97, text is in the code page of its writer's country, which the library does not know by itself.
  XLSX.set_cptable({ utils: { decode: decodePage } })
  const workbook = openWorkbook(bytes, { cellStyles: false })
  const stream = container && (findStream(container, 'Workbook') ?? findStream(container, 'Book'))
  return readWorkbook(workbook, stream ? readXlsForms(stream) : [])
}

function readWorkbook(workbook: XLSX.WorkBook, forms: readonly SheetForms[]): Found {
  const collector = new TextCollector()
  let wasCut = false
  const hidden = new Set(workbook.Workbook?.Sheets?.filter((sheet) => sheet.Hidden).map((sheet) => sheet.name))
  workbook.SheetNames.forEach((name, at) => {
    if (collector.isFull) return
    if (hidden.has(name)) {
      collector.leftOut.count('hiddenSheets')
      return
    }
    const sheet = workbook.Sheets[name] as XLSX.DenseWorkSheet | undefined
    const { text, isCut } = sheetText(sheet, workbook, forms[at] ?? plainForms(), collector.leftOut)
    wasCut ||= isCut
    collector.add(text)
  })
  return { ...collector.found(wasCut), metadataTitle: workbook.Props?.Title }
}

function sheetText(
  sheet: XLSX.DenseWorkSheet | undefined,
  workbook: XLSX.WorkBook,
  forms: SheetForms,
  leftOut: LeftOutCounter,
): { text: string; isCut: boolean } {
  const table = new SheetTable(leftOut)
  const isDate1904 = workbook.Workbook?.WBProps?.date1904 ?? false
  sheet?.['!cols']?.forEach((column: XLSX.ColInfo | undefined, at: number) => {
    if (column?.hidden) table.hideColumns(at, at)
  })
  for (const [first, last] of forms.hiddenColumns) table.hideColumns(first, last)
  const rows = sheet?.['!data'] ?? []
  // forEach passes over the holes of a sparse array; a loop over its length may never end.
  rows.forEach((row, rowAt) => {
    const isHidden = sheet?.['!rows']?.[rowAt]?.hidden ?? false
    row?.forEach((cell, column) => {
      if (!cell || table.wasCut) return
      const key = `${rowAt},${column}`
      const font = forms.fonts.get(key) ?? plainFont()
      const value = shownValue(cell, isDate1904)
      if (value !== '' && hidesAll(formatOf(cell))) leftOut.count('hiddenTexts')
      else
        table.add(column, shownText(withRuns(value, forms.runs.get(key)), font, isHidden ? undefined : leftOut), font)
    })
    table.endRow({ isHidden })
  })
  return { text: table.toText(!forms.isRecoloured), isCut: table.wasCut }
}

function withRuns(text: string, runs: FormRuns | undefined): SheetText {
  const [first] = runs ?? []
  if (!runs || !first) return text
  return [
    { text: text.slice(0, first[0]), font: undefined },
    ...runs.map(([start, font], at) => ({ text: text.slice(start, runs[at + 1]?.[0]), font })),
  ]
}

function decodePage(codePage: number, bytes: Uint8Array | number[]): string {
  return iconv.decode(Buffer.from(bytes), encodingOf(codePage) ?? 'cp1252')
}

function openWorkbook(bytes: Uint8Array, { cellStyles }: { cellStyles: boolean }): XLSX.WorkBook {
  try {
    return XLSX.read(bytes, {
      type: 'buffer',
      dense: true,
      // One row beyond the limit shows whether there are more.
      sheetRows: limits.sheetRows + 1,
      cellHTML: false,
      cellFormula: false,
      cellText: false,
      cellNF: true,
      // Shows hidden columns of binary workbooks, but also adds empty cells.
      cellStyles,
    })
  } catch (error) {
    if (/password|encrypt/i.test(String(error))) throw documentFailure('PASSWORD_PROTECTED', error)
    throw toDocumentFailure(error)
  }
}

/** Errors by their number ([MS-XLS] 2.5.10). */
const errors: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
}

function formatOf(cell: XLSX.CellObject): string {
  return typeof cell.z === 'string' ? cell.z : 'General'
}

function shownValue(cell: XLSX.CellObject, isDate1904: boolean): string {
  const { t: type, v: value } = cell
  if (type === 'z' || value === undefined) return ''
  if (type === 'e') return typeof value === 'number' ? (errors[value] ?? '#N/A') : String(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  const format = formatOf(cell)
  if (hidesAll(format)) return String(value)
  return typeof value === 'number' ? formatNumber(value, format, isDate1904) : formatText(String(value), format)
}

import * as XLSX from '@e965/xlsx'
import { zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { encodingOf } from './code-pages.ts'
import { documentFailure, toDocumentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { limits } from './limits.ts'
import { readSheetStart } from './sheet-start.ts'
import { TextCollector } from './text-collector.ts'
import type { Zip } from './zip.ts'

/** The parts that hold cells, or lead to them. */
const neededParts =
  /^(\[Content_Types\]\.xml|.*\.rels|docProps\/.*\.xml|xl\/[^/]+\.(xml|bin)|xl\/worksheets\/[^/]+\.(xml|bin))$/i

const sheetParts = /^xl\/worksheets\/[^/]+\.xml$/i

/** Reads an Excel workbook, the macro and binary kinds too. @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED */
export function readXlsx(zip: Zip): Found {
  // The library inflates on its own and unbounded, so it is given only what was inflated here, within limits.
  const parts: Record<string, Uint8Array> = {}
  let wasCut = false
  for (const name of zip.names.filter((each) => neededParts.test(each))) {
    const sheet = sheetParts.test(name) ? readSheetStart(zip.readPieces(name)) : undefined
    const bytes = sheet?.bytes ?? zip.read(name)
    if (!bytes) continue
    if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('<!DOCTYPE'))
      throw documentFailure('CORRUPT', 'DOCTYPE')
    parts[name] = bytes
    wasCut ||= sheet?.isCut ?? false
  }
  const found = readWorkbook(zipSync(parts, { level: 0 }))
  return { ...found, truncated: found.truncated || wasCut }
}

/** Reads an Excel 2 to 2003 workbook. @throws AppError CORRUPT | PASSWORD_PROTECTED */
export function readXls(bytes: Uint8Array): Found {
  // Before Excel 97, text is in the code page of its writer's country, which the library does not know by itself.
  XLSX.set_cptable({ utils: { decode: decodePage } })
  return readWorkbook(bytes)
}

function readWorkbook(bytes: Uint8Array): Found {
  const workbook = openWorkbook(bytes)
  const collector = new TextCollector()
  let wasCut = false
  const hidden = new Set(workbook.Workbook?.Sheets?.filter((sheet) => sheet.Hidden).map((sheet) => sheet.name))

  for (const name of workbook.SheetNames.filter((each) => !hidden.has(each))) {
    const sheet = workbook.Sheets[name] as XLSX.DenseWorkSheet | undefined
    const read = sheet?.['!data'] ?? []
    const rows = read.slice(0, limits.sheetRows)
    const lines: string[] = []
    // forEach passes over the holes of a sparse array; a loop over its length may never end.
    rows.forEach((row) => {
      const cells: string[] = []
      row?.forEach((cell) => {
        const shown = cell ? displayed(cell) : ''
        if (shown !== '') cells.push(shown)
      })
      if (cells.length > 0) lines.push(cells.join('\t'))
    })
    if (read.length > rows.length) wasCut = true
    collector.add(lines.join('\n'))
  }
  return { ...collector.found(wasCut), metadataTitle: workbook.Props?.Title }
}

function decodePage(codePage: number, bytes: Uint8Array | number[]): string {
  return iconv.decode(Buffer.from(bytes), encodingOf(codePage) ?? 'cp1252')
}

function openWorkbook(bytes: Uint8Array): XLSX.WorkBook {
  try {
    return XLSX.read(bytes, {
      type: 'buffer',
      dense: true,
      // One more than is kept tells whether there are more.
      sheetRows: limits.sheetRows + 1,
      cellHTML: false,
      cellFormula: false,
    })
  } catch (error) {
    if (/password|encrypt/i.test(String(error))) throw documentFailure('PASSWORD_PROTECTED', error)
    throw toDocumentFailure(error)
  }
}

function displayed(cell: XLSX.CellObject): string {
  return (cell.w ?? (cell.v === undefined ? '' : String(cell.v))).replace(/\s+/g, ' ').trim()
}

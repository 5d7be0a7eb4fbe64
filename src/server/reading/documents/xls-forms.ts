import type { FontRun } from './xls-records.ts'
import { readTextRuns, xlsRecords } from './xls-records.ts'
import { plainFont, type SheetFont } from './xlsx-fonts.ts'

/** Record types, by their names in [MS-XLS] 2.3. */
const kind = {
  formula: 0x06,
  font: 0x31,
  continued: 0x3c,
  columns: 0x7d,
  sheet: 0x85,
  rkNumbers: 0xbd,
  style: 0xe0,
  texts: 0xfc,
  sharedText: 0xfd,
  colouring: 0x1b0,
  number: 0x203,
  label: 0x204,
  boolean: 0x205,
  rkNumber: 0x27e,
} as const
const cellRecords = new Set<number>([
  kind.formula,
  kind.sharedText,
  kind.number,
  kind.label,
  kind.boolean,
  kind.rkNumber,
])

export type FormRuns = readonly (readonly [start: number, font: SheetFont])[]

/** What the library that reads old workbooks does not tell of a sheet. */
export interface SheetForms {
  hiddenColumns: [first: number, last: number][]
  isRecoloured: boolean
  /** Only of cells with special formatting, by row and column. */
  fonts: Map<string, SheetFont>
  /** Fonts within a text, by row and column. */
  runs: Map<string, FormRuns>
}

interface Style {
  font: number
  isUnfilled: boolean
}

const struckFlag = 0x08
const paleColours = new Set([1, 9])
/** No font has this number, because the first versions had only four. */
const missingFont = 4
const positions = ['plain', 'raised', 'lowered'] as const

/** Reads fonts, runs and hidden columns of an Excel 5 to 2003 workbook; its sheets in the order they are stored. */
export function readXlsForms(stream: Buffer): SheetForms[] {
  const fonts: SheetFont[] = []
  const styles: Style[] = []
  const textPieces: Buffer[] = []
  const sheets = new Map<number, SheetForms>()
  let runs = new Map<number, FontRun[]>()
  let forms: SheetForms | undefined
  let isTexts = false
  const fontOf = (number: number) => fonts[number > missingFont ? number - 1 : number]

  for (const { type, at, data } of xlsRecords(stream)) {
    const started = sheets.get(at)
    if (started) {
      if (!forms) runs = readTextRuns(textPieces)
      forms = started
    }
    if (type === kind.texts || (type === kind.continued && isTexts)) textPieces.push(data)
    isTexts = type === kind.texts || (type === kind.continued && isTexts)
    if (type === kind.font && data.length >= 10) fonts.push(readFont(data))
    else if (type === kind.style && data.length >= 2) {
      styles.push({ font: data.readUInt16LE(0), isUnfilled: data.length >= 20 && data.readUInt32LE(14) >>> 26 === 0 })
    } else if (type === kind.sheet && data.length >= 4) {
      sheets.set(data.readUInt32LE(0), plainForms())
    } else if (!forms) continue
    else if (type === kind.columns && data.length >= 10) {
      if (data.readUInt16LE(8) & 1) forms.hiddenColumns.push([data.readUInt16LE(0), data.readUInt16LE(2)])
    } else if (type === kind.colouring) forms.isRecoloured = true
    else if (cellRecords.has(type) && data.length >= 6) {
      const cell = `${data.readUInt16LE(0)},${data.readUInt16LE(2)}`
      note(forms, cell, styles[data.readUInt16LE(4)], fontOf)
      const cellRuns = type === kind.sharedText && data.length >= 10 ? runs.get(data.readUInt32LE(6)) : undefined
      if (cellRuns) {
        forms.runs.set(
          cell,
          cellRuns.map(([start, font]) => [start, fontOf(font) ?? plainFont()]),
        )
      }
    } else if (type === kind.rkNumbers) {
      for (let column = 0; 4 + column * 6 + 2 <= data.length - 2; column += 1) {
        const cell = `${data.readUInt16LE(0)},${data.readUInt16LE(2) + column}`
        note(forms, cell, styles[data.readUInt16LE(4 + column * 6)], fontOf)
      }
    }
  }
  return [...sheets].sort(([one], [other]) => one - other).map(([, sheet]) => sheet)
}

export function plainForms(): SheetForms {
  return { hiddenColumns: [], isRecoloured: false, fonts: new Map(), runs: new Map() }
}

function readFont(data: Buffer): SheetFont {
  return {
    isStruck: (data.readUInt16LE(2) & struckFlag) !== 0,
    isHidden: data.readUInt16LE(0) < 40,
    isPale: paleColours.has(data.readUInt16LE(4)),
    position: positions[data.readUInt16LE(8)] ?? 'plain',
  }
}

function note(
  forms: SheetForms,
  cell: string,
  style: Style | undefined,
  fontOf: (number: number) => SheetFont | undefined,
): void {
  const font = fontOf(style?.font ?? 0)
  if (!font || !style) return
  const isPale = font.isPale && style.isUnfilled
  if (font.isStruck || font.isHidden || isPale) forms.fonts.set(cell, { ...font, isPale })
}

import { makeCompound, makeZip } from './document-files.ts'

/** Workbooks built from their parts, for features that the library used in tests to write them lacks. */

/** An .xlsx with one sheet: `rows` and `head` are XML around and within sheetData. */
export function makeXlsx(
  rows: string,
  {
    head = '',
    tail = '',
    styles = '',
    strings = '',
    workbook = '',
    more = {},
  }: {
    head?: string
    tail?: string
    styles?: string
    strings?: string
    workbook?: string
    more?: Record<string, string>
  } = {},
): Uint8Array {
  return makeZip({
    'xl/workbook.xml': `<workbook xmlns:r="r">${workbook}<sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet xmlns:r="r">${head}<sheetData>${rows}</sheetData>${tail}</worksheet>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    ...more,
  })
}

/** One record of an Excel 97 stream. */
function xlsRecord(type: number, ...parts: (Buffer | number[])[]): Buffer {
  const data = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const header = Buffer.alloc(4)
  header.writeUInt16LE(type, 0)
  header.writeUInt16LE(data.length, 2)
  return Buffer.concat([header, data])
}

function words(...values: number[]): Buffer {
  const data = Buffer.alloc(values.length * 2)
  values.forEach((value, at) => {
    data.writeUInt16LE(value & 0xffff, at * 2)
  })
  return data
}

export interface XlsFont {
  struck?: boolean
  /** 1 raises, 2 lowers. */
  position?: number
  colour?: number
}

export interface XlsText {
  text: string
  /** Where letters in another font begin: position in the text and number of the font. */
  runs?: [start: number, font: number][]
  /** Number of the font of the whole cell. */
  font?: number
}

/**
 * An Excel 97 workbook with one sheet of texts. Fonts are numbered from 1, after a default one; a text may continue in
 * the next record after `splitAt` characters.
 */
export function makeXls(
  rows: (XlsText | undefined)[][],
  {
    fonts = [],
    hiddenColumns = [],
    hiddenRows = [],
    splitAt,
    coloured = false,
  }: { fonts?: XlsFont[]; hiddenColumns?: number[]; hiddenRows?: number[]; splitAt?: number; coloured?: boolean } = {},
): Uint8Array {
  const cells = rows.flatMap((row, at) => row.flatMap((cell, column) => (cell ? [{ ...cell, row: at, column }] : [])))
  const start = (kind: number) => xlsRecord(0x809, words(0x600, kind, 0, 0, 0, 0, 6, 0))
  const end = xlsRecord(0x0a)
  const fontRecords = [{}, ...fonts].map(({ struck, position = 0, colour = 0x7fff }: XlsFont) =>
    xlsRecord(0x31, words(200, struck ? 8 : 0, colour, 400, position), [0, 0, 0, 0], [1, 0], Buffer.from('A')),
  )
  // the number 4 is never given to a font
  const fontNumber = (number: number) => (number >= 4 ? number + 1 : number)
  const styles = [0, ...fonts.map((_, at) => at + 1)].map((font) =>
    xlsRecord(0xe0, words(fontNumber(font), 0, 0), Buffer.alloc(14)),
  )
  const texts = cells.map(({ text, runs = [] }) => {
    const head = Buffer.concat([words(text.length), Buffer.from([1 | (runs.length > 0 ? 8 : 0)])])
    const letters = Buffer.from(text, 'utf16le')
    const count = runs.length > 0 ? words(runs.length) : Buffer.alloc(0)
    const tail = Buffer.concat(runs.map(([at, font]) => words(at, fontNumber(font))))
    return { head: Buffer.concat([head, count]), letters, tail }
  })
  const shared = sharedTexts(texts, splitAt)
  const globals = (sheetAt: number) => {
    const place = Buffer.alloc(4)
    place.writeUInt32LE(sheetAt)
    const sheet = xlsRecord(0x85, place, [0, 0], [3, 0], Buffer.from('One'))
    return Buffer.concat([start(5), ...fontRecords, ...styles, sheet, ...shared, end])
  }
  const body = [
    ...hiddenColumns.map((column) => xlsRecord(0x7d, words(column, column, 2560, 0, 1, 0))),
    ...rows.map((row, at) =>
      xlsRecord(0x208, words(at, 0, row.length, 255, 0, 0, hiddenRows.includes(at) ? 0x20 : 0, 0)),
    ),
    ...cells.map(({ row, column, font = 0 }, at) => xlsRecord(0xfd, words(row, column, font, at, 0))),
    ...(coloured ? [xlsRecord(0x1b0, Buffer.alloc(16))] : []),
  ]
  const length = globals(0).length
  return makeCompound({ Workbook: Buffer.concat([globals(length), start(0x10), ...body, end]) })
}

/** The record of shared texts, and one that continues it in the middle of the first text's letters. */
function sharedTexts(texts: { head: Buffer; letters: Buffer; tail: Buffer }[], splitAt: number | undefined): Buffer[] {
  const counts = words(texts.length, 0, texts.length, 0)
  const whole = texts.map(({ head, letters, tail }) => Buffer.concat([head, letters, tail]))
  const [first] = texts
  if (splitAt === undefined || !first) return [xlsRecord(0xfc, counts, ...whole)]
  const letters = Buffer.from(first.letters)
  return [
    xlsRecord(0xfc, counts, first.head, letters.subarray(0, splitAt * 2)),
    xlsRecord(0x3c, [1], letters.subarray(splitAt * 2), first.tail, ...whole.slice(1)),
  ]
}

import { utils, type WorkBook, write } from '@e965/xlsx'
import { strFromU8, unzipSync } from 'fflate'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { makeZip } from '../../../../tests/support/document-files.ts'
import { processorMsOf } from '../../../../tests/support/processor-time.ts'
import { extract } from './extract.ts'

function makeWorkbook(sheets: Record<string, unknown[][]>): WorkBook {
  const workbook = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows), name)
  return workbook
}

const toBytes = (workbook: WorkBook, bookType: 'xlsx' | 'xlsm' | 'xlsb' | 'biff8' | 'biff5') =>
  new Uint8Array(write(workbook, { type: 'array', bookType }) as ArrayBuffer)

/** An .xlsx with the XML of its first sheet replaced. */
function withSheetXml(change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(toBytes(makeWorkbook({ One: [['first']] }), 'xlsx'))
  const name = 'xl/worksheets/sheet1.xml'
  return makeZip({ ...parts, [name]: change(strFromU8(parts[name] as Uint8Array)) })
}

test.each(['biff2', 'biff3', 'biff4'])('%s: a worksheet without a container is read', async (bookType) => {
  const workbook = makeWorkbook({
    One: [
      ['Ships', 12.5],
      ['Cranes', 3],
    ],
  })
  const found = await extract(toBytes(workbook, bookType as 'biff8'), 'old.xls')
  expect(found.text).toBe('Ships\t12.5\nCranes\t3')
})

test.each([
  ['Öl für Überfahrt', 'cp1252', 1252],
  ['Порт', 'cp1251', 1251],
  ['日本', 'cp932', 932],
])('%s: the code page of an old worksheet is minded', async (text, encoding, codePage) => {
  const packed = iconv.encode(text, encoding)
  const bytes = Buffer.from(toBytes(makeWorkbook({ One: [['@'.repeat(packed.length)]] }), 'biff4' as 'biff8'))
  packed.copy(bytes, bytes.indexOf('@'))
  const record = Buffer.from('420002000000', 'hex')
  record.writeUInt16LE(codePage, 4)
  const behindStart = 10
  const file = Buffer.concat([bytes.subarray(0, behindStart), record, bytes.subarray(behindStart)])
  expect((await extract(file, 'old.xls')).text).toBe(text)
})

test.each(['xlsx', 'xlsm', 'xlsb', 'biff8', 'biff5'] as const)('%s: all sheets, a row a line', async (bookType) => {
  const bytes = toBytes(
    makeWorkbook({
      Ports: [
        ['Port', 'Tons'],
        ['Oslo', 12.5],
      ],
      Notes: [['Done']],
    }),
    bookType,
  )
  const { text, title } = await extract(bytes, 'ports.xls')
  expect(text).toBe('Port\tTons\nOslo\t12.5\n\nDone')
  expect(title).toBe('ports')
})

test('cells are given as they are shown, not as they are stored', async () => {
  const sheet = utils.aoa_to_sheet([[0.5, 45_000, 1234.5]])
  Object.assign(sheet.A1 as object, { z: '0%' })
  Object.assign(sheet.B1 as object, { z: 'yyyy-mm-dd' })
  Object.assign(sheet.C1 as object, { z: '#,##0.00' })
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, sheet, 'One')
  expect((await extract(toBytes(workbook, 'xlsx'), 'a.xlsx')).text).toBe('50%\t2023-03-15\t1,234.50')
})

test('hidden sheets are left out', async () => {
  const workbook = makeWorkbook({ Shown: [['yes']], Hidden: [['no']] })
  workbook.Workbook = { Sheets: [{ name: 'Shown' }, { name: 'Hidden', Hidden: 1 }] }
  expect((await extract(toBytes(workbook, 'xlsx'), 'a.xlsx')).text).toBe('yes')
})

test('a cell at the far end of the sheet costs nothing', async () => {
  const far = '<c r="XFD1048576" t="inlineStr"><is><t>far</t></is></c>'
  const bytes = withSheetXml((xml) => xml.replace('</sheetData>', `<row r="1048576">${far}</row></sheetData>`))
  const ms = await processorMsOf(async () => {
    expect(await extract(bytes, 'sparse.xlsx')).toMatchObject({ text: `first\n${'\t'.repeat(9)}far` })
  })
  expect(ms).toBeLessThan(5_000)
})

test('rows beyond twenty thousand are cut', async () => {
  const rows = (count: number) =>
    toBytes(makeWorkbook({ One: Array.from({ length: count }, (_, row) => [`r${row}`]) }), 'xlsx')
  const whole = await extract(rows(20_000), 'a.xlsx')
  expect(whole.truncated).toBe(false)
  expect(whole.text.endsWith('r19999')).toBe(true)
  const cut = await extract(rows(20_001), 'a.xlsx')
  expect(cut.truncated).toBe(true)
  expect(cut.text.endsWith('r19999')).toBe(true)
})

test('more cells than are kept are cut, whatever the archive inflates to', async () => {
  const row = (number: number) =>
    `<row r="${number}">${Array.from({ length: 100 }, (_, at) => `<c r="${String.fromCharCode(65 + Math.floor(at / 26))}${String.fromCharCode(65 + (at % 26))}${number}"><v>${number}</v></c>`).join('')}</row>`
  const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at + 1)).join('')
  const withRows = (count: number) =>
    withSheetXml((xml) => xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows(count)}</sheetData>`))
  const whole = await extract(withRows(1_500), 'a.xlsx')
  expect(whole.truncated).toBe(false)
  expect(whole.text.split('\n')).toHaveLength(1_500)
  const cut = await extract(withRows(1_600), 'a.xlsx')
  expect(cut.truncated).toBe(true)
  expect(cut.text).toBe(whole.text)
})

test('a workbook that declares entities is damaged', async () => {
  const bytes = withSheetXml((xml) => xml.replace('<worksheet', '<!DOCTYPE a [<!ENTITY b "c">]><worksheet'))
  await expect(extract(bytes, 'a.xlsx')).rejects.toMatchObject({ code: 'CORRUPT' })
})

test('an empty workbook has no text', async () => {
  await expect(extract(toBytes(makeWorkbook({ One: [[]] }), 'xlsx'), 'a.xlsx')).rejects.toMatchObject({
    code: 'NO_TEXT',
  })
})

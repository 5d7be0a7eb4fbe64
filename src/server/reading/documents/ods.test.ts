import { expect, test } from 'vitest'
import { makeOdf } from '../../../../tests/support/document-files.ts'
import { processorMsOf } from '../../../../tests/support/processor-time.ts'
import { extract } from './extract.ts'

const cell = (shown: string, more = '') => `<table:table-cell${more}><text:p>${shown}</text:p></table:table-cell>`
const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`
const sheet = (rows: string, more = '') => `<table:table${more}>${rows}</table:table>`
const read = (body: string, styles = '') => extract(makeOdf('spreadsheet', body, { styles }), 'figures.ods')

test('cells are read as they are shown, empty ones left out', async () => {
  const cells = cell('Oslo') + cell('', ' table:number-columns-repeated="3"') + cell('12 %', ' office:value="0.12"')
  const found = await read(sheet(row(cell('Port') + cell('Share')) + row(cells)))
  expect(found.text).toBe('Port\tShare\nOslo\t12 %')
  expect(found.title).toBe('figures')
})

test('sheets follow each other, hidden ones and remarks are left out', async () => {
  const styles = '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>'
  const remark =
    '<table:table-cell><office:annotation><text:p>remark</text:p></office:annotation><text:p>B</text:p></table:table-cell>'
  const hidden = sheet(row(cell('secret')), ' table:style-name="ta2"')
  expect((await read(sheet(row(cell('A'))) + hidden + sheet(row(remark)), styles)).text).toBe('A\n\nB')
})

test('what is repeated is there as often, up to the limits of a sheet', async () => {
  const twice = cell('x', ' table:number-columns-repeated="2"')
  const found = await read(sheet(row(twice, ' table:number-rows-repeated="2"')))
  expect(found).toMatchObject({ text: 'x\tx\nx\tx', truncated: false })
})

test('millions of repetitions are cut', async () => {
  const million = ' table:number-columns-repeated="16000000"'
  const rows = ' table:number-rows-repeated="1000000"'
  const spent = await processorMsOf(async () => {
    const wide = await read(sheet(row(cell('x', million), rows)))
    expect(wide.truncated).toBe(true)
    expect(wide.text.length).toBeLessThan(2_100_000)
    const long = await read(sheet(row(cell('word '.repeat(100)), rows) + row(cell('', million), rows)))
    expect(long.truncated).toBe(true)
    const many = await read(sheet(row(cell('x', million), rows)).repeat(20))
    expect(many.text.length).toBeLessThanOrEqual(2_000_000)
  })
  expect(spent).toBeLessThan(15_000)
})

import { expect, test } from 'vitest'
import { makeOdf } from '../../../../tests/support/document-files.ts'
import { processorMsOf } from '../../../../tests/support/processor-time.ts'
import { extract } from './extract.ts'

const cell = (shown: string, more = '') => `<table:table-cell${more}><text:p>${shown}</text:p></table:table-cell>`
const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`
const sheet = (rows: string, more = '') => `<table:table${more}>${rows}</table:table>`
const read = (body: string, styles = '') => extract(makeOdf('spreadsheet', body, { styles }), 'figures.ods')

test('cells are read as they are shown, and an empty one keeps its place', async () => {
  const cells = cell('Oslo') + cell('', ' table:number-columns-repeated="3"') + cell('12 %', ' office:value="0.12"')
  const found = await read(sheet(row(cell('Port') + cell('Share')) + row(cells)))
  expect(found.text).toBe('Port\tShare\nOslo\t\t\t\t12 %')
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

test('hidden and filtered rows and columns are left out and counted', async () => {
  const columns =
    '<table:table-column/><table:table-column table:visibility="collapse"/><table:table-column table:number-columns-repeated="2"/>'
  const rows =
    row(cell('Item') + cell('Note') + cell('2024') + cell('2025')) +
    row(cell('Old'), ' table:visibility="filter"') +
    row('', ' table:visibility="collapse" table:number-rows-repeated="1000000"') +
    row(`${cell('Piles') + cell('lower')}<table:table-cell/>${cell('385')}`)
  const found = await read(sheet(columns + rows))
  expect(found.text).toBe('Item\t2024\t2025\nPiles\t\t385')
  expect(found.leftOut).toEqual({ hiddenRows: 1, hiddenColumns: 1 })
})

test('days are written in full as far as their format shows them, times and durations as shown', async () => {
  const format = (name: string, parts: string) =>
    `<number:date-style xmlns:number="n" style:name="${name}">${parts}</number:date-style>` +
    `<style:style style:name="c${name}" style:family="table-cell" style:data-style-name="${name}"/>`
  const parts = (...names: string[]) => names.map((name) => `<number:${name}/>`).join('')
  const styles =
    format('D', parts('day', 'month', 'year')) +
    format('M', parts('month', 'year')) +
    format('T', parts('day', 'month', 'hours'))
  const day = (shown: string, value: string, style = '') =>
    cell(shown, ` office:value-type="date" office:date-value="${value}"${style && ` table:style-name="c${style}"`}`)
  const cells =
    day('12.05.26', '2026-05-12') +
    day('12. Mai', '2026-05-12T00:00:00', 'D') +
    day('12.05.26', '2026-05-12T14:30:00', 'D') +
    day('Mai 26', '2026-05-12', 'M') +
    day('12.05. 14 Uhr', '2026-05-12T14:30:00', 'T') +
    cell('42:00', ' office:value-type="time" office:time-value="PT42H"')
  expect((await read(sheet(row(cells)), styles)).text).toBe(
    '2026-05-12\t2026-05-12\t2026-05-12\t2026-05\t2026-05-12 14:30\t42:00',
  )
})

test('struck, hidden and white cells are left out, notes are no part of a figure', async () => {
  const style = (name: string, family: string, properties: string) =>
    `<style:style style:name="${name}" style:family="${family}"><style:text-properties ${properties}/></style:style>`
  const styles =
    style('Up', 'text', 'style:text-position="super 58%"') +
    style('Gone', 'table-cell', 'style:text-line-through-style="solid"') +
    style('Pale', 'table-cell', 'fo:color="#ffffff"')
  const raised = '42<text:span text:style-name="Up">1</text:span> tonnes'
  const cells =
    cell(raised) +
    cell('nine', ' table:style-name="Gone"') +
    cell('secret', ' table:style-name="Pale"') +
    '<table:table-cell office:value-type="float" office:value="7"/>'
  const found = await read(sheet(row(cells)), styles)
  expect(found.text).toBe('42 tonnes')
  expect(found.leftOut).toEqual({ noteMarks: 1, struck: 1, hiddenTexts: 2 })
  expect(
    await read(
      sheet(row(cell('white', ' table:style-name="Pale"'))).replace(
        '</table:table>',
        '<calcext:conditional-formats xmlns:calcext="x"/></table:table>',
      ),
      styles,
    ),
  ).toMatchObject({ text: 'white' })
})

test('hidden sheets and remarks are counted, and charts follow their sheet', async () => {
  const styles =
    '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>'
  const remark =
    '<table:table-cell><office:annotation><text:p>No!</text:p></office:annotation><text:p>B</text:p></table:table-cell>'
  const chart =
    '<table:shapes><draw:frame><draw:object xlink:href="./Object 1" xmlns:xlink="x"/></draw:frame></table:shapes>'
  const body = sheet(chart + row(remark)) + sheet(row(cell('secret')), ' table:style-name="ta2"')
  const more = {
    'Object 1/content.xml':
      '<o:document-content xmlns:o="o" xmlns:chart="c" xmlns:text="t"><chart:chart><chart:title><text:p>Visitors</text:p></chart:title></chart:chart></o:document-content>',
  }
  const found = await extract(makeOdf('spreadsheet', body, { styles, more }), 'figures.ods')
  expect(found.text).toBe('B\n\nVisitors')
  expect(found.leftOut).toEqual({ comments: 1, hiddenSheets: 1 })
})

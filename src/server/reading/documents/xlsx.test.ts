import { expect, test } from 'vitest'
import { processorMsOf } from '../../../../tests/support/processor-time.ts'
import { makeXlsx } from '../../../../tests/support/workbook-files.ts'
import { extract } from './extract.ts'

const read = (...parts: Parameters<typeof makeXlsx>) => extract(makeXlsx(...parts), 'figures.xlsx')
const row = (cells: string, attributes = '') => `<row ${attributes}>${cells}</row>`
const text = (shown: string, attributes = '') => `<c ${attributes} t="inlineStr"><is>${shown}</is></c>`
const word = (shown: string, attributes = '') => text(`<t>${shown}</t>`, attributes)
const number = (value: number | string, attributes = '') => `<c ${attributes}><v>${value}</v></c>`
const run = (shown: string, look = '') => `<r><rPr>${look}</rPr><t xml:space="preserve">${shown}</t></r>`

test('an empty cell keeps its place, empty columns at the left and hidden ones take none', async () => {
  const rows =
    row(word('Item', 'r="C1"') + number(2024, 'r="D1"') + word('Note', 'r="E1"') + number(2025, 'r="F1"'), 'r="1"') +
    row(word('Piles', 'r="C2"') + word('lower', 'r="E2"') + number(385, 'r="F2"'), 'r="2"') +
    row(number(77, 'r="F3"'), 'r="3"')
  const found = await read(rows, {
    head: '<cols><col min="5" max="5" hidden="1"/><col min="9" max="16384" hidden="1"/></cols>',
  })
  expect(found.text).toBe('Item\t2024\t2025\nPiles\t\t385\n\t\t77')
  expect(found.leftOut).toEqual({ hiddenColumns: 1 })
})

test('cells that say no place follow each other', async () => {
  expect((await read(row(word('a') + word('b')) + row(`<c/>${word('c')}`))).text).toBe('a\tb\n\tc')
})

test('hidden and filtered rows are left out and counted, those without height too', async () => {
  const rows =
    row(word('Deck')) +
    row(word('Old'), 'hidden="1"') +
    row(word('None'), 'ht="0"') +
    row('', 'hidden="1"') +
    row(word('Piles'))
  expect(await read(rows)).toMatchObject({ text: 'Deck\nPiles', leftOut: { hiddenRows: 2 } })
})

test('hidden and very hidden sheets are left out and counted', async () => {
  const workbook = '<sheets><sheet state="hidden" r:id="rId1"/><sheet state="veryHidden" r:id="rId1"/></sheets>'
  expect(await read(row(word('Shown')), { workbook })).toMatchObject({ text: 'Shown', leftOut: { hiddenSheets: 2 } })
})

test('runs of a text are read as what they mean, shared texts too, and how words are spoken is left out', async () => {
  const rich =
    run('Landed 42') +
    run('1', '<vertAlign val="superscript"/>') +
    run(' tonnes for ') +
    run('nine', '<strike/>') +
    run('six')
  const strings = `<si>${rich}</si><si><t>漢字</t><rPh sb="0" eb="2"><t>カンジ</t></rPh></si><si><t>two_x000D_\nlines</t></si>`
  const shared = [0, 1, 2].map((at) => number(at, 't="s"')).join('')
  const found = await read(row(shared) + row(text(rich)), { strings })
  expect(found.text).toBe('Landed 42 tonnes for six\t漢字\ttwo lines\nLanded 42 tonnes for six')
  expect(found.leftOut).toEqual({ noteMarks: 2, struck: 2 })
})

const styles =
  '<numFmts><numFmt numFmtId="170" formatCode=";;;"/></numFmts>' +
  '<fonts><font/><font><strike/></font><font><sz val="1"/></font><font><color theme="0"/></font><font><vertAlign val="superscript"/></font></fonts>' +
  '<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF1F4E79"/></patternFill></fill></fills>' +
  '<cellXfs><xf/><xf fontId="1"/><xf fontId="2"/><xf fontId="3"/><xf fontId="3" fillId="1"/><xf numFmtId="170"/><xf fontId="4"/><xf numFmtId="14"/></cellXfs>'

test('a cell may be struck, tiny, white or of a format that shows nothing', async () => {
  const cells =
    word('Shown') +
    number(9, 's="1"') +
    word('tiny', 's="2"') +
    word('white', 's="3"') +
    word('on blue', 's="4"') +
    number(42, 's="5"')
  const found = await read(row(cells) + row(word('secret', 's="5"')), { styles })
  expect(found.text).toBe('Shown\t\t\t\ton blue')
  expect(found.leftOut).toEqual({ struck: 1, hiddenTexts: 4 })
})

test('white letters are kept where a rule of the sheet may colour their cells', async () => {
  const tail = '<conditionalFormatting sqref="A1"/>'
  expect((await read(row(word('white', 's="3"')), { styles, tail })).text).toBe('white')
})

test('a figure in a cell that is raised as a whole is a figure like any other', async () => {
  expect((await read(row(word('Landed') + number(42, 's="6"')), { styles })).text).toBe('Landed\t42')
})

test('days count from the year that the workbook says, or are stored as text', async () => {
  const day = number(44_692, 's="7"')
  expect((await read(row(day), { styles })).text).toBe('2022-05-11')
  expect((await read(row(day), { styles, workbook: '<workbookPr date1904="1"/>' })).text).toBe('2026-05-12')
  expect((await read(row(number('2026-05-12T14:30:00', 't="d"')))).text).toBe('2026-05-12 14:30')
})

test('truth values, errors and results of formulas are as shown', async () => {
  const cells = `${number(1, 't="b"')}${number('#DIV/0!', 't="e"')}<c t="str"><f>A1</f><v>made</v></c>`
  expect((await read(row(cells))).text).toBe('TRUE\t#DIV/0!\tmade')
})

test('remarks on cells are counted', async () => {
  const more = {
    'xl/worksheets/_rels/sheet1.xml.rels':
      '<Relationships><Relationship Id="c" Type="x/comments" Target="../comments1.xml"/></Relationships>',
    'xl/comments1.xml': '<comments><commentList><comment ref="A1"/><comment ref="A2"/></commentList></comments>',
  }
  expect(await read(row(word('Shown')), { more })).toMatchObject({ text: 'Shown', leftOut: { comments: 2 } })
})

test('columns far apart, cells out of order and in one place cost nothing and join no figures', async () => {
  const spent = await processorMsOf(async () => {
    const scattered = Array.from({ length: 5_000 }, (_, at) =>
      row(number(at, `r="${at % 2 ? 'A' : 'XFD'}${at + 1}"`)),
    ).join('')
    expect((await read(scattered)).text.split('\n')).toHaveLength(5_000)
    const columns = '<col min="1" max="16384" hidden="1"/>'.repeat(100_000)
    expect(
      (await read(row(number(1)) + row(number(2)), { head: `<cols>${columns}</cols>` }).catch((error) => error)).code,
    ).toBe('NO_TEXT')
  })
  expect(spent).toBeLessThan(10_000)
  expect((await read(row(number(2, 'r="B1"') + number(1, 'r="A1"') + number(3, 'r="B1"')))).text).toBe('1\t2\t3')
})

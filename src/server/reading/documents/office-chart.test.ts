import { expect, test } from 'vitest'
import { makeDocx, makePptx, makeZip, slideShape, wordParagraph } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'
import { readChart } from './office-chart.ts'

const read = (xml: string) => readChart([Buffer.from(xml)])
const points = (...values: string[]) =>
  values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('')
const strings = (...values: string[]) => `<c:strRef><c:strCache>${points(...values)}</c:strCache></c:strRef>`
const numbers = (format: string, ...values: string[]) =>
  `<c:numRef><c:numCache><c:formatCode>${format}</c:formatCode>${points(...values)}</c:numCache></c:numRef>`
const series = (name: string, categories: string, values: string) =>
  `<c:ser><c:tx>${strings(name)}</c:tx><c:cat>${categories}</c:cat><c:val>${values}</c:val></c:ser>`
const title = (text: string) =>
  `<c:title><c:tx><c:rich><a:p><a:r><a:t>${text}</a:t></a:r></a:p></c:rich></c:tx></c:title>`
const chart = (content: string, head = '') =>
  `<c:chartSpace xmlns:c="c" xmlns:a="a"><c:chart>${head}<c:plotArea><c:barChart>${content}</c:barChart></c:plotArea></c:chart></c:chartSpace>`
const years = strings('2024', '2025')

test('a chart is its title, its series, its categories and its values', () => {
  const two =
    series('Pier', years, numbers('General', '12000', '19500')) + series('Quay', years, numbers('0%', '0.5', '0.125'))
  expect(read(chart(two, title('Visitors')))).toBe('Visitors\n\tPier\tQuay\n2024\t12000\t50%\n2025\t19500\t13%')
})

test('an axis says what is counted, unless it counts in other units than the points', () => {
  const one = series('Pier', years, numbers('General', '7400000'))
  const axis = (units: string) => `<c:valAx>${title('Euros')}${units}</c:valAx>`
  expect(read(chart(one + axis('')))).toBe('Euros\n\tPier\n2024\t7400000')
  const inMillions = axis('<c:dispUnits><c:builtInUnit val="millions"/></c:dispUnits>')
  expect(read(chart(one + inMillions, title('Cost')))).toBe('Cost\n\tPier\n2024\t7400000')
})

test('days are categories too, and missing points leave their place', () => {
  const days = numbers('m/d/yy', '46154', '46155')
  const gap = '<c:numRef><c:numCache><c:pt idx="1"><c:v>7</c:v></c:pt></c:numCache></c:numRef>'
  const both = series('A', days, numbers('0.0', '1', '2')) + series('B', days, gap)
  expect(read(chart(both))).toBe('\tA\tB\n2026-05-12\t1.0\t\n2026-05-13\t2.0\t7')
})

test('categories in groups name their group', () => {
  const levels = `<c:multiLvlStrRef><c:multiLvlStrCache><c:lvl>${points('Q1', 'Q2', 'Q1')}</c:lvl><c:lvl><c:pt idx="0"><c:v>2024</c:v></c:pt><c:pt idx="2"><c:v>2025</c:v></c:pt></c:lvl></c:multiLvlStrCache></c:multiLvlStrRef>`
  expect(read(chart(series('', levels, numbers('0', '1', '2', '3'))))).toBe('2024 Q1\t1\n2024 Q2\t2\n2025 Q1\t3')
})

test('series over different categories have a table each; those that are filtered out have none', () => {
  const xy = (name: string, x: string, y: string) =>
    `<c:ser><c:tx>${strings(name)}</c:tx><c:xVal>${x}</c:xVal><c:yVal>${y}</c:yVal></c:ser>`
  const hidden = `<c:extLst><c:ext><c15:filteredBarSeries xmlns:c15="f">${series('Gone', years, numbers('0', '9'))}</c15:filteredBarSeries></c:ext></c:extLst>`
  const both = xy('A', numbers('0', '1'), numbers('0', '2')) + xy('B', numbers('0', '3'), numbers('0', '4'))
  expect(read(chart(both + hidden))).toBe('\tA\n1\t2\n\tB\n3\t4')
})

test('the charts of newer programs are read as well', () => {
  const data =
    '<cx:chartData><cx:data id="0"><cx:strDim type="cat"><cx:lvl><cx:pt idx="0">Deck</cx:pt><cx:pt idx="1">Piles</cx:pt></cx:lvl></cx:strDim>' +
    '<cx:numDim type="val"><cx:lvl formatCode="#,##0"><cx:pt idx="0">4100</cx:pt><cx:pt idx="1">385</cx:pt></cx:lvl></cx:numDim></cx:data></cx:chartData>'
  const plot = (more: string) =>
    `<cx:plotArea><cx:plotAreaRegion><cx:series ${more}><cx:tx><cx:txData><cx:v>Cost</cx:v></cx:txData></cx:tx><cx:dataId val="0"/></cx:series></cx:plotAreaRegion></cx:plotArea>`
  const whole = (more: string) =>
    `<cx:chartSpace xmlns:cx="x" xmlns:a="a">${data}<cx:chart><cx:title><cx:tx><cx:txData><cx:v>Pier</cx:v></cx:txData></cx:tx></cx:title>${plot(more)}</cx:chart></cx:chartSpace>`
  expect(read(whole(''))).toBe('Pier\n\tCost\nDeck\t4,100\nPiles\t385')
  expect(read(whole('hidden="1"'))).toBe('Pier')
})

const relations = (part: string, target: string) => ({
  [part]: `<Relationships><Relationship Id="c1" Type="x/chart" Target="${target}"/></Relationships>`,
})
const frame = (more = '') =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" ${more}/></p:nvGraphicFramePr><a:graphic><a:graphicData><c:chart xmlns:c="c" r:id="c1" xmlns:r="r"/></a:graphicData></a:graphic></p:graphicFrame>`
const visitors = chart(series('Pier', years, numbers('0', '12', '19')), title('Visitors'))
const visitorsText = 'Visitors\n\tPier\n2024\t12\n2025\t19'

test('a chart stands in its place on a slide and in a document', async () => {
  const slides = (xml: string) =>
    makePptx([{ xml }], {
      ...relations('ppt/slides/_rels/slide1.xml.rels', '../charts/chart1.xml'),
      'ppt/charts/chart1.xml': visitors,
    })
  const slide = await extract(slides(slideShape('One') + frame() + slideShape('Two')), 'a.pptx')
  expect(slide.text).toBe(`One\n\n${visitorsText}\n\nTwo`)
  const hidden = await extract(slides(slideShape('One') + frame('hidden="1"')), 'a.pptx')
  expect(hidden).toMatchObject({ text: 'One', leftOut: { hiddenTexts: 1 } })

  const drawn =
    '<w:p><w:r><w:t>See:</w:t><w:drawing><c:chart xmlns:c="c" r:id="c1" xmlns:r="r"/></w:drawing></w:r></w:p>'
  const document = makeDocx(drawn + wordParagraph('After.'), {
    ...relations('word/_rels/document.xml.rels', 'charts/chart1.xml'),
    'word/charts/chart1.xml': visitors,
  })
  expect((await extract(document, 'a.docx')).text).toBe(`See:\n\n${visitorsText}\n\nAfter.`)
})

test('a damaged chart costs no more than itself', async () => {
  const bytes = makePptx([{ xml: slideShape('One') + frame() }], {
    ...relations('ppt/slides/_rels/slide1.xml.rels', '../charts/chart1.xml'),
    'ppt/charts/chart1.xml': '<c:chartSpace><c:chart>',
  })
  expect((await extract(bytes, 'a.pptx')).text).toBe('One')
})

test('charts follow their sheet, those of a sheet of their own too', async () => {
  const drawing = (more: string) =>
    `<xdr:wsDr xmlns:xdr="d" xmlns:a="a"><xdr:graphicFrame><xdr:nvGraphicFramePr><xdr:cNvPr id="2" ${more}/></xdr:nvGraphicFramePr><a:graphic><a:graphicData><c:chart xmlns:c="c" xmlns:r="r" r:id="c1"/></a:graphicData></a:graphic></xdr:graphicFrame></xdr:wsDr>`
  const workbook = (more: string) =>
    makeZip({
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="s1"/><sheet name="B" sheetId="2" r:id="s2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="s1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="s2" Type="x/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<worksheet xmlns:r="r"><sheetData><row><c t="inlineStr"><is><t>Cells</t></is></c></row></sheetData><drawing r:id="d1"/></worksheet>',
      'xl/worksheets/_rels/sheet1.xml.rels':
        '<Relationships><Relationship Id="d1" Type="x/drawing" Target="../drawings/drawing1.xml"/></Relationships>',
      'xl/chartsheets/sheet1.xml': '<chartsheet xmlns:r="r"><drawing r:id="d1"/></chartsheet>',
      'xl/chartsheets/_rels/sheet1.xml.rels':
        '<Relationships><Relationship Id="d1" Type="x/drawing" Target="../drawings/drawing1.xml"/></Relationships>',
      'xl/drawings/drawing1.xml': drawing(more),
      ...relations('xl/drawings/_rels/drawing1.xml.rels', '../charts/chart1.xml'),
      'xl/charts/chart1.xml': visitors,
    })
  expect((await extract(workbook(''), 'a.xlsx')).text).toBe(`Cells\n\n${visitorsText}\n\n${visitorsText}`)
  expect((await extract(workbook('hidden="1"'), 'a.xlsx')).text).toBe('Cells')
})

import { expect, test } from 'vitest'
import { makePptx, slideShape } from '../../../../tests/support/document-files.ts'
import { processorMsOf } from '../../../../tests/support/processor-time.ts'
import { extract } from './extract.ts'
import { readPptx } from './pptx.ts'
import { Zip } from './zip.ts'

const run = (text: string, attributes = '', inside = '') =>
  `<a:r><a:rPr ${attributes}>${inside}</a:rPr><a:t>${text}</a:t></a:r>`
const paragraph = (...runs: string[]) => `<a:p>${runs.join('')}</a:p>`
const shape = (body: string, properties = '', fill = '') =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" ${properties}/></p:nvSpPr><p:spPr>${fill}</p:spPr><p:txBody>${body}</p:txBody></p:sp>`
const read = (xml: string, more?: Record<string, string>) => readPptx(new Zip(makePptx([{ xml }], more)))

test('raised, lowered and struck runs are read as what they mean', async () => {
  const found = await read(
    shape(
      paragraph(
        run('3 × 10'),
        run('6', 'baseline="30000"'),
        run(' mussels in H'),
        run('2', 'baseline="-25000"'),
        run('O for '),
        run('$9m', 'strike="sngStrike"'),
        run(' $6m, 42'),
        run('1', 'baseline="30%"'),
        run(' tonnes'),
        run(' kept', 'strike="noStrike" baseline="0"'),
        run(' tiny', 'sz="100"'),
      ),
    ),
  )
  expect(found.text).toBe('3 × 10⁶ mussels in H₂O for $6m, 42 tonnes kept')
  expect(found.leftOut).toEqual({ noteMarks: 1, struck: 1, hiddenTexts: 1 })
})

test('signs of symbol fonts are characters', async () => {
  const symbol = run('\uf0b3', '', '<a:latin typeface="Symbol"/><a:sym typeface="Symbol"/>')
  expect((await read(shape(paragraph(run('Depth '), symbol, run(' 5 m'))))).text).toBe('Depth ≥ 5 m')
})

test('an equation is read, and not the picture that older programs show', async () => {
  const math =
    '<a14:m xmlns:a14="x"><m:oMath xmlns:m="m"><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>c</m:t></m:r></m:den></m:f></m:oMath></a14:m>'
  const xml = `<mc:AlternateContent xmlns:mc="c"><mc:Choice>${shape(`<a:p>${run('So ')}${math}</a:p>`)}</mc:Choice><mc:Fallback>${shape(paragraph(run('picture')))}</mc:Fallback></mc:AlternateContent>`
  expect((await read(xml)).text).toBe('So (a+b)/c')
})

test('hidden slides are left out with their notes, and so are notes that were not asked for', async () => {
  const bytes = makePptx(
    [
      { xml: slideShape('One'), notes: slideShape('Say hello') },
      { xml: '', notes: slideShape('Say nothing') },
      { xml: slideShape('Three') },
    ],
    {
      'ppt/slides/slide2.xml': `<p:sld xmlns:p="p" xmlns:a="a" show="0"><p:spTree>${slideShape('Sell it', 'title')}</p:spTree></p:sld>`,
    },
  )
  const found = await extract(bytes, 'talk.pptx')
  expect(found.text).toBe('One\n\nThree')
  expect(found.leftOut).toEqual({ hiddenSlides: 1, speakerNotes: 1 })
  expect((await extract(bytes, 'talk.pptx', { speakerNotes: true })).text).toBe('One\n\nSay hello\n\nThree')
})

test('hidden shapes and groups are left out, each counted once', async () => {
  const text = paragraph(run('secret')) + paragraph(run('more'))
  const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="3" hidden="1"/></p:nvGrpSpPr>${shape(text)}${shape(text)}</p:grpSp>`
  const found = await read(shape(paragraph(run('Shown'))) + shape(text, 'hidden="1"') + group)
  expect(found).toMatchObject({ text: 'Shown', leftOut: { hiddenTexts: 2 } })
})

test('remarks are counted', async () => {
  const found = await read(shape(paragraph(run('Shown'))), {
    'ppt/slides/_rels/slide1.xml.rels':
      '<Relationships><Relationship Id="c" Type="x/comments" Target="../comments/comment1.xml"/></Relationships>',
    'ppt/comments/comment1.xml': '<p:cmLst xmlns:p="p"><p:cm><p:text>No!</p:text></p:cm></p:cmLst>',
  })
  expect(found).toMatchObject({ text: 'Shown', leftOut: { comments: 1 } })
})

const fill = (colour: string) => `<a:solidFill>${colour}</a:solidFill>`
const white = fill('<a:srgbClr val="FFFFFF"/>')
const page = fill('<a:schemeClr val="bg1"/>')
const place = (x: number, y: number) => `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="100" cy="100"/></a:xfrm>`
const pale = (properties = '') => shape(paragraph(run('pale', '', white)), '', properties)
const picture = (where: string) => `<p:pic><p:spPr>${where}</p:spPr></p:pic>`

test.each<[string, string]>([
  ['letters in the colour of the page', shape(paragraph(run('pale', '', white)))],
  ['letters in its colour by name', shape(paragraph(run('pale', '', page)))],
  ['white letters beside a picture', pale(place(0, 0)) + picture(place(500, 0))],
  ['white letters over a white shape', pale() + shape('', '', white)],
])('%s cannot be seen', async (_, xml) => {
  const found = await read(shape(paragraph(run('Shown'))) + xml)
  expect(found).toMatchObject({ text: 'Shown', leftOut: { hiddenTexts: 1 } })
})

test.each<[string, string]>([
  ['in a filled shape', pale(fill('<a:srgbClr val="1F4E79"/>'))],
  ['over a picture', pale(place(0, 0)) + picture(place(50, 50))],
  ['where a picture may lie anywhere', pale() + picture(place(500, 0))],
  ['with an outline', shape(paragraph(run('pale', '', `<a:ln>${fill('<a:srgbClr val="000000"/>')}</a:ln>${white}`)))],
  [
    'of a mixed colour',
    shape(paragraph(run('pale', '', fill('<a:schemeClr val="bg1"><a:lumMod val="50000"/></a:schemeClr>')))),
  ],
  ['on a dark slide', `<p:bg><p:bgPr>${fill('<a:srgbClr val="000000"/>')}</p:bgPr></p:bg>${pale()}`],
])('white letters %s can be seen', async (_, xml) => {
  expect((await read(xml)).text).toBe('pale')
})

test('the page that letters vanish on may be that of the layout or the master', async () => {
  const relation = (from: string, type: string, to: string) => ({
    [from]: `<Relationships><Relationship Id="r" Type="x/${type}" Target="${to}"/></Relationships>`,
  })
  const withMaster = (background: string) => ({
    ...relation('ppt/slides/_rels/slide1.xml.rels', 'slideLayout', '../slideLayouts/layout1.xml'),
    'ppt/slideLayouts/layout1.xml': '<p:sldLayout xmlns:p="p"/>',
    ...relation('ppt/slideLayouts/_rels/layout1.xml.rels', 'slideMaster', '../slideMasters/master1.xml'),
    'ppt/slideMasters/master1.xml': `<p:sldMaster xmlns:p="p" xmlns:a="a"><p:cSld><p:bg>${background}</p:bg></p:cSld><p:clrMap bg1="dk1" tx1="lt1"/></p:sldMaster>`,
    ...relation('ppt/slideMasters/_rels/master1.xml.rels', 'theme', '../theme/theme1.xml'),
    'ppt/theme/theme1.xml':
      '<a:theme xmlns:a="a"><a:clrScheme><a:dk1><a:sysClr val="windowText" lastClr="101010"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1></a:clrScheme></a:theme>',
  })
  const dark = '<p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef>'
  const text =
    shape(paragraph(run('white', '', white))) + shape(paragraph(run(' dark', '', fill('<a:srgbClr val="101010"/>'))))
  expect((await read(text, withMaster(dark))).text).toBe('white')
  expect((await read(text, withMaster('<p:bgRef idx="1003"><a:schemeClr val="bg1"/></p:bgRef>'))).text).toBe(
    'white\n\n dark',
  )
})

test('an empty cell keeps its place, and a merged one shows nothing of its own', async () => {
  const cell = (text: string, attributes = '') =>
    `<a:tc ${attributes}><a:txBody>${paragraph(run(text))}</a:txBody></a:tc>`
  const row = (...cells: string[]) => `<a:tr>${cells.join('')}</a:tr>`
  const table =
    row(cell('Item', 'rowSpan="2"'), cell('Years', 'gridSpan="2"'), cell('old', 'hMerge="1"')) +
    row(cell('old', 'vMerge="1"'), cell('2024'), cell('2025')) +
    row(cell('Piles'), cell(''), cell('385'))
  expect((await read(`<a:tbl>${table}</a:tbl>`)).text).toBe('Item\tYears\n\n\t2024\t2025\n\nPiles\t\t385')
})

test('twenty thousand white words on a crowded slide take no more time than others', async () => {
  const runs = Array.from({ length: 20_000 }, () => run('w', '', white)).join('')
  const crowd = picture(place(500, 0)).repeat(20_000)
  const spent = await processorMsOf(async () => {
    expect((await read(shape(`<a:p>${runs}</a:p>`) + crowd)).text).toHaveLength(20_000)
  })
  expect(spent).toBeLessThan(6_000)
})

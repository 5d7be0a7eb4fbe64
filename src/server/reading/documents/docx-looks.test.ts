import { expect, test } from 'vitest'
import { makeDocx, wordParagraph } from '../../../../tests/support/document-files.ts'
import { readDocx } from './docx.ts'
import { Zip } from './zip.ts'

const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
const read = (body: string, more?: Record<string, string>) => readDocx(new Zip(makeDocx(body, more)))
const readText = async (body: string, more?: Record<string, string>) => (await read(body, more)).text
const styles = (xml: string) => ({ 'word/styles.xml': `<w:styles xmlns:w="w">${xml}</w:styles>` })
const style = (id: string, look: string, more = '') =>
  `<w:style w:type="character" w:styleId="${id}">${more}<w:rPr>${look}</w:rPr></w:style>`
const raised = '<w:vertAlign w:val="superscript"/>'
const lowered = '<w:vertAlign w:val="subscript"/>'

test('raised, lowered and struck runs are read as what they mean', async () => {
  const found = await read(
    paragraph(
      run('3 × 10'),
      run('6', raised),
      run(' mussels in H'),
      run('2', lowered),
      run('O for '),
      run('$9m', '<w:strike/>'),
      run(' $6m, landed 42'),
      run('1', raised),
      run(' tonnes'),
      run(' or so', '<w:dstrike/>'),
    ),
  )
  expect(found.text).toBe('3 × 10⁶ mussels in H₂O for $6m, landed 42 tonnes')
  expect(found.leftOut).toEqual({ noteMarks: 1, struck: 2 })
})

test('styles raise, strike and hide letters, also by what they are based on', async () => {
  const more = styles(
    style('Small', raised) +
      style('Smaller', '', '<w:basedOn w:val="Small"/>') +
      style('Gone', '<w:strike/>') +
      style('Kept', '<w:strike w:val="0"/>', '<w:basedOn w:val="Gone"/>') +
      style('Away', '<w:vanish/>') +
      style('Round', '', '<w:basedOn w:val="Round"/>'),
  )
  const of = (id: string) => `<w:rStyle w:val="${id}"/>`
  const text = paragraph(
    run('10'),
    run('6', of('Smaller')),
    run(' old', of('Gone')),
    run(' kept', of('Kept')),
    run(' secret', of('Away')),
    run(' shown', `${of('Away')}<w:vanish w:val="false"/>`),
    run(' round', of('Round')),
  )
  expect(await readText(text, more)).toBe('10⁶ kept shown round')
})

test('the style of a paragraph and the defaults of the document hide letters too', async () => {
  const hidden = '<w:style w:type="paragraph" w:styleId="Hint"><w:rPr><w:vanish/></w:rPr></w:style>'
  const hint = `<w:p><w:pPr><w:pStyle w:val="Hint"/></w:pPr>${run('secret')}</w:p>`
  const found = await read(hint + wordParagraph('Shown.'), styles(hidden))
  expect(found).toMatchObject({ text: 'Shown.', leftOut: { hiddenTexts: 1 } })
  const defaults = '<w:docDefaults><w:rPrDefault><w:rPr><w:vanish/></w:rPr></w:rPrDefault></w:docDefaults>'
  expect(await readText(paragraph(run('secret'), run('shown', '<w:vanish w:val="0"/>')), styles(defaults))).toBe(
    'shown',
  )
})

test('references to notes are no part of the sentence, marks of the author included', async () => {
  const mark = '<w:r><w:footnoteReference w:id="1"/></w:r>'
  const ownMark = '<w:r><w:endnoteReference w:id="2" w:customMarkFollows="1"/><w:t>7</w:t></w:r>'
  const more = styles('<w:style w:styleId="Fn"><w:name w:val="footnote reference"/></w:style>')
  const typed = run('3', '<w:rStyle w:val="Fn"/>')
  const found = await read(
    paragraph(run('42'), mark, run(' tonnes, 60'), ownMark, run(' more, 18'), typed, run('.')),
    more,
  )
  expect(found).toMatchObject({ text: '42 tonnes, 60 more, 18.', leftOut: { noteMarks: 3 } })
})

test('a lift raises smaller letters only', async () => {
  const lift = '<w:position w:val="6"/>'
  expect(await readText(paragraph(run('10'), run('6', `${lift}<w:sz w:val="14"/>`)))).toBe('10⁶')
  expect(await readText(paragraph(run('10'), run('6', lift)))).toBe('106')
})

test('letters in the colour of the page and tiny ones are hidden, on a colour of their own they are not', async () => {
  const white = '<w:color w:val="FFFFFF"/>'
  const shade = '<w:shd w:val="clear" w:fill="1F4E79"/>'
  const found = await read(
    `${paragraph(
      run('Shown'),
      run(' secret', white),
      run(' theme', '<w:color w:val="auto" w:themeColor="background1"/>'),
      run(' tiny', '<w:sz w:val="2"/>'),
      run(' lit', `${white}<w:highlight w:val="black"/>`),
      run(' shaded', white + shade),
    )}<w:p><w:pPr>${shade}</w:pPr>${run('In a band', white)}</w:p>`,
  )
  expect(found).toMatchObject({ text: 'Shown lit shaded\n\nIn a band', leftOut: { hiddenTexts: 1 } })
})

test('white letters in coloured cells, in boxes, on coloured pages and before pictures can be seen', async () => {
  const white = paragraph(run('white', '<w:color w:val="FFFFFF"/>'))
  const table = (properties: string, cell: string) =>
    `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tr><w:tc><w:tcPr>${cell}</w:tcPr>${white}</w:tc></w:tr></w:tbl>`
  const shade = '<w:shd w:val="clear" w:fill="00FF00"/>'
  const banded =
    '<w:style w:type="table" w:styleId="Band"><w:tblStylePr w:type="firstRow"><w:tcPr>' +
    `${shade}</w:tcPr></w:tblStylePr></w:style>`
  expect(await readText(table('', shade))).toBe('white')
  expect(await readText(table('<w:tblStyle w:val="Band"/>', ''), styles(banded))).toBe('white')
  expect(await readText(`<w:p><w:r><w:pict><w:txbxContent>${white}</w:txbxContent></w:pict></w:r></w:p>`)).toBe('white')
  expect(await readText(`<w:background w:color="000000"/>${white}`)).toBe('white')
  const cover = '<w:p><w:r><w:drawing><wp:anchor xmlns:wp="p" behindDoc="1"/></w:drawing></w:r></w:p>'
  expect(await readText(white + cover)).toBe('white')
  expect((await read(table('', '') + wordParagraph('Text.'))).text).toBe('Text.')
})

test('hidden drawings are left out with their text', async () => {
  const box = (properties: string) =>
    `<w:p><w:r><w:drawing><wp:anchor xmlns:wp="p"><wp:docPr ${properties}/><w:txbxContent>${wordParagraph('In the box.')}</w:txbxContent></wp:anchor></w:drawing></w:r></w:p>`
  const old = `<w:p><w:r><w:pict><v:shape xmlns:v="v" style="width:9pt;visibility:hidden"><w:txbxContent>${wordParagraph('Old box.')}</w:txbxContent></v:shape></w:pict></w:r></w:p>`
  const found = await read(box('id="1"') + box('id="2" hidden="1"') + old)
  expect(found).toMatchObject({ text: 'In the box.', leftOut: { hiddenTexts: 2 } })
})

test('tracked deletions are counted, and a deleted end of a paragraph ends none', async () => {
  const deleted = (text: string) => `<w:del><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`
  const joined = `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run('The board paid ')}${deleted('nine')}</w:p>`
  const found = await read(joined + paragraph(run('six'), '<w:ins>', run(' million'), '</w:ins>', run('.')))
  expect(found).toMatchObject({ text: 'The board paid six million.', leftOut: { deletions: 1 } })
})

test('remarks are counted', async () => {
  const found = await read(wordParagraph('Text.'), {
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="c" Type="x/comments" Target="comments.xml"/></Relationships>',
    'word/comments.xml': `<w:comments xmlns:w="w"><w:comment>${wordParagraph('No!')}</w:comment><w:comment/></w:comments>`,
  })
  expect(found).toMatchObject({ text: 'Text.', leftOut: { comments: 2 } })
})

test('symbols are characters, by their own element and by their font', async () => {
  const symbol = (font: string, char: string) => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`
  const font = (name: string) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`
  expect(
    await readText(
      paragraph(
        run('Depth '),
        symbol('Symbol', 'F0B3'),
        run(' 5 m '),
        symbol('Wingdings', 'F0E8'),
        run(' done '),
        run('\uf0fc', font('Wingdings')),
        run(' \uf0b1', font('Symbol')),
        run('2'),
      ),
    ),
  ).toBe('Depth ≥ 5 m → done ✓ ±2')
})

test('equations are one line of text, read once', async () => {
  const m = (name: string, ...content: string[]) => `<m:${name}>${content.join('')}</m:${name}>`
  const r = (text: string) => m('r', '<w:rPr><w:strike/></w:rPr>', m('t', text))
  const math = (...content: string[]) => `<m:oMath xmlns:m="m">${content.join('')}</m:oMath>`
  const fraction = m('f', '<m:fPr><m:type m:val="bar"/></m:fPr>', m('num', r('3')), m('den', r('4')))
  const power = m('sSup', m('e', r('10')), m('sup', r('3')))
  const sum = m(
    'nary',
    '<m:naryPr><m:chr m:val="∑"/></m:naryPr>',
    m('sub', r('i=1')),
    m('sup', r('n')),
    m('e', m('sSub', m('e', r('x')), m('sub', r('i')))),
  )
  const root = m('rad', '<m:radPr><m:degHide m:val="1"/></m:radPr>', m('deg'), m('e', r('x')))
  const brackets = m('d', '<m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>', m('e', r('a+b')))
  const limit = m('func', m('fName', m('limLow', m('e', r('lim')), m('lim', r('x→0')))), m('e', r('x')))
  expect(
    await readText(
      paragraph(
        run('The load is '),
        math(fraction),
        run(' of a tonne, or 3'),
        math(fraction),
        run(' of '),
        math(power),
      ),
    ),
  ).toBe('The load is ¾ of a tonne, or 3¾ of 10³')
  expect(
    await readText(paragraph(math(sum), run('; '), math(root), run('; '), math(brackets), run('; '), math(limit))),
  ).toBe('∑_(i=1)ⁿ x_i; √(x); [a+b]; lim_(x→0) x')
  const twice = `<mc:AlternateContent xmlns:mc="c"><mc:Choice>${math(power)}</mc:Choice><mc:Fallback>${run('103')}</mc:Fallback></mc:AlternateContent>`
  expect(await readText(paragraph(run('About '), twice, run(' newtons.')))).toBe('About 10³ newtons.')
})

test('an empty cell keeps its place, and a wide one takes as many', async () => {
  const cell = (text: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${wordParagraph(text)}</w:tc>`
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
  const table =
    row(cell('Item'), cell('Years', '<w:gridSpan w:val="2"/>'), cell('Note')) +
    row(cell('Piles'), cell(''), cell('385'), cell('')) +
    row(cell(''), cell('77'), cell(''), cell('new')) +
    `<w:tr><w:trPr><w:gridBefore w:val="2"/></w:trPr>${cell('902')}</w:tr>${row(cell(''), cell(''))}`
  expect(await readText(`<w:tbl>${table}</w:tbl>`)).toBe(
    'Item\tYears\t\tNote\n\nPiles\t\t385\n\n\t77\t\tnew\n\n\t\t902',
  )
  const wide = `<w:tbl>${row(cell('a', '<w:gridSpan w:val="999999999"/>'), cell('b'))}</w:tbl>`
  expect(await readText(wide)).toBe(`a${'\t'.repeat(100)}b`)
})

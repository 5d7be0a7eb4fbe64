import { expect, test } from 'vitest'
import { makeOdf } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

type Options = Parameters<typeof makeOdf>[2]

const p = (text: string, more = '') => `<text:p${more}>${text}</text:p>`
const span = (style: string, text: string) => `<text:span text:style-name="${style}">${text}</text:span>`
const style = (name: string, properties: string, more = 'style:family="text"') =>
  `<style:style style:name="${name}" ${more}><style:text-properties ${properties}/></style:style>`
const read = (body: string, options?: Options) => extract(makeOdf('text', body, options), 'file.odt')
const readSlides = (body: string, options?: Options, choices = {}) =>
  extract(makeOdf('presentation', body, options), 'talk.odp', choices)

const looks =
  style('Up', 'style:text-position="super 58%"') +
  style('Down', 'style:text-position="-33% 58%"') +
  style('Gone', 'style:text-line-through-style="solid" style:text-line-through-type="single"') +
  style('Kept', 'style:text-line-through-style="none"', 'style:family="text" style:parent-style-name="Gone"') +
  style('Away', 'text:display="none"') +
  style('Tiny', 'fo:font-size="1pt"') +
  style('Pale', 'fo:color="#ffffff"') +
  style('Lit', 'fo:color="#ffffff" fo:background-color="#000080"')

test('raised, lowered and struck spans are read as what they mean', async () => {
  const body = p(
    `3 × 10${span('Up', '6')} mussels in H${span('Down', '2')}O for ${span('Gone', '$9m')} $6m, 42${span('Up', '1')} tonnes${span('Kept', ' kept')}`,
  )
  const found = await read(body, { styles: looks })
  expect(found.text).toBe('3 × 10⁶ mussels in H₂O for $6m, 42 tonnes kept')
  expect(found.leftOut).toEqual({ noteMarks: 1, struck: 1 })
})

test('styles with names of their own and styles of paragraphs count, and spans in spans add up', async () => {
  const more = {
    'styles.xml': `<office:document-styles xmlns:office="o" xmlns:style="s"><office:styles>${looks}</office:styles></office:document-styles>`,
  }
  const styles =
    style('T1', 'fo:color="#000000"', 'style:family="text" style:parent-style-name="Up"') +
    style('P1', 'text:display="none"', 'style:family="paragraph"')
  const body =
    p(`10${span('T1', '6')} ${span('Gone', `nine${span('T1', '2')}`)}six`) + p('secret', ' text:style-name="P1"')
  expect(await read(body, { styles, more })).toMatchObject({ text: '10⁶ six', leftOut: { struck: 1, hiddenTexts: 1 } })
})

test('white letters on the page and tiny ones are hidden, on a colour of their own they are not', async () => {
  const body = p(`Shown${span('Pale', ' secret')}${span('Tiny', ' tiny')}${span('Lit', ' lit')}`)
  expect(await read(body, { styles: looks })).toMatchObject({ text: 'Shown lit', leftOut: { hiddenTexts: 1 } })
  const blue =
    '<style:style style:name="C1" style:family="table-cell"><style:table-cell-properties fo:background-color="#000080"/></style:style>'
  const white = p(span('Pale', 'white'))
  const cell = `<table:table><table:table-row><table:table-cell table:style-name="C1">${white}</table:table-cell></table:table-row></table:table>`
  const box = p(`<draw:frame><draw:text-box>${white}</draw:text-box></draw:frame>`)
  const found = await read(cell + box, { styles: looks + blue })
  expect(found.text).toBe('white\n\nwhite')
})

test('hidden sections, paragraphs and texts are counted, and shown where they are not hidden', async () => {
  const body =
    `<text:section text:display="condition" text:is-hidden="true">${p('one')}${p('two')}</text:section>` +
    p('<text:hidden-paragraph text:is-hidden="true"/>three') +
    p(
      'Shown<text:hidden-text text:is-hidden="true"> four</text:hidden-text><text:hidden-text text:is-hidden="false"> too</text:hidden-text>',
    ) +
    p('<text:hidden-paragraph text:is-hidden="false"/>And this')
  expect(await read(body)).toMatchObject({ text: 'Shown too\n\nAnd this', leftOut: { hiddenTexts: 3 } })
})

test('notes, remarks and tracked deletions are counted', async () => {
  const note = `<text:note><text:note-citation>1</text:note-citation><text:note-body>${p('A note.')}</text:note-body></text:note>`
  const changes =
    '<text:tracked-changes><text:changed-region><text:deletion><text:p>nine</text:p></text:deletion></text:changed-region></text:tracked-changes>'
  const found = await read(
    `${changes}${p(`Landed 42${note} tonnes<office:annotation>${p('No!')}</office:annotation>.`)}`,
  )
  expect(found.text).toBe('Landed 42 tonnes.\n\nA note.')
  expect(found.leftOut).toEqual({ noteMarks: 1, comments: 1, deletions: 1 })
})

test('signs of symbol fonts are characters, whatever name a file gives the font', async () => {
  const styles = `<style:font-face style:name="Symbol1" svg:font-family="Symbol"/>${style('Sign', 'style:font-name="Symbol1"')}`
  expect((await read(p(`Depth ${span('Sign', '\uf0b3')} 5 m`), { styles })).text).toBe('Depth ≥ 5 m')
})

const object = (name: string) => `<draw:frame><draw:object xlink:href="./${name}" xmlns:xlink="x"/></draw:frame>`
const chart = (rows: string) =>
  `<office:document-content xmlns:office="o" xmlns:chart="c" xmlns:table="b" xmlns:text="t"><office:chart><chart:chart><chart:title>${p('Visitors')}</chart:title><chart:plot-area><chart:axis><chart:title>${p('Persons')}</chart:title></chart:axis></chart:plot-area><table:table>${rows}</table:table></chart:chart></office:chart></office:document-content>`
const chartRow = (...cells: string[]) =>
  `<table:table-row>${cells.map((cell) => `<table:table-cell>${p(cell)}</table:table-cell>`).join('')}</table:table-row>`
const visitors = chart(chartRow('', 'Pier', 'Quay') + chartRow('2024', '12', 'NaN') + chartRow('2025', '19', '5'))
const visitorsText = 'Visitors\nPersons\n\tPier\tQuay\n2024\t12\n2025\t19\t5'

test('formulas stand in their sentence and charts behind their paragraph', async () => {
  const more = {
    'Object 1/content.xml':
      '<!DOCTYPE math:math PUBLIC "-//OpenOffice.org//DTD" "math.dtd"><math:math xmlns:math="m"><math:semantics><math:mrow><math:mfrac><math:mn>3</math:mn><math:mn>4</math:mn></math:mfrac></math:mrow><math:annotation>3 over 4</math:annotation></math:semantics></math:math>',
    'Object 2/content.xml': visitors,
    'Object 3/content.xml': '<damaged',
  }
  const body =
    p(`The load is ${object('Object 1')} of a tonne.${object('Object 3')}`) +
    p(`See: ${object('Object 2')}`) +
    p('After.')
  expect((await read(body, { more })).text).toBe(`The load is ¾ of a tonne.\n\nSee:\n\n${visitorsText}\n\nAfter.`)
  const inline =
    '<math:math xmlns:math="m"><math:msup><math:mn>10</math:mn><math:mn>3</math:mn></math:msup></math:math>'
  expect((await read(p(`About ${inline} newtons.`))).text).toBe('About 10³ newtons.')
})

const box = (text: string, more = '') => `<draw:frame ${more}><draw:text-box>${p(text)}</draw:text-box></draw:frame>`
const page = (content: string, more = '') => `<draw:page ${more}>${content}</draw:page>`

test('hidden slides, shapes and layers are left out and counted', async () => {
  const styles =
    '<style:style style:name="dp1" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>'
  const more = {
    'styles.xml':
      '<office:document-styles xmlns:office="o" xmlns:draw="d"><draw:layer-set><draw:layer draw:name="plans" draw:display="none"/></draw:layer-set></office:document-styles>',
  }
  const body =
    page(box('One') + box('secret', 'draw:display="none"') + box('plan', 'draw:layer="plans"')) +
    page(`${box('Sell it')}<presentation:notes>${box('Say nothing')}</presentation:notes>`, 'draw:style-name="dp1"') +
    page(box('Three') + object('Object 2'))
  const found = await readSlides(body, { styles, more: { ...more, 'Object 2/content.xml': visitors } })
  expect(found.text).toBe(`One\n\nThree\n\n${visitorsText}`)
  expect(found.leftOut).toEqual({ hiddenTexts: 2, hiddenSlides: 1 })
})

test('an empty cell keeps its place, and so does what a wide cell covers', async () => {
  const cell = (text: string, more = '') => `<table:table-cell ${more}>${p(text)}</table:table-cell>`
  const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
  const covered = `<table:covered-table-cell>${p('old')}</table:covered-table-cell>`
  const table =
    row(cell('Item'), cell('Years', 'table:number-columns-spanned="2"'), covered) +
    row(cell('Piles'), cell('', 'table:number-columns-repeated="2"'), cell('385')) +
    `<table:table-row table:visibility="collapse">${cell('Old')}</table:table-row>`
  const found = await read(`<table:table>${table}</table:table>`)
  expect(found).toMatchObject({ text: 'Item\tYears\n\nPiles\t\t\t385', leftOut: { hiddenRows: 1 } })
})

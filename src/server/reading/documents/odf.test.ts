import { expect, test } from 'vitest'
import { makeOdf, odfMeta } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

const p = (text: string, more = '') => `<text:p${more}>${text}</text:p>`
const readText = async (body: string, options = {}) => (await extract(makeOdf('text', body, options), 'file.odt')).text

test('a text is read with its blanks, tabs and line breaks, its headings and lists', async () => {
  const body =
    `<text:h text:outline-level="1">Ships</text:h>${p('One<text:s text:c="2"/>two<text:tab/>three<text:line-break/>four')}` +
    `<text:list><text:list-item>${p('First')}</text:list-item></text:list>${p('in <text:span>\n  parts</text:span>')}`
  expect(await readText(body)).toBe('Ships\n\nOne  two\tthree\nfour\n\nFirst\n\nin parts')
})

test('footnotes and endnotes follow the text, without their numbers', async () => {
  const note = (kind: string, text: string) =>
    `<text:note text:note-class="${kind}"><text:note-citation>1</text:note-citation><text:note-body>${p(text)}</text:note-body></text:note>`
  expect(await readText(p(`Body${note('footnote', 'Foot')} goes on${note('endnote', 'End')}.`))).toBe(
    'Body goes on.\n\nFoot\n\nEnd',
  )
})

test('what was deleted, remarked, described or hidden is left out', async () => {
  const styles =
    '<style:style style:name="T9"><style:text-properties text:display="none"/></style:style>' +
    '<style:style style:name="T1"><style:text-properties fo:color="#000"/></style:style>'
  const body =
    `<text:tracked-changes>${p('deleted')}</text:tracked-changes>` +
    p('Seen<office:annotation><text:p>remark</text:p></office:annotation>') +
    p('<text:span text:style-name="T9">hidden</text:span><text:span text:style-name="T1">shown</text:span>') +
    `<text:section text:display="none">${p('never')}</text:section>` +
    p('<draw:frame><svg:title>name</svg:title><svg:desc>what it shows</svg:desc></draw:frame>Last')
  expect(await readText(body, { styles })).toBe('Seen\n\nshown\n\nLast')
})

test('a table is read row by row, a row of whole passages paragraph by paragraph', async () => {
  const row = (...cells: string[]) =>
    `<table:table-row>${cells.map((cell) => `<table:table-cell>${cell}</table:table-cell>`).join('')}</table:table-row>`
  const table = `<table:table>${row(p('Port'), p('Tons'))}${row(p('Oslo'), p('12'))}${row(p('a') + p('b'), p('c'))}</table:table>`
  expect(await readText(table)).toBe('Port\tTons\n\nOslo\t12\n\na\n\nb\n\nc')
})

test('title and language come from the properties, else from what wears a title', async () => {
  const titled = await extract(makeOdf('text', p('x'), { more: { 'meta.xml': odfMeta('Port report', 'de') } }), 'a.odt')
  expect(titled).toMatchObject({ title: 'Port report', language: 'de' })
  const styles = '<style:style style:name="P1" style:parent-style-name="Title"/>'
  const body = p('For internal use') + p('Annual report', ' text:style-name="P1"')
  expect((await extract(makeOdf('text', body, { styles }), 'a.odt')).title).toBe('Annual report')
})

test('slides come in order, each with its notes where they are asked for, without numbers and dates', async () => {
  const frame = (text: string, kind: string) =>
    `<draw:frame presentation:class="${kind}"><draw:text-box>${p(text)}</draw:text-box></draw:frame>`
  const slide = (title: string, notes: string) =>
    `<draw:page>${frame(title, 'title')}${frame(`${title} text`, 'outline')}${frame('7', 'page-number')}${frame('Port', 'footer')}` +
    `<presentation:notes>${frame(notes, 'notes')}${frame('Handout', 'footer')}</presentation:notes></draw:page>`
  const bytes = makeOdf('presentation', slide('One', 'Say hello') + slide('Two', 'Say more'))
  const found = await extract(bytes, 'talk.odp', { speakerNotes: true })
  expect(found.text).toBe('One\n\nOne text\n\nPort\n\nSay hello\n\nTwo\n\nTwo text\n\nPort\n\nSay more')
  expect(found.title).toBe('One')
  const shown = await extract(bytes, 'talk.odp')
  expect(shown).toMatchObject({
    text: 'One\n\nOne text\n\nPort\n\nTwo\n\nTwo text\n\nPort',
    leftOut: { speakerNotes: 2 },
  })
})

test('a text protected by a password says so, one without its text is damaged', async () => {
  const manifest = '<manifest:manifest xmlns:manifest="m"><manifest:encryption-data/></manifest:manifest>'
  const locked = makeOdf('text', '', { more: { 'META-INF/manifest.xml': manifest, 'content.xml': 'noise' } })
  await expect(extract(locked, 'a.odt')).rejects.toMatchObject({ code: 'PASSWORD_PROTECTED' })
  await expect(extract(makeOdf('text', '', { more: { 'content.xml': '' } }), 'a.odt')).rejects.toMatchObject({
    code: 'CORRUPT',
  })
})

test('a text that declares a document type is refused', async () => {
  const bytes = makeOdf('text', '', { more: { 'content.xml': '<!DOCTYPE a [<!ENTITY l "lol">]><a>&l;</a>' } })
  await expect(extract(bytes, 'a.odt')).rejects.toMatchObject({ code: 'CORRUPT' })
})

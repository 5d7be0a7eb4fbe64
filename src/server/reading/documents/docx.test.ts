import { expect, test } from 'vitest'
import { coreProperties, makeDocx, makeZip, wordParagraph } from '../../../../tests/support/document-files.ts'
import { readDocx } from './docx.ts'
import { Zip } from './zip.ts'

const read = (body: string | string[], more?: Record<string, string>) => readDocx(new Zip(makeDocx(body, more)))

test('paragraphs, line breaks and tabs come as written', async () => {
  const { text } = await read(`${wordParagraph('First.')}<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>
    <w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t></w:r></w:p>`)
  expect(text).toBe('First.\n\na\tb\nc-d')
})

test('footnotes and endnotes follow the body', async () => {
  const note = (text: string) => `<w:notes xmlns:w="w"><w:footnote>${wordParagraph(text)}</w:footnote></w:notes>`
  const { text } = await read(['Body.'], { 'word/endnotes.xml': note('End.'), 'word/footnotes.xml': note('Foot.') })
  expect(text).toBe('Body.\n\nFoot.\n\nEnd.')
})

test('deleted, moved and hidden text is left out, inserted text stays', async () => {
  const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
  const { text } = await read(
    `<w:p>${run('kept ')}<w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom>${run('moved')}</w:moveFrom>` +
      `<w:ins>${run('added ')}</w:ins>${run('hidden', '<w:vanish/>')}${run('shown', '<w:vanish w:val="0"/>')}</w:p>`,
  )
  expect(text).toBe('kept added shown')
})

test('a text box offered in two forms is read once, before the paragraph it floats over', async () => {
  const box = `<w:txbxContent>${wordParagraph('In the box.')}</w:txbxContent>`
  const { text } = await read(
    `<w:p><w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback>` +
      '</mc:AlternateContent></w:r><w:r><w:t>Around it.</w:t></w:r></w:p>',
  )
  expect(text).toBe('In the box.\n\nAround it.')
})

test('a table is read along its rows', async () => {
  const cell = (...texts: string[]) => `<w:tc>${texts.map(wordParagraph).join('')}</w:tc>`
  const { text } = await read(
    `<w:tbl><w:tr>${cell('Name')}${cell('Tons')}</w:tr><w:tr>${cell('Oslo')}${cell('12')}</w:tr></w:tbl>` +
      `<w:tbl><w:tr>${cell('A passage.', 'Another.')}${cell('Beside.')}</w:tr></w:tbl>`,
  )
  expect(text).toBe('Name\tTons\n\nOslo\t12\n\nA passage.\n\nAnother.\n\nBeside.')
})

test('the field code is dropped, what the field shows is kept', async () => {
  expect((await read('<w:p><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:t>7</w:t></w:r></w:p>')).text).toBe('7')
})

test('title comes from the properties, the heading from the first paragraph in a heading style', async () => {
  const styles =
    '<w:styles xmlns:w="w"><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>'
  const found = await read(
    `${wordParagraph('Preface.')}<w:p><w:pPr><w:pStyle w:val="berschrift1"/></w:pPr><w:r><w:t>Häfen</w:t></w:r></w:p>`,
    { 'docProps/core.xml': coreProperties('Ports of Europe'), 'word/styles.xml': styles },
  )
  expect(found).toMatchObject({ metadataTitle: 'Ports of Europe', heading: 'Häfen', truncated: false })
})

test('a document under another prefix and another name is found', async () => {
  const zip = new Zip(
    makeZip({
      '_rels/.rels':
        '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="word/document2.xml"/></Relationships>',
      'word/document2.xml':
        '<n:document xmlns:n="w"><n:body><n:p><n:r><n:t>Found.</n:t></n:r></n:p></n:body></n:document>',
    }),
  )
  expect((await readDocx(zip)).text).toBe('Found.')
})

test('a document without its main part is damaged', async () => {
  const zip = new Zip(makeZip({ 'word/styles.xml': '<a/>' }))
  await expect(readDocx(zip)).rejects.toMatchObject({ code: 'CORRUPT' })
})

test('text beyond two million characters is cut', async () => {
  const found = await read(Array.from({ length: 2_100 }, () => 'x'.repeat(1_000)))
  expect(found.truncated).toBe(true)
  expect(found.text).toHaveLength(2_000_000)
})

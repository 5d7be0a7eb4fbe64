import { expect, test } from 'vitest'
import { makeDocx, makeMail, makeZip, wordParagraph } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

const chunk = '<w:altChunk xmlns:r="r" r:id="c1"/>'
const types = 'x/aFChunk'

/** A document with this file as its one chunk, between two paragraphs. */
function withChunk(name: string, bytes: string | Uint8Array): Uint8Array {
  return makeZip({
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${wordParagraph('Before.')}${chunk}${wordParagraph('After.')}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="c1" Type="${types}" Target="${name}"/></Relationships>`,
    [`word/${name}`]: bytes,
  })
}

test.each<[string, string | Uint8Array]>([
  ['chunk.htm', '<html><body><h1>Pier</h1><p>Kept <span style="display:none">gone</span></p></body></html>'],
  [
    'chunk.mht',
    makeMail(['MIME-Version: 1.0', 'Content-Type: text/html'], '<html><body><p>Pier</p><p>Kept</p></body></html>'),
  ],
  ['chunk.docx', makeDocx([`Pier`, 'Kept'])],
  ['chunk.rtf', String.raw`{\rtf1\ansi Pier\par Kept\par}`],
  ['chunk.txt', 'Pier\n\nKept'],
])('a chunk in the form of %s is read in its place', async (name, bytes) => {
  expect((await extract(withChunk(name, bytes), 'a.docx')).text).toBe('Before.\n\nPier\n\nKept\n\nAfter.')
})

test('what a chunk leaves out is counted with the rest', async () => {
  const struck = makeDocx('<w:p><w:r><w:rPr><w:strike/></w:rPr><w:t>nine</w:t></w:r><w:r><w:t>six</w:t></w:r></w:p>')
  const found = await extract(withChunk('chunk.docx', struck), 'a.docx')
  expect(found).toMatchObject({ text: 'Before.\n\nsix\n\nAfter.', leftOut: { struck: 1 } })
})

test('a chunk within a chunk, and one that nobody can read, are left out', async () => {
  const inner = withChunk('chunk.txt', 'Innermost')
  expect((await extract(withChunk('chunk.docx', inner), 'a.docx')).text).toBe('Before.\n\nBefore.\n\nAfter.\n\nAfter.')
  expect((await extract(withChunk('chunk.docx', 'PK\u0003\u0004 noise'), 'a.docx')).text).toBe('Before.\n\nAfter.')
})

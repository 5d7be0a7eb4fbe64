import { expect, test } from 'vitest'
import { makeEpub } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

const read = (...given: Parameters<typeof makeEpub>) => extract(makeEpub(...given), 'book.epub')

test('chapters come in the order of the spine, without the table of contents', async () => {
  const found = await read(['<h1>First</h1><p>One&nbsp;two.</p>', '<p>Preface</p>'], { spine: [1, 0] })
  expect(found.text).toBe('Preface\n\nFirst\n\nOne two.')
})

test('title, authors, language and day are those of the package', async () => {
  const facts =
    '<dc:title>Ports of the north</dc:title><dc:creator>Ida Berg</dc:creator><dc:creator>Tom Lind</dc:creator>' +
    '<dc:language>sv</dc:language><dc:date>2021-03-04T00:00:00Z</dc:date>'
  expect(await read(['<p>Text</p>'], { facts })).toMatchObject({
    title: 'Ports of the north',
    byline: 'Ida Berg, Tom Lind',
    language: 'sv',
    published: '2021-03-04',
  })
})

test('elements that end in themselves take nothing in', async () => {
  expect((await read(['<p><a id="p1"/>Before<br/>after</p><script src="x.js"/><div/><p>End</p>'])).text).toBe(
    'Before\nafter\n\nEnd',
  )
})

test('a spine that comes back to its chapters is read once', async () => {
  const spine = Array.from({ length: 100_000 }, (_, at) => at % 2)
  expect((await read(['<p>One</p>', '<p>Two</p>'], { spine })).text).toBe('One\n\nTwo')
})

test('a chapter that is missing does not lose the others, one that is locked says so', async () => {
  const missing = {
    'OPS/book.opf':
      '<package><manifest><item id="a" href="a.html" media-type="text/html"/><item id="b" href="text/c 0.xhtml" media-type="text/html"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>',
  }
  expect((await read(['<p>Here</p>'], { more: missing })).text).toBe('Here')
  const locked = { 'META-INF/encryption.xml': '<encryption><CipherReference URI="OPS/text/c%200.xhtml"/></encryption>' }
  await expect(read(['noise'], { more: locked })).rejects.toMatchObject({ code: 'PASSWORD_PROTECTED' })
})

test('a package that declares entities is refused, and a book without one is damaged', async () => {
  const opf = { 'OPS/book.opf': '<!DOCTYPE package [<!ENTITY a "b">]><package/>' }
  await expect(read(['<p>x</p>'], { more: opf })).rejects.toMatchObject({ code: 'CORRUPT' })
  await expect(read([], { more: { 'META-INF/container.xml': '<container/>' } })).rejects.toMatchObject({
    code: 'CORRUPT',
  })
})

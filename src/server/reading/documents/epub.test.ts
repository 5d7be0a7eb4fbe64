import { expect, test } from 'vitest'
import { makeEpub } from '../../../../tests/support/document-files.ts'
import { processorMs } from '../../../../tests/support/processor-time.ts'
import { withoutPageNumbers } from './epub-pages.ts'
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

test('numbers of printed pages stand in no sentence and no word', async () => {
  const chapter =
    '<div epub:type="pagebreak">xii</div><p>The board <span id="p12" epub:type="pagebreak" title="12">12</span>met on the har<a class="pagenum" id="p13">[13]</a>bour, <span role="doc-pagebreak"><a id="p14">Page 14</a></span><span epub:type="pagebreak" title="15"/>all 42 of it.</p><p class="pagenumbers">The pages are 42.</p><p class="pageno">The pages.</p>'
  expect((await read([chapter])).text).toBe(
    'The board met on the harbour, all 42 of it.\n\nThe pages are 42.\n\nThe pages.',
  )
})

test('the marks of notes go, what notes say stays, powers are powers', async () => {
  const chapter =
    '<p>Landings rose to 42<a epub:type="noteref" href="#n1"><sup>1</sup></a> tonnes of 10<sup>6</sup> on 40 km<sup>2</sup>.</p><aside epub:type="footnote" id="n1"><p>Counted.</p></aside><p><del>Nine</del> Six.</p><p hidden="hidden">Seven</p>'
  expect(await read([chapter])).toMatchObject({
    text: 'Landings rose to 42 tonnes of 10⁶ on 40 km².\n\nCounted.\n\nSix.',
    leftOut: { noteMarks: 1, struck: 1 },
  })
})

test('authors are those who wrote it, and its day the one on which it came out', async () => {
  const second =
    '<dc:creator opf:role="trl">Tom Lind</dc:creator><dc:creator opf:role="aut">Ida Berg</dc:creator>' +
    '<dc:date opf:event="modification">2024-01-01</dc:date><dc:date opf:event="publication">2021-03-04</dc:date>'
  const package2 = second.replaceAll('opf:', '')
  expect(await read(['<p>Text</p>'], { facts: package2 })).toMatchObject({
    byline: 'Ida Berg',
    published: '2021-03-04',
  })
  const third =
    '<dc:creator id="a">Ida Berg</dc:creator><dc:creator id="b">Tom Lind</dc:creator><dc:creator id="c">Ann Ek</dc:creator>' +
    '<meta refines="#a" property="role">aut</meta><meta refines="#b" property="role">ill</meta><meta refines="#c" property="role">aut</meta>'
  expect(await read(['<p>Text</p>'], { facts: third })).toMatchObject({ byline: 'Ida Berg, Ann Ek' })
})

test('markup made to be slow takes time in proportion to it', () => {
  for (const piece of ['<a class="pagenum">', '<a class="', '<a class="pagenum">1</a>', ' class="page', '<a ']) {
    const chapter = piece.repeat(1_000_000 / piece.length)
    expect(processorMs(() => withoutPageNumbers(chapter))).toBeLessThan(3_000)
  }
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

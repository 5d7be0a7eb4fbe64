import { expect, test } from 'vitest'
import { processorMs } from '../../../../tests/support/processor-time.ts'
import { stripMarkup } from './strip-markup.ts'

test('scripts and styles leave the markup, data scripts are handed on', () => {
  const page = stripMarkup('<p>a</p><script type="application/ld+json">{"a":1}</script><style>p{}</style><p>b</p>')
  expect(page.html).toBe('<p>a</p><p>b</p>')
  expect(page.scripts).toEqual([{ type: 'application/ld+json', id: '', content: '{"a":1}' }])
})

test('a greater-than sign inside an attribute does not end the tag', () => {
  expect(stripMarkup('<script data-x="a>b">x</script><p title="1 > 0">text</p>').html).toBe('<p title="1 > 0">text</p>')
})

test('an unclosed script swallows the rest, as in a browser; an unclosed svg does not', () => {
  expect(stripMarkup('<p>a</p><script>var x').html).toBe('<p>a</p>')
  expect(stripMarkup('<svg><p>still here</p>').html).toBe('<p>still here</p>')
})

test('twenty thousand nested elements become a few hundred, with their text and what follows', () => {
  const page = `${'<div>'.repeat(20_000)}deep${'</div>'.repeat(20_000)}<p>after</p>`
  const { html } = stripMarkup(page)
  expect(html.match(/<div>/g)?.length).toBeLessThan(300)
  expect(html.match(/<div>/g)?.length).toBe(html.match(/<\/div>/g)?.length)
  expect(html).toContain('deep')
  expect(html).toContain('<p>after</p>')
})

test('end tags that match nothing cannot hide how deep a page is', () => {
  expect(stripMarkup('<div></span>'.repeat(5_000)).html.match(/<div>/g)?.length).toBeLessThan(300)
})

test('paragraphs and list items without end tags are not taken for depth', () => {
  const page = stripMarkup(`<ul>${'<li>item'.repeat(900)}</ul>${'<p>text'.repeat(900)}`)
  expect(page.html.match(/<li>/g)?.length).toBe(900)
  expect(page.html.match(/<p>/g)?.length).toBe(900)
})

test.each([
  ['unclosed quotes', '<a title="'],
  ['unclosed elements', '<svg><iframe>'],
  ['comments without end', '<!-- '],
  ['tags without end', '<a '],
])('megabytes of %s take no second', (_, piece) => {
  const markup = piece.repeat(Math.ceil(3_000_000 / piece.length))
  expect(processorMs(() => stripMarkup(markup))).toBeLessThan(2_000)
})

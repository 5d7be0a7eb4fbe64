import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minProcessorMs } from '../../../../tests/support/processor-time.ts'
import { afterProlog, withoutElements, withoutTags } from './plain-markup.ts'

test('tags and comments give way to a blank, one without an end stays', () => {
  expect(withoutTags('<p class="a">One<br>two</p> 3 < 4')).toBe(' One two  3 < 4')
  expect(withoutTags('a<!-- x -->b', '')).toBe('ab')
  const markup = fc.string({ unit: fc.constantFrom('<', '>', 'a', ' ') })
  fc.assert(
    fc.property(markup, (any) => {
      expect(withoutTags(any)).toBe(any.replace(/<[^>]*>/g, ' '))
    }),
  )
})

test('elements go with their content, up to the next end of their name', () => {
  const page = 'a<script src="x">if (1 < 2) "</p>"</SCRIPT>b<style>p{}</style >c<svg><title>t</title></svg>d'
  expect(withoutElements(page, ['script', 'style', 'svg', 'title'])).toBe('a b c d')
  expect(withoutElements(page, ['title'])).toBe(page.replace('<title>t</title>', ' '))
  expect(withoutElements('<script>1<script>2</script>3</script>4', ['script'])).toBe(' 3</script>4')
  expect(withoutElements('a<script>b<style>c</style>d', ['script', 'style'])).toBe('a<script>b d')
})

test.each([
  ['\ufeff <?xml version="1.0"?>\n<!-- > --> <rss>', '<rss>'],
  ['\u00ef\u00bb\u00bf<html>', '<html>'],
  ['<!DOCTYPE svg PUBLIC "x"> <svg>', '<svg>'],
  ['<!doctype html><p>', '<!doctype html><p>'],
  ['<!-- a --><!-- b', '<!-- b'],
  ['text', 'text'],
  ['', ''],
])('after what stands before a document, %j begins with %j', (markup, rest) => {
  expect(afterProlog(markup)).toBe(rest)
})

test('markup without any end is read once', () => {
  const most = 1_000
  for (const piece of ['<', '<!--', '<script>', '<!doctype x ', '<?xml>', '<!-- -->\n', '<script ', '</script>']) {
    const markup = piece.repeat(300_000 / piece.length)
    for (const read of [withoutTags, afterProlog, (text: string) => withoutElements(text, ['script', 'style'])]) {
      expect(minProcessorMs(() => read(markup), { enoughMs: most })).toBeLessThan(most)
    }
  }
})

import { expect, test } from 'vitest'
import { parsePage } from './parse-page.ts'

test.each([
  ['a whole page', '<!doctype html><html><head><title>T</title></head><body><p>a</p><p>b</p></body></html>'],
  ['a page without head', '<html><title>T</title><body><p>a</p><p>b</p></body></html>'],
  ['a page without any frame', '<!doctype html><title>T</title><p>a</p><p>b</p>'],
  ['a page without html', '<head><title>T</title></head><body><p>a</p><p>b</p></body>'],
  ['a page whose head is never closed', '<html><head><title>T</title><body><p>a</p><p>b</p></body></html>'],
  ['a page that goes on after its end', '<html><head><title>T</title></head><body><p>a</p></body></html><p>b</p>'],
  ['a page with two bodies', '<html><head><title>T</title></head><body><p>a</p></body><body><p>b</p></body></html>'],
])('%s has its title in the head and its paragraphs in the body', (_, html) => {
  const document = parsePage(html)
  expect(document.querySelector('head > title')?.textContent).toBe('T')
  expect([...document.body.querySelectorAll('p')].map((each) => each.textContent)).toEqual(['a', 'b'])
})

test('a page without a head keeps its hundred and fifty thousand lines', () => {
  const { body } = parsePage(`<html><title>Trees</title><body>${'line<br>'.repeat(150_000)}last</body></html>`)
  expect(body.textContent?.endsWith('last')).toBe(true)
})

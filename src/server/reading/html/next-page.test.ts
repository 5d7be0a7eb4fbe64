import { expect, test } from 'vitest'
import { findNextPage } from './next-page.ts'
import { parsePage } from './parse-page.ts'

function nextOf(url: string, html: string) {
  return findNextPage(parsePage(`<html><body>${html}</body></html>`), url)
}
const named = (href: string) => `<a rel="next" href="${href}">Next</a>`

test.each([
  ['https://news.example/trees', '/trees/2'],
  ['https://news.example/trees/', '/trees/page/2/'],
  ['https://news.example/trees.html', '/trees-2.html'],
  ['https://news.example/trees?id=7', '?id=7&page=2'],
  ['https://news.example/trees?page=2', '/trees?page=3'],
  ['https://news.example/trees/seite-2.html', '/trees/seite-3.html'],
])('%s goes on at %s', (url, href) => {
  expect(nextOf(url, named(href))).toBe(new URL(href, url).href)
})

test.each([
  ['https://news.example/trees', '/lakes'],
  ['https://news.example/trees', '/trees/3'],
  ['https://news.example/trees', 'https://other.example/trees/2'],
  ['https://news.example/2026/trees', '/2027/trees'],
  ['https://news.example/trees', '/trees/comment-page-2'],
])('%s does not go on at %s', (url, href) => {
  expect(nextOf(url, named(href))).toBeNull()
})

test('a page that says it is the first of several names the next one among their numbers', () => {
  const pager = '<div class="pagination">Page 1 of 3 <a href="/trees?p=2">2</a> <a href="/trees?p=3">3</a></div>'
  expect(nextOf('https://news.example/trees', pager)).toBe('https://news.example/trees?p=2')
  expect(nextOf('https://news.example/trees', pager.replace('Page 1 of 3', 'Comments'))).toBeNull()
})

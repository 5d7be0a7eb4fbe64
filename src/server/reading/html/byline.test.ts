import { expect, test } from 'vitest'
import { toByline } from './byline.ts'
import { extractArticle } from './extract.ts'

const bylineOf = (body: string, head = '') =>
  extractArticle(
    `<html lang="en"><title>Trees</title>${head}<body><h1>Trees</h1>${body}</body></html>`,
    'https://a.example/trees',
  ).byline

test.each([
  ['Ada Lake, MD, PhD', 'Ada Lake'],
  ['By Ada Lake, M.D., Science Editor', 'Ada Lake'],
  ['Posted on September 21, 2020 by Ada Lake', 'Ada Lake'],
  ['21.09.2020 von Ada Lake', 'Ada Lake'],
  ['Ada Lake | Town News', 'Ada Lake'],
])('%s is by %s', (written, name) => {
  expect(toByline([written])).toBe(name)
})

test.each(['LinkedIn GitHub', 'Profile', 'Contacting Us', 'Self Managed'])('%s is nobody', (words) => {
  expect(toByline([words])).toBeNull()
})

test('an author in an aside is believed where nobody else is named', () => {
  const aside = '<aside><a rel="author" href="/people/ada">Ada Lake</a></aside>'
  expect(bylineOf(aside)).toBe('Ada Lake')
  expect(bylineOf(`<p class="byline">By Ben Hill</p>${aside}`)).toBe('Ben Hill')
})

test('all authors count where the page declares only the first of them', () => {
  const declared =
    '<script type="application/ld+json">{"@type":"Article","headline":"Trees","author":{"name":"Ada Lake"}}</script>'
  expect(bylineOf('', `${declared}<meta name="author" content="Ada Lake,Ben Hill">`)).toBe('Ada Lake, Ben Hill')
  expect(bylineOf('<p>Written by <b>Dr Ada Lake</b>, <b>Ben Hill</b></p>', declared)).toBe('Dr Ada Lake, Ben Hill')
})

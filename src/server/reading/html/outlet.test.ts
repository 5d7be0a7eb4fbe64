import { expect, test } from 'vitest'
import { extractArticle } from './extract.ts'

const body = `<h1>Town plants trees</h1>${`<p>${'The council voted on Tuesday to plant twelve thousand trees along the main roads of the town. '.repeat(4)}</p>`.repeat(3)}`

function outletOf(head: string, url = 'https://www.lindecourier.example/trees'): string | null {
  return extractArticle(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`, url).siteName
}

const tab = (title: string) => `<title>${title}</title>`
const feed = (title: string) => `<link rel="alternate" type="application/rss+xml" title="${title}" href="/feed">`

test.each([
  [
    'the name the page declares',
    `${tab('Trees')}<meta property="og:site_name" content="The Linde Courier">`,
    'The Linde Courier',
  ],
  [
    'the next one, where it declares an address as its name',
    `${tab('Trees')}<meta property="og:site_name" content="www.lindecourier.example"><meta name="application-name" content="Linde Courier">`,
    'Linde Courier',
  ],
  [
    'without the bar it ends with',
    `${tab('Trees')}<meta property="og:site_name" content="Linde Courier |">`,
    'Linde Courier',
  ],
  ['the end of the tab’s title that its host is made of', tab('Town plants trees | Linde Courier'), 'Linde Courier'],
  ['its beginning', tab('Linde Courier: Town plants trees'), 'Linde Courier'],
  ['its feed’s name', `${tab('Town plants trees')}${feed('Linde Courier » Feed')}`, 'Linde Courier'],
  ['its host, where the end of the title is a section', tab('Town plants trees | Politics'), 'lindecourier.example'],
])('a page’s outlet is %s', (_, head, name) => {
  expect(outletOf(head)).toBe(name)
})

test('a newsletter on another’s host goes by its feed’s name, and initials can make a host', () => {
  const head = `${tab('Town plants trees')}${feed('Shade and Roots')}`
  expect(outletOf(head, 'https://roots.substack.com/p/trees')).toBe('Shade and Roots')
  expect(outletOf(tab('Trees | Zeitung für Kommunale Wirtschaft'), 'https://www.zfkw.example/trees')).toBe(
    'Zeitung für Kommunale Wirtschaft',
  )
})

test('an archived page goes by its original', () => {
  const url = 'https://web.archive.org/web/20200101120000/https://www.lindecourier.example/trees'
  expect(outletOf(tab('Town plants trees | Linde Courier'), url)).toBe('Linde Courier')
  expect(outletOf(tab('Town plants trees'), url)).toBe('lindecourier.example')
})

import { expect, test } from 'vitest'
import { extractArticle } from './extract.ts'

/** Each of 69 words. */
function paragraphs(count: number): string {
  const sentence = 'The council voted on Tuesday to plant twelve thousand trees along the main roads of the town. '
  return Array.from({ length: count }, (_, at) => `<p>${at}. ${sentence.repeat(4)}</p>`).join('')
}

function statusOf({
  locked = {},
  content = '',
  outside = '',
}: {
  locked?: object
  content?: string
  outside?: string
}) {
  const data = JSON.stringify({ '@type': 'NewsArticle', headline: 'Trees', isAccessibleForFree: false, ...locked })
  const html = `<html lang="en"><title>Trees</title><script type="application/ld+json">${data}</script><body><article>${content}</article>${outside}</body></html>`
  return extractArticle(html, 'https://news.example/town/trees').status
}

const part = { hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.locked' } }
const sent = `<div class="locked">${paragraphs(7)}</div>`

test('a locked article whose locked part is on the page is read whole', () => {
  expect(statusOf({ locked: part, content: sent })).toBe('ok')
})

test('a locked article that sends only its opening is paywalled', () => {
  expect(statusOf({ locked: part, content: paragraphs(6) })).toBe('paywalled')
})

test('a page that asks to subscribe for the rest is paywalled, whatever it calls locked', () => {
  const outside = '<p>Subscribe to continue reading.</p>'
  expect(statusOf({ locked: part, content: sent, outside })).toBe('paywalled')
})

test('a whole body called locked says nothing about its parts', () => {
  const locked = { hasPart: { ...part.hasPart, cssSelector: 'body' } }
  expect(statusOf({ locked, content: paragraphs(6) })).toBe('paywalled')
})

test('the count of words that a page declares tells whether a locked article is whole', () => {
  expect(statusOf({ locked: { wordCount: 400 }, content: paragraphs(6) })).toBe('ok')
  expect(statusOf({ locked: { wordCount: 1400 }, content: paragraphs(6) })).toBe('paywalled')
})

test('a selector that is none leaves a locked article locked', () => {
  const locked = { hasPart: { ...part.hasPart, cssSelector: '..(' } }
  expect(statusOf({ locked, content: sent })).toBe('paywalled')
})

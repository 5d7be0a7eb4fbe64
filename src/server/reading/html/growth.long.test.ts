import { expect, test } from 'vitest'
import { processorMs } from '../../../../tests/support/processor-time.ts'
import { findExcessGrowth } from '../../../../tests/support/work-growth.ts'
import { extractArticle } from './extract.ts'

/** A page of four times the size may take four times the work, never sixteen. */
const maxChars = 80_000

const sentence = 'The council voted on Tuesday to plant twelve thousand trees along the main roads of the town.'
const pageOf = (content: string, head = '') =>
  `<html lang="en"><head><title>Trees in town</title>${head}</head><body><article><h1>Trees in town</h1><p>${sentence}</p>${content}</article></body></html>`

function many(chars: number, part: (index: number) => string): string {
  const parts: string[] = []
  for (let length = 0, index = 0; length < chars; index += 1) {
    const text = part(index)
    parts.push(text)
    length += text.length
  }
  return parts.join('')
}

const shapes: Record<string, (chars: number) => string> = {
  'words marked within one paragraph': (n) => pageOf(`<p>${many(n, (at) => `<span class="a b">w${at}</span> `)}</p>`),
  'streamed parts without a place': (n) => pageOf(many(n, (at) => `<div hidden id="S:${at}">x</div>`)),
  'boundaries that never end': (n) =>
    pageOf(
      many(n / 2, (at) => `<template id="B:${at}"></template>`) +
        many(n / 2, (at) => `<div hidden id="S:${at}">x</div>`),
    ),
  'a title of many parts': (n) => `<html><title>${'ab &amp; c | '.repeat(n / 11)}</title><h1>Trees in town</h1>`,
  'a declared headline of many parts': (n) =>
    pageOf('', `<script type="application/ld+json">{"@type":"Article","headline":"${'ab - '.repeat(n / 5)}"}</script>`),
  'paragraphs never closed': (n) => pageOf(many(n, (at) => `<p>word ${at} `)),
  'elements never closed': (n) => pageOf('<div><b>'.repeat(n / 8)),
  'comments never closed': (n) => pageOf('<!--'.repeat(n / 4)),
  'quotes never closed': (n) => pageOf('<a href="'.repeat(n / 9)),
  'attributes without end': (n) => pageOf(many(n, (at) => `<p a${at}="b" `)),
  'one long word': (n) => pageOf(`<p>${'a'.repeat(n)}</p>`),
  'nothing but space': (n) => pageOf(`<p>a${' \n'.repeat(n / 2)}b</p><pre>${'\n '.repeat(n / 2)}x</pre>`),
  'headlines that lead elsewhere': (n) => pageOf(many(n, (at) => `<h2><a href="/${at}">A headline ${at}</a></h2>`)),
  'people and days': (n) =>
    pageOf(many(n, (at) => `<a rel="author">Nobody ${at} of</a><time>no ${at}</time><i class="date">no ${at}</i>`)),
  'rules that hide': (n) =>
    pageOf(
      many(n / 2, (at) => `<p class="a${at % 50} b">x</p>`),
      `<style>${many(n / 2, (at) => `.a${at % 50} .b{opacity:0}`)}</style>`,
    ),
  'lists in lists': (n) => pageOf(many(n, () => `${'<ol><li>'.repeat(30)}x${'</ol>'.repeat(30)}`)),
  'boxes of links': (n) => pageOf(many(n, (at) => `<div class="sidebar"><a href="/${at}">Word ${at}</a></div>`)),
}

test.each(Object.entries(shapes))('work grows no faster than the page: %s', (_, shape) => {
  const growth = findExcessGrowth((part) => {
    const page = shape(maxChars * part)
    // too short to be measured is short enough
    return Math.max(
      10,
      processorMs(() => extractArticle(page, 'https://news.example/2022/05/03/trees')),
    )
  })
  expect(growth).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { extractArticle } from './extract.ts'

const url = 'https://courier.example/trees'
const title = 'Trees for the whole town'
const paragraphs = [
  'The council voted on Tuesday to plant twelve thousand trees along the main roads of the town before the spring of next year.',
  'The plan costs four million euros, of which the region pays half, and replaces the trees that were lost in three dry summers.',
  'Residents had asked for shade for years; a petition in the summer gathered nine thousand names within a single month.',
  'The first trees will be planted in November, when the ground is wet enough, beginning with the streets around the station.',
]
const prose = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
const otherProse = paragraphs.map((paragraph) => `<p>Bees: ${paragraph.replaceAll('trees', 'hives')}</p>`).join('')

function read({ head = '', top = '', middle = '', end = '', page }: Partial<Record<string, string>>) {
  const body = page ?? `<main><article><h1>${title}</h1>${top}${prose}${middle}</article></main>${end}`
  return extractArticle(`<html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`, url)
}

const data = (...nodes: object[]) =>
  nodes.map((node) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`).join('')
const own = {
  '@type': 'NewsArticle',
  headline: title,
  datePublished: '2026-05-12T21:40:00+02:00',
  author: { '@type': 'Person', name: 'Edda Holm' },
}
const other = {
  '@type': 'NewsArticle',
  headline: 'Bees return to the town hall',
  url: 'https://courier.example/bees',
  mainEntityOfPage: 'https://courier.example/bees',
  datePublished: '2024-01-01',
  author: { '@type': 'Person', name: 'Tomas Reed' },
  publisher: { '@type': 'Organization', name: 'Courier' },
  articleBody: `${otherProse} ${otherProse}`,
}

describe('of what a page declares, its own article counts', () => {
  test.each([
    [
      'beside one in a list',
      data(own, { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: other }] }),
    ],
    ['beside another one', data(other, own)],
    [
      'beside its updates',
      data({ ...own, '@type': 'LiveBlogPosting', liveBlogUpdate: [{ ...other, '@type': 'BlogPosting' }] }),
    ],
    ['beside one that it mentions', data({ ...own, mentions: [other], citation: other })],
    ['beside its parts', data({ ...own, hasPart: [{ ...other, url: undefined, mainEntityOfPage: undefined }] })],
    ['beside a comment on it', data({ ...own, comment: [{ ...other, '@type': 'CreativeWork' }] })],
    ['told by its address', data(other, { ...own, headline: 'Town plants', url })],
    [
      'in a list, told by its headline',
      data({ '@type': 'ItemList', itemListElement: [{ item: other }, { item: own }] }),
    ],
  ])('%s', (_, head) => {
    expect(read({ head })).toMatchObject({ byline: 'Edda Holm', published: '2026-05-12' })
  })

  test('and another one is none', () => {
    expect(read({ head: data(other) })).toMatchObject({ byline: null, published: null, title })
    expect(read({ head: data(other) }).text).not.toContain('Bees')
  })

  test('but a headline that search engines are given is its own', () => {
    const head = data({ ...own, headline: 'Council says yes to 12,000 oaks and limes', url })
    expect(read({ head })).toMatchObject({ byline: 'Edda Holm', published: '2026-05-12' })
  })
})

describe('the day of publication', () => {
  const published = (parts: Parameters<typeof read>[0]) => read(parts).published

  test.each([
    ['the first day of computers', '1970-01-01T00:00:00Z'],
    ['the evening before it', '1969-12-31T19:00:00-05:00'],
    ['a day that does not exist', '2026-02-30'],
  ])('is the one that is shown, not %s', (_, declared) => {
    const head = `<meta property="article:published_time" content="${declared}">`
    expect(published({ head, top: '<p class="date">12 May 2026</p>' })).toBe('2026-05-12')
    expect(published({ head: data({ ...own, datePublished: declared }), top: '<time>12 May 2026</time>' })).toBe(
      '2026-05-12',
    )
  })

  test.each([
    '<p class="meta">Updated: 14 May 2026, first published 12 May 2026</p>',
    '<p class="meta">Published 12 May 2026, updated 14 May 2026</p>',
    '<p>Updated <time datetime="2026-05-14">14 May</time>, published <time datetime="2026-05-12">12 May</time></p>',
    '<time class="updated" datetime="2026-05-14">14 May</time> <time class="entry-date" datetime="2026-05-12">12 May</time>',
    '<p class="meta">Aktualisiert am 14.05.2026, veröffentlicht am 12.05.2026</p>',
    '<p class="meta">Mis à jour le 14 mai 2026, publié le 12 mai 2026</p>',
    '<p class="meta">12 May 2026 (last edited 14 May 2026)</p>',
  ])('is that of publication beside one of a change: %s', (top) => {
    expect(published({ top })).toBe('2026-05-12')
  })

  test('is that of a change where there is no other', () => {
    expect(published({ top: '<p class="meta">Updated: 14 May 2026</p>' })).toBe('2026-05-14')
    expect(published({ top: '<p>Updated <time datetime="2026-05-14">14 May</time></p>' })).toBe('2026-05-14')
  })

  test.each([
    [
      'a sentence',
      '<p>On <time datetime="2026-06-12">12 June 2026</time> the council votes on it for a second time.</p>',
    ],
    ['a table', '<table><tr><td><time datetime="2026-06-12">12 June</time></td><td>Vote</td></tr></table>'],
    [
      'an embedded post',
      '<blockquote class="tweet"><p>Trees!</p><time datetime="2026-04-01">1 April</time></blockquote>',
    ],
    ['an event', '<div itemscope itemtype="https://schema.org/Event"><time datetime="2026-06-12">12 June</time></div>'],
    ['something to come', '<div><time datetime="2999-06-12">12 June 2999</time></div>'],
  ])('is not that of %s', (_, middle) => {
    expect(published({ middle })).toBeNull()
    expect(published({ middle, top: '<p class="byline">By Edda Holm, <time>12 May 2026</time></p>' })).toBe(
      '2026-05-12',
    )
  })
})

test.each([
  '<p class="byline">By <a href="/a">Edda Holm</a>, <a href="/b">Tomas Reed</a> and <a href="/c">Ilse Vang</a></p>',
  '<p>By <a rel="author" href="/a">Edda Holm</a>, <a rel="author" href="/b">Tomas Reed</a> and <a rel="author" href="/c">Ilse Vang</a></p>',
  '<p class="byline">By <span class="author">Edda Holm</span>, <span class="author">Tomas Reed</span> and <span class="author">Ilse Vang</span></p>',
  '<p class="byline">Von Edda Holm, Tomas Reed und Ilse Vang</p>',
])('all authors of a line are named: %s', (top) => {
  expect(read({ top }).byline?.replace(/,? (?:and|und) /, ', ')).toBe('Edda Holm, Tomas Reed, Ilse Vang')
})

test('all authors of the page’s head are named', () => {
  const head = '<meta name="author" content="Edda Holm"><meta name="author" content="Tomas Reed">'
  expect(read({ head }).byline).toBe('Edda Holm, Tomas Reed')
})

describe('another article on the page', () => {
  const texts = {
    'an article below it': `<article><h1>${title}</h1>${prose}</article><article><h1>Bees on the roof</h1>${otherProse}</article>`,
    'an article above it': `<article><h2>Bees on the roof</h2>${otherProse}</article><article><h2>${title}</h2>${prose}</article>`,
    'a box like its own': `<div class="story"><h1>${title}</h1>${prose}</div><div class="story"><h1>Bees on the roof</h1>${otherProse}</div>`,
  }
  test.each(Object.entries(texts))('is not read: %s', (_, page) => {
    const { text, leftOut } = read({ page })
    expect(text).toBe(paragraphs.join('\n\n'))
    expect(leftOut).toEqual({ otherArticles: 1 })
  })

  test('is none where the parts of one have headlines', () => {
    const parts = `<article><h1>${title}</h1><section><h1>The plan of the town</h1>${prose}</section><section><h1>The bees of it</h1>${otherProse}</section></article>`
    expect(read({ page: parts }).text).toContain('Bees')
  })
})

test('a published document has its own title, and not the heading of its first part', () => {
  const page = `<div id="title">${title}</div><div class="doc-content"><p class="title">${title}</p><h1>What was decided</h1>${prose}</div>`
  expect(read({ page }).title).toBe(title)
})

test('addresses are relative to the one that the page names for it', () => {
  const head = '<base href="https://static.courier.example/2026/"><meta property="og:image" content="oaks.jpg">'
  expect(read({ head }).leadImage).toBe('https://static.courier.example/2026/oaks.jpg')
})

test('quotations and remarks in a figure are text, and captions are none', () => {
  const quotation = `<figure><blockquote><p>We will not fell a tree that nobody has complained about.</p></blockquote><figcaption>Edda Holm, chair</figcaption></figure>`
  const remark = `<figure class="callout"><div><span>💡</span></div><div>The town has set aside four million euros for it.</div></figure>`
  const caption =
    '<figure><img src="a.jpg"><figcaption>Oaks by the station, seen from the bridge.</figcaption></figure>'
  const { text } = read({ middle: `${quotation}${remark}${caption}${prose}` })
  expect(text).toContain('We will not fell a tree')
  expect(text).toContain('set aside four million')
  expect(text).not.toContain('seen from the bridge')
})

test('a short list stays with its heading', () => {
  const points =
    '<div class="key-points"><h2>Key points</h2><ul><li>12,000 trees.</li><li>Half is paid by the region.</li></ul></div>'
  const figures = '<div class="box"><h3>In figures</h3><p>Oaks: 7,000</p><p>Limes: 5,000</p></div>'
  const { text } = read({ top: points, middle: `${figures}${prose}` })
  expect(text).toMatch(/^Key points\n\n12,000 trees\.\n\nHalf is paid by the region\./)
  expect(text).toContain('In figures\n\nOaks: 7,000\n\nLimes: 5,000')
})

test('what a declared shadow root shows is read, with its host’s content in its slots', () => {
  const page = `<x-menu><template shadowrootmode="open"><nav><a href="/">Home</a></nav></template></x-menu>
    <x-article><template shadowrootmode="open"><article><h1>${title}</h1><slot></slot><p>Read by <slot name="who">nobody</slot> in the end, as the minutes of the meeting say.</p></article></template>
    ${prose}<b slot="who">Edda Holm</b><i slot="unused">unused words</i></x-article>`
  const { text, status } = read({ page })
  expect(status).toBe('ok')
  expect(text).toContain(paragraphs[0])
  expect(text).toContain('Read by Edda Holm in the end')
  expect(text).not.toContain('unused')
})

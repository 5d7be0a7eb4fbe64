import { describe, expect, test } from 'vitest'
import { extractArticle } from './extract.ts'

const url = 'https://news.example/town/trees'
const body =
  `<p>${'The council voted on Tuesday to plant twelve thousand trees along the main roads of the town. '.repeat(4)}</p>`.repeat(
    3,
  )

function read(content: string, head = '<title>Town plants trees</title>', address = url) {
  return extractArticle(
    `<!doctype html><html lang="en"><head>${head}</head><body>${content}${body}</body></html>`,
    address,
  )
}

function declared(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: 'Town plants trees', ...data })}</script>`
}

describe('title', () => {
  test.each([
    [
      'the only headline of the page, though search engines are told another',
      '<h1>How shade returns to our streets</h1>',
      '<title>Tree planting: prices, kinds and dates | Example News</title>',
      'How shade returns to our streets',
    ],
    [
      'what the page declares, where the only headline is the name of the site',
      '<h1>Example News</h1>',
      '<title>Town plants twelve thousand new trees</title><meta property="og:site_name" content="Example News">',
      'Town plants twelve thousand new trees',
    ],
    [
      'a smaller heading that ends the title of the tab',
      '<h1>Green Years Remaining</h1><h2>How shade returns to our streets</h2>',
      '<title>Green Years Remaining » Archive » How shade returns to our streets</title>',
      'How shade returns to our streets',
    ],
    [
      'the headline that begins a longer title, of several on the page',
      '<h1>How shade returns to our streets</h1><h1>Most read today</h1>',
      '<title>How shade returns to our streets : 31.10.2023, 10.19 h, Town and Country pages</title>',
      'How shade returns to our streets',
    ],
    [
      'the headline without another site after a bar',
      '<h1>How shade returns here | TREES.EXAMPLE</h1>',
      '<title>How shade returns here</title>',
      'How shade returns here',
    ],
  ])('%s', (_, content, head, title) => {
    expect(read(content, head).title).toBe(title)
  })
})

describe('author', () => {
  const bySite = declared({ author: { '@type': 'Organization', name: 'Example Media Group' } })

  test.each([
    [
      'a person shown on the page comes before the organization declared',
      '<div class="author">Ada Lake</div>',
      bySite,
      'Ada Lake',
    ],
    [
      'the organization is named where the page shows no person',
      '<h1>Town plants trees</h1>',
      bySite,
      'Example Media Group',
    ],
    [
      'the name of the site is no person in a byline either',
      '<span class="author-name">News Example</span><span class="author-name">Ada Lake</span>',
      '<meta name="author" content="News Example"><meta property="og:site_name" content="News Example">',
      'Ada Lake',
    ],
    ['a name under which somebody writes', '<a rel="author" href="/author/7">treefriend</a>', '', 'treefriend'],
    ['a line that says who posted, with the day', '<h1>Trees</h1><p>Posted by Konrad 21.10.2019</p>', '', 'Konrad'],
    [
      'words that touch the name',
      '<div class="byline"><span>By</span><a href="/u/1">Ada Lake</a></div>',
      '',
      'Ada Lake',
    ],
    [
      'what she does is not her name',
      '<span class="author-name">Ada Lake, Senior Science Editor</span>',
      '',
      'Ada Lake',
    ],
    ['a role that signs alone stays', '<h1>Trees</h1>', '<meta name="author" content="Staff Writer">', 'Staff Writer'],
    ['what stands before a name', '<h1>Trees</h1><p>Ein Artikel von <b>Ada Lake</b> | 27.01.2022</p>', '', 'Ada Lake'],
    [
      'all authors of one line',
      '<p><a href="/autoren/a">Ada Lake</a>, <a href="/autoren/b">Ben Hill</a></p>',
      '',
      'Ada Lake, Ben Hill',
    ],
    [
      'a label anywhere on the page',
      `${body}${'<p>One more line.</p>'.repeat(30)}<p>Autorin: Ada Lake</p>`,
      '',
      'Ada Lake',
    ],
    ['the desk that signs where no person does', '<h1>Trees</h1><p>Von Redaktion</p>', '', 'Redaktion'],
    [
      'a person shown before an association that is named as the author',
      `<h1>Trees</h1>${'<p>One more line.</p>'.repeat(30)}<p>Autorin: Ada Lake</p>`,
      '<meta name="author" content="Bund der Bäume e.V.">',
      'Ada Lake',
    ],
    [
      'the person who signs, not the account that put the page online',
      '<h1>Trees</h1><p>By: Ada Lake</p>',
      declared({ author: { '@type': 'Person', name: 'Web Intern' } }),
      'Ada Lake',
    ],
    [
      'the declared author, where the page shows her too',
      '<h1>Trees</h1><p>By Ben Hill</p><p>Ada Lake</p>',
      declared({ author: { '@type': 'Person', name: 'Ada Lake' } }),
      'Ada Lake',
    ],
    [
      'the name in full, where only half of it is declared',
      '<h1>Trees</h1><div>By</div><div>Ada Lake</div>',
      declared({ author: { '@type': 'Person', name: 'Ada' } }),
      'Ada Lake',
    ],
    [
      'the link after the word By, without what else stands on its line',
      '<h1>Trees</h1><p>By <a href="/who/7">Ada Lake</a> View In Digital Edition</p>',
      '',
      'Ada Lake',
    ],
    [
      'not who reviewed the text',
      '<div>By <a href="/author/a">Ada Lake</a>. Reviewed by <a href="/author/b">Ben Hill</a></div>',
      '',
      'Ada Lake',
    ],
    ['nor in a line without links', '<h1>Trees</h1><p>By Ada Lake. Reviewed by Ben Hill</p>', '', 'Ada Lake'],
    ['a button of the site is no author', '<div class="author">Subscribe</div><a rel="author">Ada</a>', '', 'Ada'],
    ['a date is no author', '<h1>Trees</h1><div class="author">FR IT EN</div>', '', null],
  ])('%s', (_, content, head, byline) => {
    expect(read(content, `<title>Trees</title>${head}`).byline).toBe(byline)
  })
})

test('a name alone under the last paragraph is the author, a heading between paragraphs is none', () => {
  const signed = (after: string) =>
    extractArticle(`<html><title>Trees</title><body><h1>Trees</h1>${body}<p>Ada Lake</p>${after}</body></html>`, url)
  expect(signed('').byline).toBe('Ada Lake')
  expect(signed(body).byline).toBe(null)
})

describe('day of publication', () => {
  test.each([
    ['of two digits for the year', '<h1>Trees</h1><p>31.10.23</p>', '', '2023-10-31'],
    ['in Russian', '<h1>Trees</h1><p>15 августа 2016, 13:43</p>', '', '2016-08-15'],
    [
      'in brackets before the first sentence',
      `<h1>Trees</h1><p>(21 November 2022) ${'Shade returns to our streets. '.repeat(9)}</p>`,
      '',
      '2022-11-21',
    ],
    [
      'on a line of its own far from the headline',
      `<h1>Trees</h1>${body.repeat(7)}<p>17.01.2021</p>`,
      '',
      '2021-01-17',
    ],
    [
      'as readers see it, where the moment is given in UTC',
      '<time>3 May 2022</time>',
      '<meta property="article:published_time" content="2022-05-04T00:53:29Z">',
      '2022-05-03',
    ],
    [
      'as declared, where another day on the page is further away',
      '<time>9 May 2022</time>',
      '<meta property="article:published_time" content="2022-05-04T00:53:29Z">',
      '2022-05-04',
    ],
    [
      'before the day of the last change',
      '<time datetime="2022-01-21">21 January</time>',
      '<meta http-equiv="last-modified" content="2022-01-26">',
      '2022-01-21',
    ],
  ])('%s', (_, content, head, published) => {
    expect(read(content, `<title>Trees</title>${head}`).published).toBe(published)
  })
})

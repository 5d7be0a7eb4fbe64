import { describe, expect, test } from 'vitest'
import { withoutBoilerplate } from './boilerplate.ts'
import { extractArticle } from './extract.ts'
import { parsePage } from './parse-page.ts'
import { joinBlocks, toBlocks } from './to-text.ts'

const url = 'https://news.example/town/trees'
const paragraphs = [
  'The council voted on Tuesday to plant twelve thousand trees along the main roads of the town before the spring of next year.',
  'The plan costs four million euros, of which the region pays half, and replaces the trees that were lost in three dry summers.',
  'Residents had asked for shade for years; a petition in the summer gathered nine thousand names within a single month.',
  'The first trees will be planted in November, when the ground is wet enough, beginning with the streets around the station.',
]
const [first, second, third, fourth] = paragraphs.map((text) => `<p>${text}</p>`)

function textOf(content: string, head = ''): string {
  return extractArticle(`<html lang="en"><title>Trees</title>${head}<body>${content}</body></html>`, url).text
}

test('a heading stays, whatever its class says', () => {
  const heading = '<h2 class="header-anchor">Who pays for the trees</h2>'
  expect(textOf(`<article>${first}${second}${heading}${third}${fourth}</article>`)).toContain('Who pays for the trees')
})

test('a part that a page builder calls a widget stays, a box of widgets goes', () => {
  const parts = `<div class="builder-widget-text">${first}${second}</div>`
  const text = textOf(
    `<article>${parts}${third}${fourth}<div class="widget"><p>Weather: rain in the north</p></div></article>`,
  )
  expect(text).toBe(paragraphs.join('\n\n'))
})

test('a link within a sentence keeps its words, whatever its class says', () => {
  const sentence = `<p>As <a class="related-link" href="/who">the gardeners of the town</a> said: ${paragraphs[0]}</p>`
  expect(textOf(`<article>${sentence}${second}${third}</article>`)).toContain('As the gardeners of the town said')
})

test('the number of a footnote goes, and an exponent stays one', () => {
  const marked =
    '<p>Nobody counted them anyway<sup><a href="#note-1">1</a></sup> and 10<sup>6</sup> are too many to count.</p>'
  expect(textOf(`<article>${first}${marked}${second}${third}</article>`)).toContain('anyway and 10⁶ are')
})

test.each([
  'If you enjoyed this article, please tell your neighbours.',
  'Get the Town Weekly delivered through your letterbox, 12 issues for 11 euros.',
  'Sign up for our free weekly newsletter about trees.',
  'Like this story? Share it with a friend!',
])('what asks the reader for something is left out between paragraphs as well: %s', (plea) => {
  expect(textOf(`<article>${first}${second}<p>${plea}</p>${third}${fourth}</article>`)).toBe(paragraphs.join('\n\n'))
})

test('the opening of an article that stands in a box of its own is read', () => {
  const box = `<header><h1>Town plants trees</h1><div class="lead-box">${first}${second}${third}</div></header>`
  const rest = `<section>${fourth}${fourth?.repeat(3).replaceAll('November', 'March')}</section>`
  const text = textOf(`<div>${box}</div><div><div>${rest}</div></div>`)
  expect(text.startsWith(paragraphs.join('\n\n'))).toBe(true)
})

test('a single short line over the article stays out', () => {
  const box =
    '<header><h1>Town plants trees</h1><div>Shade is coming back to the streets of our town, though it has its price.</div></header>'
  const rest = `<section>${first}${second}${third}${fourth}</section>`
  expect(textOf(`<div>${box}</div><div><div>${rest}</div></div>`)).toBe(paragraphs.join('\n\n'))
})

test('the hints of a form for signing in are no part of the article', () => {
  const hint = '<p>The password must hold at least eight characters, one of them a capital letter.</p>'
  const form = `<form>${hint}<input type="password"></form>`
  expect(textOf(`<article><h1>Trees</h1>${form}${first}${second}${third}${fourth}</article>`)).toBe(
    paragraphs.join('\n\n'),
  )
})

test.each([
  'This entry was posted in Trees by Ada.',
  'Rezept drucken',
  'Photograph by Ada Lake',
  'Follow the Gardeners on Facebook for more',
  '➡️ <a href="/more">Learn more about trees</a>',
])('buttons, print marks and pointers between paragraphs go: %s', (line) => {
  const isAtEnd = line.startsWith('Follow')
  const text = textOf(
    `<article>${first}${second}${isAtEnd ? '' : `<p>${line}</p>`}${third}${fourth}${isAtEnd ? `<p>${line}</p>` : ''}</article>`,
  )
  expect(text).toBe(paragraphs.join('\n\n'))
})

describe('what stands around the prose is told by where it stands', () => {
  const parts = `${first}${second}${third}${fourth}`
  const mid = (inside: string) => `<article>${first}${second}${inside}${third}${fourth}</article>`
  const below = (inside: string) => `<article><div>${parts}</div>${inside}</article>`

  test.each([
    ['labels in a box of their own', mid('<div><p>Ada Lake</p><p>12 shares</p></div>')],
    ['a caption', mid('<figure><div>Young trees at the station, seen from the bridge last week.</div></figure>')],
    [
      'a box below the one that holds the text',
      below(
        '<div><p>Green Towns</p><p>Green Towns advises councils on trees and has done so for thirty years and three months.</p></div>',
      ),
    ],
    ['lines below the last paragraph that are no sentences', `<article>${parts}<p>Town Weekly</p></article>`],
    [
      'the last line in italics',
      `<article>${parts}<p><em>Ada Lake lives by a lake and writes about it.</em></p></article>`,
    ],
  ])('%s goes', (_, html) => {
    expect(textOf(html)).toBe(paragraphs.join('\n\n'))
  })

  test('questions with their answers below the text stay', () => {
    const question = (about: string) =>
      `<h3>What about ${about}?</h3><p>The council thinks of ${about} as well and will say more about it in the coming year, it says.</p>`
    const questions = `<section>${question('bushes')}${question('lawns')}</section>`
    const page = parsePage(below(questions).replace(fourth ?? '', `${fourth?.repeat(12)}`))
    expect(joinBlocks(withoutBoilerplate(toBlocks(page.body)))).toContain('thinks of lawns as well')
  })

  test('a page made of short lines keeps them', () => {
    const facts = Array.from({ length: 30 }, (_, at) => `<div><p>Street ${at}</p><p>${at} new trees</p></div>`)
    expect(textOf(mid(facts.join('')))).toContain('Street 29')
  })
})

test('what an article says twice it says twice', () => {
  expect(
    textOf(`<article>${first}${second}${third}${first}${fourth}</article>`).split(paragraphs[0] ?? ''),
  ).toHaveLength(3)
})

test('a page that sends its article twice, for phones and for desks, is read once', () => {
  const article = `${first}${second}${third}${fourth}`
  expect(textOf(`<main><div class="desk">${article}</div><div class="phone">${article}</div></main>`)).toBe(
    paragraphs.join('\n\n'),
  )
})

test('rules for comments and rights end no article', () => {
  const tail =
    '<p>This text is subject to copyright.</p><p>Comments that insult others are not published, see our policy: comments policy.</p>'
  expect(textOf(`<article>${first}${second}${third}${fourth}${tail}</article>`)).toBe(paragraphs.join('\n\n'))
})

test('a declared body whose tags are encoded once more is read as its paragraphs', () => {
  const articleBody = paragraphs.map((text) => `&lt;p&gt;${text}&lt;/p&gt;`).join('')
  const data = JSON.stringify({ '@type': 'NewsArticle', headline: 'Trees', articleBody })
  expect(textOf('<div></div>', `<script type="application/ld+json">${data}</script>`)).toBe(paragraphs.join('\n\n'))
})

import { expect, test } from 'vitest'
import { questionOf, refusalOf } from './refusals.ts'

const article = 'https://news.example.com/2026/03/city-to-plant-twelve-thousand-trees'

test.each([
  ['consent', 'consent or sign-in form'],
  ['empty', 'No article was found at this address. Check it, or paste its text instead.'],
  ['unsupported', 'holds no article to read'],
] as const)('a page that is %s is refused, with what to do', (status, sentence) => {
  const refusal = refusalOf({ status, url: article })
  expect(refusal).toMatchObject({ code: 'source_unreadable', message: expect.stringContaining(sentence) })
  expect(refusal?.message).toMatch(/paste its text instead/i)
  expect(questionOf({ status, url: article, words: 400 })).toBeNull()
})

test('a part of an article and the free part of one are asked about in different words', () => {
  const cut = questionOf({ status: 'partial', url: article, words: 400 })
  const paywalled = questionOf({ status: 'paywalled', url: article, words: 400 })
  expect(cut).toMatchObject({ code: 'source_partial', message: expect.stringContaining('Only part of this article') })
  expect(paywalled).toMatchObject({ code: 'source_partial', message: expect.stringContaining('behind a paywall') })
  expect(refusalOf({ status: 'paywalled', url: article })).toBeNull()
})

test('an article of which nothing is free is refused', () => {
  const refusal = refusalOf({ status: 'paywalled', url: article, words: 0 })
  expect(refusal).toMatchObject({
    code: 'source_unreadable',
    message: expect.stringContaining('Nothing of this article'),
  })
  expect(refusalOf({ status: 'paywalled', url: article, words: 1 })).toBeNull()
})

test('a whole article is neither refused nor asked about', () => {
  expect([refusalOf({ status: 'ok', url: null }), questionOf({ status: 'ok', url: null, words: 400 })]).toEqual([
    null,
    null,
  ])
})

test.each([
  'https://news.example.com/',
  'https://news.example.com/index.html',
  'https://news.example.com/tag/cooler-cities',
  'https://news.example.com/blog/page/2',
])('%s reads like a front page or a list', (url) => {
  expect(questionOf({ status: 'partial', url, words: 60 })?.message).toContain('a front page or a list')
  expect(refusalOf({ status: 'empty', url })?.message).toContain('Open one article and use its address')
})

test('a section of a site reads like a list only when it has as much text as one', () => {
  const url = 'https://news.example.com/politics/europe/'
  expect(questionOf({ status: 'partial', url, words: 600 })?.message).toContain('a front page or a list')
  expect(questionOf({ status: 'partial', url, words: 60 })?.message).toContain('Only part of this article')
  expect(refusalOf({ status: 'empty', url })?.message).toContain('No article was found')
})

test.each([
  article,
  'https://news.example.com/a-town-plants-trees',
  'https://news.example.com/news/4711',
  'https://news.example.com/news/world/a1b2c3',
])('%s reads like an article', (url) => {
  expect(questionOf({ status: 'partial', url, words: 600 })?.message).toContain('Only part of this article')
})

import { describe, expect, test } from 'vitest'
import { createGrounding } from '#shared/grounding/ground-post'
import { checkPost, listClaims, sourcesOf } from './check-post.ts'
import { ownWordsOf } from './own-words.ts'

const detail = {
  sourceText: 'Revenue rose 12 percent in the third quarter, the harbour said.\nIt employs 61 people.',
  article: {
    title: 'A good quarter',
    byline: 'Ida Brandt',
    siteName: 'The Harbour Courier',
    published: '2026-11-18',
  },
  citedTexts: [
    {
      index: 2,
      title: 'Ships in figures',
      url: 'https://figures.example/ships',
      text: 'Tolls fell 7 percent in Genoa.',
    },
    { index: 3, title: null, url: 'https://www.ferries.example/', text: 'The ferries carried 4,500 people on Sunday.' },
  ],
}

function check(post: string, opinion: string | null = null, more: object[] = []) {
  const sources = sourcesOf({ ...detail, moreArticles: more } as unknown as Parameters<typeof sourcesOf>[0])
  return checkPost(createGrounding(sources.map(({ text }) => text)), sources, post, { language: 'english', opinion })
}

test('a claim brings the sentence that speaks of it', () => {
  expect(check('Revenue rose 12 % in the quarter. Revenue rose 21 % in the quarter.')).toMatchObject([
    { text: '12 %', verdict: 'stated', sentence: { text: expect.stringContaining('12 percent') } },
    { text: '21 %', verdict: 'differs', sentence: { text: expect.stringContaining('12 percent') } },
  ])
})

test('the line that names the source rests on what is known of it', () => {
  const line = 'Source: The Harbour Courier, by Ida Brandt, 18 November 2026'
  expect(check(line).map(({ verdict }) => verdict)).toEqual(['stated', 'stated', 'stated'])
})

test('a claim that only a cited page bears out is supported, and names the page or its host', () => {
  const post = 'Tolls fell 7 % in Genoa.\n\nThe ferries carried 4,500 people.\n\nRevenue rose 12 %.'
  const numbers = check(post).filter(({ kind }) => kind === 'number')
  expect(numbers.map(({ verdict, sentence }) => [verdict, sentence?.page])).toEqual([
    ['stated', { role: 'cited', name: 'Ships in figures', url: 'https://figures.example/ships' }],
    ['stated', { role: 'cited', name: 'ferries.example', url: 'https://www.ferries.example/' }],
    ['stated', null],
  ])
})

test('of several sources each sentence names the one it stands in, a pasted text without an address', () => {
  const url = 'https://union.example/cranes'
  const union = {
    title: 'The union counts cranes',
    url,
    siteName: 'Union News',
    text: 'It has 9 cranes, the union said.',
  }
  const notes = { title: 'My notes', url: null, siteName: null, text: 'I counted 14 ships on Monday.' }
  const numbers = check('It has 9 cranes. 14 ships came. It employs 61 people.', null, [union, notes])
  expect(numbers.map(({ verdict, sentence }) => [verdict, sentence?.page])).toEqual([
    ['stated', { role: 'further', name: 'The union counts cranes', url }],
    ['stated', { role: 'further', name: 'My notes', url: null }],
    ['stated', { role: 'first', name: 'A good quarter', url: undefined }],
  ])
})

describe('the author’s own sentences', () => {
  test('are marked whole, wherever they stand in the post', () => {
    const post = 'So it goes.\n\nI expect 30 percent next year. Ports change fast.'
    const claims = check(post, 'Ports change fast.\nI expect 30 percent next year.')
    expect(claims.map(({ kind, verdict, text }) => [kind, verdict, text])).toEqual([
      ['words', 'opinion', 'I expect 30 percent next year.'],
      ['words', 'opinion', 'Ports change fast.'],
    ])
  })

  test('in other words keep their numbers as opinion', () => {
    expect(check('My guess: 30 percent.', 'I expect 30 percent next year.')).toMatchObject([
      { kind: 'number', verdict: 'opinion', text: '30 percent' },
    ])
  })

  test('in what they asked a model to change count as theirs, and nothing else does', () => {
    const asked = [{ instruction: null }, { instruction: 'Add that we moved 900 crates.' }]
    const post = 'We moved 900 crates. They lost 700 crates.'
    expect(check(post, ownWordsOf(null, asked)).map(({ text, verdict }) => [text, verdict])).toEqual([
      ['900', 'opinion'],
      ['700', 'not-found'],
    ])
    expect(ownWordsOf('I doubt it.', asked)).toBe('I doubt it.\n\nAdd that we moved 900 crates.')
    expect(ownWordsOf(null, [{ instruction: null }])).toBeNull()
  })
})

test('what is said twice is listed once', () => {
  const claims = check('Revenue rose 21 %.\n\nYes: revenue rose 21 %.')
  expect(claims).toHaveLength(2)
  expect(listClaims(claims)).toMatchObject([{ text: '21 %', start: 13 }])
})

import { expect, test } from 'vitest'
import type { CheckedClaim } from '#client/features/checking/check-post'
import { findFacts } from './find-facts.ts'

const text = 'Traffic rose 12 percent. The quay employs 61 people in Genoa.'

function claim(words: string, verdict: CheckedClaim['verdict'], sentence: string, source = 0): CheckedClaim {
  const start = text.indexOf(sentence)
  const span = { source, start, end: start + sentence.length, text: sentence, page: null }
  return { key: words, kind: 'number', verdict, start: 0, end: 0, text: words, sentence: span, asks: false }
}

const wordsOf = (claims: readonly CheckedClaim[]) =>
  findFacts(0, text, claims).map(({ start, end }) => text.slice(start, end))

const first = 'Traffic rose 12 percent.'
const second = 'The quay employs 61 people in Genoa.'

test('the words of a claim are marked where the sentence has them, else the sentence', () => {
  expect(wordsOf([claim('61', 'stated', second), claim('12 %', 'stated', first)])).toEqual([first, '61'])
  expect(wordsOf([claim('21 %', 'differs', first)])).toEqual([first])
})

test('of two that overlap the one that differs is kept, then the narrower', () => {
  expect(wordsOf([claim('12', 'stated', first), claim('21 %', 'differs', first)])).toEqual([first])
  expect(wordsOf([claim('sixty', 'follows', second), claim('Genoa', 'stated', second)])).toEqual(['Genoa'])
})

test('sentences that are merely near, and those of other sources, are not facts of this one', () => {
  expect(wordsOf([claim('12', 'not-found', first), claim('12', 'opinion', first)])).toEqual([])
  expect(wordsOf([claim('12', 'stated', first, 1)])).toEqual([])
})

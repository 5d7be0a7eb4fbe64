import { expect, test } from 'vitest'
import { placeOfWords, splitAtWords } from './split-at-words.ts'

const sentence = 'Traffic fell 12 % in March.'
const split = (...words: string[]) =>
  splitAtWords(sentence, words).map(({ text, words: found }) => (found === null ? text : [text]))

test('a sentence is parted at its words, in the order of the sentence', () => {
  expect(split('in March', 'fell')).toEqual(['Traffic ', ['fell'], ' 12 % ', ['in March'], '.'])
  expect(split()).toEqual([sentence])
  expect(split(sentence)).toEqual([[sentence]])
})

test('words that overlap earlier ones, are not there or are empty part nothing', () => {
  expect(split('fell 12 %', '12', 'rose', '')).toEqual(['Traffic ', ['fell 12 %'], ' in March.'])
})

test('words are found in their own sentence, and nowhere once that has changed', () => {
  const text = `It fell. ${sentence}`
  expect(placeOfWords(text, sentence, 'fell')).toEqual({ start: 17, end: 21 })
  expect(placeOfWords(text, sentence)).toEqual({ start: 9, end: text.length })
  expect(placeOfWords('It fell.', sentence, 'fell')).toBeNull()
})

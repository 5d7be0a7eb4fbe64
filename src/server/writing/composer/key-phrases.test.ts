import { expect, test } from 'vitest'
import { findKeyPhrases, hashtagOf } from './key-phrases.ts'

test.each([
  [['artificial', 'intelligence'], '#ArtificialIntelligence'],
  [['WeWork'], '#WeWork'],
  [['iOS'], '#iOS'],
  [['EU', 'budget'], '#EUBudget'],
  [['PRIVACY'], '#Privacy'],
  [['Baden-Württemberg'], '#BadenWürttemberg'],
  [['2024'], null],
  [['x'.repeat(40)], null],
])('%j becomes the hashtag %s', (words, tag) => {
  expect(hashtagOf(words)).toBe(tag)
})

test('names keep together, also those that begin with a common word', () => {
  const text = 'Trains to New York are late. The mayor of New York is angry. A plan for New York is due.'
  expect(findKeyPhrases('Late trains', text, 'english', 5)[0]).toEqual(['New', 'York'])
})

test('a common noun needs the title or many mentions, and weekdays and verbs are none', () => {
  const text = 'On Monday the ferry sails. On Monday they count the ferry. They quickly count the money of the city.'
  expect(findKeyPhrases('A ferry for the bay', text, 'english', 5)).toEqual([['ferry']])
})

test('no two phrases share a word', () => {
  const text =
    'The grid storage market grows. Grid storage needs copper. The market for grid storage is young. The market moves.'
  const words = findKeyPhrases('Grid storage', text, 'english', 5).flat()
  expect(new Set(words).size).toBe(words.length)
})

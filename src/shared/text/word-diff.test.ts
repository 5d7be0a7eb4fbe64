import { expect, test } from 'vitest'
import { type DiffPart, diffWords, sharedPart } from './word-diff.ts'

const shown = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind]).join('')

test.each([
  ['Ships wait.', 'Ships wait.', 'Ships wait.'],
  ['Ships wait.', 'Ships sail.', 'Ships [-wait][+sail].'],
  ['Ships wait at sea.', 'Ships wait.', 'Ships wait[- at sea].'],
  ['It takes a very long time.', 'It takes two days at most.', 'It takes [-a very long time][+two days at most].'],
  ['One.\n\nTwo.', 'One.\n\nNew.\n\nTwo.', 'One.\n\n[+New.\n\n]Two.'],
  ['', 'All of it.', '[+All of it.]'],
  ['All of it.', '', '[-All of it.]'],
  ['Das Maß läuft.', 'Das Maß lief.', 'Das Maß [-läuft][+lief].'],
])('%j and %j differ in whole words', (before, after, expected) => {
  expect(shown(diffWords(before, after))).toBe(expected)
})

test('both texts can be read off their difference', () => {
  const before = '🚢 1,200 ships\ta year — “more”.\n\n#Quay #Ports '
  const after = '\n1,900 ships a year: “more” 👩‍👩‍👧.\n#Quay'
  const parts = diffWords(before, after)
  const without = (kind: DiffPart['kind']) => parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join('')
  expect(without('added')).toBe(before)
  expect(without('removed')).toBe(after)
})

test('texts too long to compare are replaced whole', () => {
  const words = (word: string) => Array.from({ length: 3_000 }, (_, index) => `${word}${index}`).join(' ')
  expect(diffWords(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

test('what both have is a part of the longer one', () => {
  expect(sharedPart(diffWords('', ''))).toBe(1)
  expect(sharedPart(diffWords('One two', 'Three four'))).toBe(0)
  expect(sharedPart(diffWords('aaaa bbbb', 'aaaa cccc'))).toBeCloseTo(5 / 9)
})

import { expect, test } from 'vitest'
import { mergeTexts } from './merge-texts.ts'

const before = 'Ships wait at sea. The quay opened on Monday.\n\nIt handles 1,200 ships a year.'

test('changes at different places are both in the joined text', () => {
  const theirs = before.replace('Monday', 'Tuesday')
  const mine = `${before.replace('1,200', '1,300')} #Harbour`
  expect(mergeTexts(before, theirs, mine)).toEqual({
    text: 'Ships wait at sea. The quay opened on Tuesday.\n\nIt handles 1,300 ships a year. #Harbour',
    overlaps: 0,
  })
})

test('where both changed the same words, both wordings stand', () => {
  const theirs = before.replace('1,200 ships', '1,250 ships')
  const mine = before.replace('1,200 ships', '1,300 ships')
  const { text, overlaps } = mergeTexts(before, theirs, mine)
  expect(overlaps).toBe(1)
  expect(text).toContain('handles 1,250 1,300 ships a year.')
})

test.each([
  ['the same change twice', before.replace('Monday', 'Friday'), before.replace('Monday', 'Friday')],
  ['one side unchanged', before, before.replace('Monday', 'Friday')],
  ['the other side unchanged', before.replace('Monday', 'Friday'), before],
])('%s is made once', (_, theirs, mine) => {
  expect(mergeTexts(before, theirs, mine)).toEqual({ text: before.replace('Monday', 'Friday'), overlaps: 0 })
})

test('two insertions at one place, and what one deleted where the other wrote, are both kept', () => {
  expect(mergeTexts('One. Two.', 'One. Two. Theirs.', 'One. Two. Mine.').text).toMatch(/^One\. Two\..*Theirs.*Mine\.$/)
  expect(mergeTexts('One. Two. Three.', 'One. Three.', 'One. Two, and more. Three.').text).toContain('more')
})

test('neighbouring changes do not swallow each other', () => {
  expect(mergeTexts('a b c', 'x b c', 'a b y')).toEqual({ text: 'x b y', overlaps: 0 })
  expect(mergeTexts('', 'Theirs.', 'Mine.')).toEqual({ text: 'Theirs. Mine.', overlaps: 1 })
  expect(mergeTexts('a', '', 'a')).toEqual({ text: '', overlaps: 0 })
})

import { expect, test } from 'vitest'
import { checkTags, formatTags, parseTags } from './tags.ts'

test('tags are read from a line with commas, without blanks and repeats', () => {
  expect(parseTags(' harbour ,Crane,, two   words, HARBOUR;quay ')).toEqual(['harbour', 'Crane', 'two words', 'quay'])
  expect(parseTags('  ')).toEqual([])
})

test('what is shown for editing is read back as it was', () => {
  const tags = ['harbour', 'two words', 'Ünal']
  expect(parseTags(formatTags(tags))).toEqual(tags)
})

test('too many and too long tags are told', () => {
  expect(checkTags(['harbour', 'x'.repeat(50)])).toBeNull()
  expect(checkTags(['x'.repeat(51)])).toBe('A tag has at most 50 characters.')
  expect(checkTags(Array.from({ length: 21 }, (_, index) => `tag ${index}`))).toBe('A picture has at most 20 tags.')
})

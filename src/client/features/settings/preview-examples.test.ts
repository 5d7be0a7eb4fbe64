import { expect, test } from 'vitest'
import { previewExamples } from './preview-examples.ts'

test('two examples are shown and the others counted', () => {
  expect(previewExamples(['One.', 'Two.', 'Three.'])).toEqual({ previews: ['One.', 'Two.'], more: 1 })
  expect(previewExamples(['One.'])).toEqual({ previews: ['One.'], more: 0 })
})

test('an example is cut at 100 characters', () => {
  expect(previewExamples(['a'.repeat(100)]).previews).toEqual(['a'.repeat(100)])
  expect(previewExamples(['a'.repeat(101)]).previews).toEqual([`${'a'.repeat(100)}…`])
})

test('no emoji is cut in two', () => {
  const family = '👩‍👩‍👧'
  expect(previewExamples([`${'a'.repeat(97)}${family} and more`]).previews).toEqual([`${'a'.repeat(97)}…`])
})

test('empty examples do not count, and line ends become spaces', () => {
  expect(previewExamples(['', ' \n', 'First line.\n\nSecond.'])).toEqual({
    previews: ['First line. Second.'],
    more: 0,
  })
})

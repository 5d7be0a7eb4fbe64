import { expect, test } from 'vitest'
import { alignedFor, directionOf } from './text-direction.ts'

test.each([
  ['Fewer chairs', 'ltr'],
  ['12 % – “גשר” opens', 'rtl'],
  ['جسر جديد', 'rtl'],
  ['LinkedIn בעברית', 'ltr'],
  ['123', 'ltr'],
  ['', 'ltr'],
])('%s runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

test('words that run the other way begin at the other edge; a middle is a middle', () => {
  expect(alignedFor({ text: 'Text', textAlign: 'left' }, 'גשר')).toBe('right')
  expect(alignedFor({ text: 'גשר', textAlign: 'right' }, 'A bridge')).toBe('left')
  expect(alignedFor({ text: 'גשר', textAlign: 'left' }, 'جسر')).toBe('left')
  expect(alignedFor({ text: 'Text', textAlign: 'center' }, 'גשר')).toBe('center')
})

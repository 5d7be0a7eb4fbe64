import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('an excerpt is one line', () => {
  expect(excerptOf('First line.\n\nSecond line.')).toBe('First line. Second line.')
})

test('the first 120 characters are shown, and that there are more', () => {
  expect(excerptOf('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`)
  expect(excerptOf('a'.repeat(120))).toBe('a'.repeat(120))
})

test('an emoji at the edge is kept whole or left out', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(excerptOf(`${'a'.repeat(115)}${family} and more`)).toBe(`${'a'.repeat(115)}…`)
})

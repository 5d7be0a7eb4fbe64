import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('an excerpt is one line of at most 120 characters', () => {
  expect(excerptOf('First line.\n\nSecond line.')).toBe('First line. Second line.')
  const long = excerptOf('word '.repeat(60))
  expect(long.length).toBeLessThanOrEqual(120)
  expect(long).toMatch(/…$/)
})

test('an emoji at the edge is kept whole or left out', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(excerptOf(`${'a'.repeat(115)}${family} and more`)).toBe(`${'a'.repeat(115)}…`)
})

import { expect, test } from 'vitest'
import { quoteOf } from './quote-of.ts'

test('a short passage is quoted whole, on one line', () => {
  expect(quoteOf('  The quay\n\nhas   a crane. ')).toBe('The quay has a crane.')
})

test('a long passage is cut at a word, and says that it goes on', () => {
  const quote = quoteOf('harbour '.repeat(40))
  expect(quote).toMatch(/^(harbour ?)+…$/)
  expect(quote.length).toBeLessThanOrEqual(121)
})

import { expect, test } from 'vitest'
import { formatDate, formatEuro, formatEuroInWords, formatNumber, pickLocale } from './formatting.ts'

test('a whole price has no cents, another one has two digits of them', () => {
  expect(formatEuro(800)).toBe('€8')
  expect(formatEuro(850)).toBe('€8.50')
  expect(formatEuro(0)).toBe('€0')
  expect(formatEuro(123456)).toBe('€1,234.56')
  expect(formatEuroInWords(800)).toBe('8 euro')
})

test("the region is the reader's only where their language is the interface's", () => {
  expect(pickLocale(['de-CH', 'en-US', 'en-GB'])).toBe('en-US')
  expect(pickLocale(['EN'])).toBe('EN')
  expect(pickLocale(['de-CH', 'enm'])).toBe('en-GB')
  expect(pickLocale([])).toBe('en-GB')
})

test('dates are written out and numbers grouped', () => {
  expect(formatDate(new Date(2026, 10, 20, 12))).toMatch(/^(20 November|November 20,) 2026$/)
  expect(formatNumber(3000)).toBe('3,000')
})

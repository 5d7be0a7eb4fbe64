import { afterAll, expect, test, vi } from 'vitest'
import { languageIds, languages } from '#shared/rules/languages'
import {
  formatDate,
  formatDaysLeft,
  formatEuro,
  formatLanguage,
  formatLength,
  formatNumber,
  formatPlainNumber,
  formatPrice,
  formatPriceInWords,
  formatSize,
  pickLocale,
} from './formatting.ts'
import { startLanguage } from './language.ts'
import { lib } from './texts.de.ts'

// the language that was begun in is the next file's no more
afterAll(() => vi.resetModules())

test('a whole price has no cents, another one has two digits of them', () => {
  expect(formatEuro(800)).toBe('€8')
  expect(formatEuro(850)).toBe('€8.50')
  expect(formatEuro(0)).toBe('€0')
  expect(formatEuro(123456)).toBe('€1,234.56')
  expect(formatPriceInWords({ cents: 800, currency: 'EUR' })).toBe('8 euro')
  expect(formatPriceInWords({ cents: 1200, currency: 'USD' })).toBe('$12')
  expect(formatPrice({ cents: 1250, currency: 'USD' })).toBe('$12.50')
})

test("the region is the reader's only where their language is the interface's", () => {
  expect(pickLocale('en', ['de-CH', 'en-US', 'en-GB'])).toBe('en-US')
  expect(pickLocale('en', ['EN'])).toBe('EN')
  expect(pickLocale('en', ['de-CH', 'enm'])).toBe('en-GB')
  expect(pickLocale('en', [])).toBe('en-GB')
  expect(pickLocale('en', ['en-US@posix', 'en-US'])).toBe('en-US')
  expect(pickLocale('en', ['en-US@posix'])).toBe('en-GB')
  expect(pickLocale('de', ['en-US', 'de-AT', 'de'])).toBe('de-AT')
  expect(pickLocale('de', ['en-US'])).toBe('de-DE')
})

test('dates are written out and numbers grouped', () => {
  expect(formatDate(new Date(2026, 10, 20, 12))).toMatch(/^(20 November|November 20,) 2026$/)
  expect(formatNumber(3000)).toBe('3,000')
  expect(formatPlainNumber(1234.56, { most: 1 })).toBe('1234.6')
  expect(formatPlainNumber(12, { most: 1 })).toBe('12')
  expect(languageIds.map(formatLanguage)).toEqual(languageIds.map((id) => languages[id].label))
})

test('everything is written the German way for readers of German', async () => {
  vi.stubGlobal('navigator', { languages: ['de-DE', 'en'] })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  await startLanguage(async () => ({ lib }))
  expect(formatDate(new Date(2026, 10, 20, 12))).toBe('20. November 2026')
  expect(formatNumber(3000)).toBe('3.000')
  expect(formatSize({ width: 1080, height: 1350 })).toBe('1080 × 1350')
  expect(formatPlainNumber(-1234.5, { least: 2, most: 2 })).toBe('-1234,50')
  expect(formatEuro(850).replace(/\s/, ' ')).toBe('8,50 €')
  expect(formatPriceInWords({ cents: 800, currency: 'EUR' })).toBe('8 Euro')
  expect(formatLanguage('german')).toBe('Deutsch')
  expect(formatDaysLeft(1)).toBe('noch 1 Tag')
  expect(formatDaysLeft(3)).toBe('noch 3 Tage')
  vi.unstubAllGlobals()
})

test('a length has minutes and seconds, and hours where there are any', () => {
  expect([0, 4.4, 65, 600, 3_661].map(formatLength)).toEqual(['0:00', '0:04', '1:05', '10:00', '1:01:01'])
})

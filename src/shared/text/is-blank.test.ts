import { expect, test } from 'vitest'
import { isBlank } from './is-blank.ts'

test.each([
  ['nothing', ''],
  ['spaces, tabs and lines', ' \t\r\n\u00a0\u2003\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff\u00ad'],
  ['directions', '\u202a\u202c\u2066\u2069\u200e'],
  ['letters that show nothing', '\u3164\uffa0\u115f\u1160\u2800\u17b4'],
  ['variation selectors and tags', '\ufe0f\u{e0101}\u{e0041}'],
  ['control characters', '\u0000\u0007\u001b'],
])('%s are blank', (_name, text) => {
  expect(isBlank(text)).toBe(true)
  expect(isBlank(`${text}a`)).toBe(false)
})

test.each(['.', '0', '\u{1f333}', '\u0301', 'ø', '日', '–'])('%s is not', (text) => {
  expect(isBlank(text)).toBe(false)
})

test('a long blank text is as quickly seen as a long one', () => {
  expect(isBlank(' \u200b'.repeat(100_000))).toBe(true)
  expect(isBlank(`${' \u200b'.repeat(100_000)}x`)).toBe(false)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minProcessorMs } from '../../../tests/support/processor-time.ts'
import { endOf, withoutEnd } from './end-of.ts'

test.each([
  ['well, ...', /[\s.,]/, ', ...'],
  ['well', /[\s.,]/, ''],
  ['...', /\./, '...'],
  ['', /\./, ''],
  ['a👩‍🚀👍', /\p{Extended_Pictographic}/u, '🚀👍'],
  ['a\ud83d', /\p{Surrogate}/u, '\ud83d'],
  ['𝗮𝗯', /\p{L}/u, '𝗮𝗯'],
])('%j ends with %s', (text, character, end) => {
  expect(endOf(text, character)).toBe(end)
  expect(withoutEnd(text, character) + end).toBe(text)
})

test('the end is what an expression of the same characters finds', () => {
  const text = fc.string({ unit: fc.constantFrom(' ', '.', 'a', '👍', '\ud83d', '\ude00', '\u2028') })
  fc.assert(
    fc.property(text, (any) => {
      expect(endOf(any, /[\s.]/u)).toBe(/[\s.]*$/u.exec(any)?.[0])
      expect(endOf(any, /\P{L}/u)).toBe(/\P{L}*$/u.exec(any)?.[0])
    }),
  )
})

test('a text of nothing but ends before its last letter is read once', () => {
  const text = `${' '.repeat(1_000_000)}a`
  expect(minProcessorMs(() => withoutEnd(text, /\s/), { enoughMs: 500 })).toBeLessThan(500)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacters } from '../../../tests/support/any-characters.ts'
import { cutText } from './cut.ts'
import { graphemesOf, toWellFormed } from './graphemes.ts'
import { countUnits, isTooLong } from './length.ts'
import { isLongForSharing, shareAddress } from './share.ts'

/** Any text at all: letters, emoji of several code points, accents, and lone surrogates. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  anyCharacters(200),
  fc
    .array(fc.constantFrom('word ', 'a', '👩‍👩‍👧‍👦', '🇩🇪', 'e\u0301', '\uD83D', '\uDE00', '\n', ' '), { maxLength: 80 })
    .map((parts) => parts.join('')),
)

test('a post of 3,000 units fits, one more does not, and an emoji counts as two', () => {
  expect(isTooLong('x'.repeat(3_000))).toBe(false)
  expect(isTooLong('x'.repeat(3_001))).toBe(true)
  expect(countUnits('😀')).toBe(2)
})

describe('cutting a text', () => {
  test('never exceeds the limit and always gives text that can be encoded', () => {
    fc.assert(
      fc.property(anyText, fc.nat(150), fc.boolean(), (text, max, atWord) => {
        const cut = cutText(text, max, '…', { atWord })
        expect(cut.length).toBeLessThanOrEqual(max)
        expect(() => encodeURIComponent(cut)).not.toThrow()
      }),
    )
  })

  test('keeps whole graphemes from the start of the text', () => {
    fc.assert(
      fc.property(anyText, fc.nat(150), (text, max) => {
        const whole = [...graphemesOf(toWellFormed(text))]
        const kept = [...graphemesOf(cutText(text, max, ''))]
        expect(whole.slice(0, kept.length)).toEqual(kept)
      }),
    )
  })

  test('leaves a text that fits alone', () => {
    expect(cutText('exactly ten', 11)).toBe('exactly ten')
  })

  test('ends with the ellipsis asked for, at the last whole word if asked to', () => {
    expect(cutText('one two three four', 12)).toBe('one two thr…')
    expect(cutText('one two three four', 12, '…', { atWord: true })).toBe('one two…')
    expect(cutText('one two three four', 16, '...', { atWord: true })).toBe('one two three...')
    expect(cutText('Donaudampfschifffahrt', 10, '…', { atWord: true })).toBe('Donaudamp…')
  })

  test('does not take a family apart', () => {
    expect(cutText('Hi 👩‍👩‍👧‍👦!', 10, '')).toBe('Hi')
  })
})

describe('the share address', () => {
  test('carries every text back, lone surrogates replaced', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const address = new URL(shareAddress(text))
        expect(address.origin + address.pathname).toBe('https://www.linkedin.com/feed/')
        expect(address.searchParams.get('shareActive')).toBe('true')
        expect(address.searchParams.get('text')).toBe(toWellFormed(text))
      }),
    )
  })

  test('is long for a full post and not for a short one', () => {
    expect(isLongForSharing(shareAddress('word '.repeat(600)))).toBe(true)
    expect(isLongForSharing(shareAddress('A short post.'))).toBe(false)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBold, toItalic, toPlain } from './styled.ts'

const plainText = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'aZ09éüñç @#./:'.split('')) }),
  )
  .map((text) => text.replace(/[\u{1D400}-\u{1D7FF}]/gu, '').normalize('NFC'))

test('bold and italic come off again without a trace', () => {
  fc.assert(
    fc.property(plainText, (text) => {
      expect(toPlain(toBold(text))).toBe(text)
      expect(toPlain(toItalic(text))).toBe(text)
    }),
  )
})

test('letters, digits and accented letters are styled', () => {
  expect(toBold('Az09')).toBe('𝗔𝘇𝟬𝟵')
  expect(toItalic('Az09')).toBe('𝘈𝘻09')
  expect(toBold('é')).toBe('𝗲\u0301')
})

test('a second style replaces the first', () => {
  expect(toItalic(toBold('Word'))).toBe(toItalic('Word'))
})

test.each([
  'https://example.org/Path?q=1',
  'www.example.org',
  'example.org/about',
  'me@example.org',
  '#OpenData',
  '@Someone',
])('%s stays as it is', (untouched) => {
  expect(toBold(`See ${untouched} now`)).toBe(`${toBold('See')} ${untouched} ${toBold('now')}`)
})

test('other letters and a decomposed text keep their meaning', () => {
  expect(toBold('ß, ø, Ж')).toBe('ß, ø, Ж')
  expect(toPlain('𝒽i 𝟙')).toBe('hi 1')
})

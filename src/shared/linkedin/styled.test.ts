import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacters } from '../../../tests/support/any-characters.ts'
import { findMentions } from './mentions.ts'
import { restyleRange, toBold, toItalic, toPlain } from './styled.ts'

const plainText = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    anyCharacters(),
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

test('powers, fractions and indices keep their signs', () => {
  expect(toBold('10⁶ on 3½ km² of H₂O')).toBe('𝟭𝟬⁶ 𝗼𝗻 𝟯½ 𝗸𝗺² 𝗼𝗳 𝗛₂𝗢')
  expect(toPlain(toBold('10⁶ on 3½ km² of H₂O'))).toBe('10⁶ on 3½ km² of H₂O')
})

test('a part of a text is styled, but no part of a link, hashtag or mention in it', () => {
  const text = 'New: see https://example.org/Path and #OpenData, says @Someone'
  const part = (selected: string) => [text.indexOf(selected), text.indexOf(selected) + selected.length] as const
  expect(restyleRange(text, ...part('see'), 'bold')).toBe(toBold('see'))
  expect(restyleRange(text, ...part('Path'), 'bold')).toBe('Path')
  expect(restyleRange(text, ...part('Data, says'), 'italic')).toBe(`Data, ${toItalic('says')}`)
})

test('a part that has the style becomes plain, and so does any part on request', () => {
  const text = `One ${toBold('two')} three`
  expect(restyleRange(text, 4, 10, 'bold')).toBe('two')
  expect(restyleRange(text, 0, 10, 'bold')).toBe(toBold('One two'))
  expect(restyleRange(text, 0, text.length, 'plain')).toBe('One two three')
})

test('a mention keeps its letters, whatever is done around it', () => {
  const mentions = [{ name: `Quay ${toBold('Club')} of Anytown`, urn: 'urn:li:organization:1' }]
  const text = `Thanks to @${mentions[0]?.name} today`
  const bold = restyleRange(text, 0, text.length, 'bold', findMentions(text, mentions))
  expect(bold).toBe(`${toBold('Thanks to')} @${mentions[0]?.name} ${toBold('today')}`)
  expect(restyleRange(bold, 0, bold.length, 'plain', findMentions(bold, mentions))).toBe(text)
})

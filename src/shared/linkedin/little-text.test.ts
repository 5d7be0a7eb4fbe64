import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacters } from '../../../tests/support/any-characters.ts'
import { shownText } from '../../../tests/support/fake-linkedin/feed.ts'
import { makeVariedPosts } from '../../../tests/support/varied-posts.ts'
import { readCommentary, toCommentary } from './little-text.ts'

const reserved = '\\|{}@[]()<>#*_~a'.split('')

test.each([
  ['plain, text!', 'plain, text!'],
  ['\\|{}@[]()<>#*_~', '\\\\\\|\\{\\}\\@\\[\\]\\(\\)\\<\\>\\#\\*\\_\\~'],
  ['We are #1 in C#', 'We are \\#1 in C\\#'],
  ['#PublicTransport, #Énergie_2026', '{hashtag|\\#|PublicTransport}, {hashtag|\\#|Énergie\\_2026}'],
  ['See https://example.org/a_b?c=d#e (new)', 'See https://example.org/a_b?c=d\\#e \\(new\\)'],
  ['https://en.wikipedia.org/wiki/Foo_(bar)/x', 'https://en.wikipedia.org/wiki/Foo_%28bar%29/x'],
  ['me@example.org', 'me\\@example.org'],
])('%j goes out as %j', (text, commentary) => {
  expect(toCommentary(text, [])).toBe(commentary)
})

test('LinkedIn shows the author’s text again, whatever it is', () => {
  const anyText = fc.oneof(
    anyCharacters(200),
    fc.string({ unit: fc.constantFrom(...reserved) }),
    fc
      .array(fc.constantFrom('#tag', '#a_b', '{hashtag|\\#|x}', '(', ' ', '👩‍👩‍👧', 'مرحبا'))
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      fc.pre(!/https?:|www\.|\.[a-z]{2}/i.test(text))
      expect(readCommentary(toCommentary(text, []))).toBe(text)
    }),
  )
})

test('of an address only brackets change, to what leads to the same page', () => {
  const text = 'https://example.org/a(b)[c]_d~e*f@g#h'
  expect(readCommentary(toCommentary(text, []))).toBe('https://example.org/a%28b%29%5Bc%5D_d~e*f@g#h')
})

test('of 200 posts LinkedIn shows exactly what the preview shows, to the last character', () => {
  const hostile = [
    '\\|{}@[]()<>#*_~',
    'שלום (עולם) #שלום',
    'مرحبا [عالم] @name',
    '👩‍👩‍👧 *bold* _x_ ~y~',
    '{hashtag|\\#|x} <b>',
  ]
  for (const [index, post] of makeVariedPosts(200, 15).entries()) {
    const text = `${post}\n${hostile[index % hostile.length]} end`
    const commentary = toCommentary(text, [])
    expect(shownText(commentary)).toBe(readCommentary(commentary))
    expect(shownText(commentary)).toMatch(/ end$/)
  }
})

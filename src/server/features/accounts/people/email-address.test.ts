import { expect, test } from 'vitest'
import { isEmailAddress, normaliseEmail } from './email-address.ts'

const takes = (email: string) => isEmailAddress(normaliseEmail(email))

test.each([
  'ann@example.com',
  ' Ann.Berg+news@Mail.Example.com ',
  'o’neill@example.com',
  'jörg@bücher.example',
  'jo\u0308rg@example.com', // two characters that normalize to one
  'ann_b-1!#$%&*/=?^`{|}~@example.com',
  'иван@пример.рф',
  'ελενη@παραδειγμα.ελ',
  '用户@例子.公司',
  'taro山田@example.jp',
  'אבג@דוגמה.קום',
  'ａｎｎ@example.com', // full width, stored as plain letters
])('%j is an address', (email) => {
  expect(takes(email)).toBe(true)
})

test.each([
  '',
  'ann',
  'ann@example',
  'ann@@example.com',
  'ann@.example.com',
  'ann b@example.com',
  'ann@exam\nple.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is none', (email) => {
  expect(takes(email)).toBe(false)
})

test.each([
  ['a zero-width space', 'an\u200bn@example.com'],
  ['a zero-width joiner', 'an\u200dn@example.com'],
  ['a word joiner', 'ann@exam\u2060ple.com'],
  ['a byte order mark', 'an\ufeffn@example.com'],
  ['a mark of direction', 'an\u202en@example.com'],
  ['a soft hyphen', 'an\u00adn@example.com'],
  ['a tag character', 'an\u{e0061}n@example.com'],
  ['a variation selector', 'an\ufe0fn@example.com'],
  ['a Hangul filler', 'an\u3164n@example.com'],
  ['a blank of Braille', 'an\u2800n@example.com'],
  ['a mark that goes with no letter', 'an\u0336n@example.com'],
  ['a joiner of graphemes', 'an\u034fn@example.com'],
  ['a Cyrillic a', '\u0430nn@example.com'],
  ['Cyrillic letters alone before a Latin name', '\u0441\u043e\u0441\u043e@example.com'],
  ['a Cyrillic letter in the domain', 'ann@ex\u0430mple.com'],
  ['a Greek omicron', 'b\u03bfb@example.com'],
  ['an Armenian letter', 'b\u0585b@example.com'],
  ['Greek and Cyrillic', '\u0430\u03bd@пример.рф'],
  ['a phonetic letter', 'ma\u0261da@example.com'],
  ['a letter for private use', 'an\ue000n@example.com'],
  ['half a character', 'an\ud800n@example.com'],
])('%s is refused, since the address looks like another one', (_, email) => {
  expect(takes(email)).toBe(false)
})

test('what is stored is taken again', () => {
  for (const email of ['ＡＮＮ@Example.com', 'jo\u0308rg@example.com', 'ﬁn@example.com']) {
    const stored = normaliseEmail(email)
    expect(normaliseEmail(stored)).toBe(stored)
    expect(isEmailAddress(stored)).toBe(true)
  }
})

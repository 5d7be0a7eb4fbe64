import { expect, test } from 'vitest'
import { begunMention } from './begun-mention.ts'

const mentions = [{ name: 'Anytown Harbour', urn: 'urn:li:organization:1' }]
const begun = (before: string, after = '') => begunMention(before + after, before.length, mentions)

test.each([
  ['By @', { start: 3, end: 4, words: '' }],
  ['By @Any', { start: 3, end: 7, words: 'Any' }],
  ['(@Ann Mil', { start: 1, end: 9, words: 'Ann Mil' }],
  ['@Anytown Harb', { start: 0, end: 13, words: 'Anytown Harb' }],
  ['urn:li:organization:12', { start: 0, end: 22, words: 'urn:li:organization:12' }],
  ['By @urn:li:person:a-b', { start: 3, end: 21, words: 'urn:li:person:a-b' }],
  ['By urn:li:person:a-b', { start: 3, end: 20, words: 'urn:li:person:a-b' }],
  ['By @https://www.linkedin.com/company/12/', { start: 3, end: 40, words: 'https://www.linkedin.com/company/12/' }],
  [
    `By @https://www.linkedin.com/company/${'anytown-'.repeat(6)}harbour/`,
    { start: 3, end: 93, words: `https://www.linkedin.com/company/${'anytown-'.repeat(6)}harbour/` },
  ],
])('%j begins a mention', (text, expected) => {
  expect(begun(text)).toEqual(expected)
})

test.each([
  '',
  'By',
  'me@example',
  '@ Ann',
  '@Ann\nMiller',
  '@Anytown Harbour',
  '@Anytown Harbour did',
  `@${'x'.repeat(61)}`,
])('%j begins none', (text) => {
  expect(begun(text)).toBeNull()
})

test('what follows the caret has no part in it', () => {
  expect(begun('By @An', 'n Miller and @Bob')).toEqual({ start: 3, end: 6, words: 'An' })
})

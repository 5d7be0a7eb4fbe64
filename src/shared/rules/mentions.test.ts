import { expect, test } from 'vitest'
import { isMentionName, isMentionUrn, readMentionUrn, readPageName, toFollowerWords, toPageName } from './mentions.ts'

test.each([
  ['urn:li:organization:2414183', 'urn:li:organization:2414183'],
  [' urn:li:person:aB_c-9 ', 'urn:li:person:aB_c-9'],
  ['urn:li:fsd_company:2414183', 'urn:li:organization:2414183'],
  ['URN:LI:company:2414183', 'urn:li:organization:2414183'],
  ['https://www.linkedin.com/company/2414183/admin/', 'urn:li:organization:2414183'],
  ['linkedin.com/company/2414183', 'urn:li:organization:2414183'],
  ['https://www.linkedin.com/company/some-name/', null],
  ['https://linkedin.example/company/1', null],
  ['urn:li:share:1', null],
  ['urn:li:organization:0', null],
  ['urn:li:person:', null],
  ['Ann', null],
])('%j leads to %j', (pasted, urn) => {
  expect(readMentionUrn(pasted)).toBe(urn)
  if (urn) expect(isMentionUrn(urn)).toBe(true)
})

test('a name is one line that shows something', () => {
  const good = ['Ann', '3M', 'Ann–Marie O’Neill', '港湾局', '🚀', 'C#', 'x'.repeat(200)]
  const bad = ['', ' ', ' Ann', 'Ann\nMiller', 'Ann\u202E', '\u200B', '\u2800', '\uD83D', 'x'.repeat(201)]
  expect(good.filter((name) => !isMentionName(name))).toEqual([])
  expect(bad.filter((name) => isMentionName(name))).toEqual([])
})

test.each([
  ['https://www.linkedin.com/company/anytown-harbour/', 'anytown-harbour'],
  ['linkedin.com/company/Anytown-Harbour?trk=1', 'anytown-harbour'],
  ['https://de.linkedin.com/school/h%C3%A4fen/about', 'häfen'],
  ['https://www.linkedin.com/showcase/quay_2', 'quay_2'],
  ['https://www.linkedin.com/company/12345/', null],
  ['https://www.linkedin.com/in/ann-miller/', null],
  ['https://www.linkedin.com.example.org/company/quay', null],
  ['https://www.linkedin.com/company/%E0%A4%A', null],
  ['Anytown Harbour', null],
])('the name in the address of a page: %s', (pasted, name) => {
  expect(readPageName(pasted)).toBe(name)
})

test.each([
  ['Anytown Harbour', 'anytown-harbour', 'Anytown Harbour'],
  [' Quay & Sons, Ltd. ', 'quay-and-sons-ltd', null],
  ['Zoë', 'zoe', 'Zoë'],
  ['Jean-Luc O’Neil', 'jean-luc-o-neil', 'Jean-Luc O’Neil'],
  ['An B', 'an-b', null],
  ['Ann Miller did', 'ann-miller-did', null],
  ['42', null, null],
  ['!', null, null],
])('%s as the address of a page, and as words for followers', (words, page, followers) => {
  expect([toPageName(words), toFollowerWords(words)]).toEqual([page, followers])
})

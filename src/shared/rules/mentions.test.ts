import { expect, test } from 'vitest'
import { isMentionName, isMentionUrn, readMentionUrn } from './mentions.ts'

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

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLittleText } from '../../../tests/support/fake-linkedin/feed.ts'
import { makeMentionTexts, mentionable } from '../../../tests/support/mention-texts.ts'
import { partCommentary, readCommentary, toCommentary } from './little-text.ts'
import { partFeedText } from './live-words.ts'
import { feedText, findMentions, keepMentions, mergeMentions } from './mentions.ts'

const harbour = { name: 'Harbour Authority', urn: 'urn:li:organization:1' }
const anytown = { name: 'Anytown', urn: 'urn:li:organization:2' }
const anytownHarbour = { name: 'Anytown Harbour', urn: 'urn:li:organization:3' }
const ann = { name: 'Ann', urn: 'urn:li:person:ann' }
const known = [harbour, anytown, anytownHarbour, ann]

const namesIn = (text: string, mentions = known) => findMentions(text, mentions).map(({ mention }) => mention.name)

describe('an @ with a known name is a mention', () => {
  test.each([
    ['Thanks, @Ann!', ['Ann']],
    ['@Ann', ['Ann']],
    ['@Ann’s and (@Harbour Authority).', ['Ann', 'Harbour Authority']],
    ['the longest name counts: @Anytown Harbour', ['Anytown Harbour']],
    ['@Anytown harbour', ['Anytown']],
    ['side by side: @Ann@Anytown', ['Ann', 'Anytown']],
    ['@Anna, @annual, @ANN, Ann and @ Ann', []],
    ['info@Ann and info@Anytown.de', []],
    ['https://example.org/@Ann', []],
    ['@Ann\u0301', []],
    ['@@Ann', ['Ann']],
    ['two lines: @Anytown\nHarbour', ['Anytown']],
  ])('%j', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })

  test('also within words of scripts that write no spaces', () => {
    const mentions = [
      { name: '港湾局', urn: 'urn:li:organization:4' },
      { name: '삼성전자', urn: 'urn:li:organization:5' },
    ]
    expect(namesIn('感谢@港湾局的支持，@삼성전자는', mentions)).toEqual(['港湾局', '삼성전자'])
  })

  test('and what its name has of links and hashtags is part of the name', () => {
    const mentions = [
      { name: 'example.com', urn: 'urn:li:organization:6' },
      { name: 'Team #OpenData', urn: 'urn:li:organization:7' },
    ]
    expect(partFeedText('@example.com and @Team #OpenData', mentions).map(({ kind }) => kind)).toEqual([
      'mention',
      'text',
      'mention',
    ])
  })
})

test('LinkedIn shows the name alone, and counts no more', () => {
  expect(feedText('Thanks, @Ann, says me@Ann to @Bob', known)).toBe('Thanks, Ann, says me@Ann to @Bob')
})

test('a mention goes out in LinkedIn’s syntax, with the name’s own signs escaped', () => {
  const mentions = [{ name: 'Smith_Sons [UK]', urn: 'urn:li:organization:12' }]
  expect(toCommentary('By @Smith_Sons [UK] (new)', mentions)).toBe(
    'By @[Smith\\_Sons \\[UK\\]](urn:li:organization:12) \\(new\\)',
  )
})

test('of 200 texts with mentions LinkedIn shows exactly what the preview shows, and links exactly those', () => {
  const differing = makeMentionTexts(200, 7).filter((text) => {
    const commentary = toCommentary(text, mentionable)
    const there = readLittleText(commentary)
    const linked = there.mentions.map(({ start, name, urn }) => ({ start, name, urn }))
    return there.text !== feedText(text, mentionable) || JSON.stringify(linked) !== JSON.stringify(placesOf(text))
  })
  expect(differing).toEqual([])
})

function placesOf(text: string) {
  let start = 0
  return partFeedText(text, mentionable).flatMap((piece) => {
    const shown = piece.kind === 'mention' ? piece.mention.name : piece.text
    start += shown.length
    return piece.kind === 'mention' ? [{ start: start - shown.length, ...piece.mention }] : []
  })
}

test('a commentary is read as it was written, whatever the text', () => {
  const anyText = fc
    .array(fc.constantFrom(...mentionable.map(({ name }) => `@${name}`), '\\', '@', '[', ']', '(', ')', ' ', 'a', '😀'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(anyText, (text) => {
      fc.pre(partFeedText(text, mentionable).every(({ kind }) => kind !== 'link'))
      const commentary = toCommentary(text, mentionable)
      expect(readCommentary(commentary)).toBe(feedText(text, mentionable))
      expect(partCommentary(commentary).flatMap(({ urn }) => urn ?? [])).toEqual(
        findMentions(text, mentionable).map(({ mention }) => mention.urn),
      )
    }),
  )
})

describe('a rewritten text', () => {
  test.each([
    ['keeps a mention whose name it keeps', 'By @Ann.', 'Ann wrote it.', '@Ann wrote it.'],
    ['has it once, where the name comes first', 'By @Ann.', 'Annual. Ann and Ann.', 'Annual. @Ann and Ann.'],
    ['stays as it is when the mention stayed', 'By @Ann.', 'Ann? @Ann!', 'Ann? @Ann!'],
    ['loses one whose name is gone', 'By @Ann.', 'By somebody.', 'By somebody.'],
    ['gains none that was not there', 'By Ann.', 'Ann wrote it.', 'Ann wrote it.'],
    ['mentions none in a link', 'By @Ann.', 'https://example.org/Ann', 'https://example.org/Ann'],
    [
      'tells names that begin alike apart',
      '@Anytown, @Anytown Harbour',
      'Anytown Harbour in Anytown',
      '@Anytown Harbour in @Anytown',
    ],
  ])('%s', (_, before, after, kept) => {
    expect(keepMentions(before, after, known)).toBe(kept)
  })
})

test('of two with one name the later counts, and beyond the limit those that no text needs go', () => {
  const other = { name: 'Ann', urn: 'urn:li:person:other' }
  expect(mergeMentions(known, [other], { text: '', most: 9 })).toEqual([harbour, anytown, anytownHarbour, other])
  const bob = { name: 'Bob', urn: 'urn:li:person:bob' }
  const merged = mergeMentions(known, [bob], { text: '@Harbour Authority and @Bob', most: 2 })
  expect(merged).toEqual([harbour, bob])
})

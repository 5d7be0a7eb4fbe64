import { expect, test } from 'vitest'
import { readTables } from '#server/reading/documents/tables'
import { readPostAddress } from '#shared/linkedin/post-address'
import {
  addressOf,
  exportSheets,
  numberAt,
  writeCsv,
  writeDay,
  writeXlsx,
} from '../../../../../tests/support/linkedin-export.ts'
import { createDayReader } from './export-days.ts'
import { type KnownPost, matchPost } from './match-posts.ts'
import { readExport } from './read-export.ts'

const period = { from: Date.UTC(2026, 9, 1), until: Date.UTC(2026, 10, 8) }
const first = { publishedAt: Date.UTC(2026, 9, 5, 8), engagements: 31, impressions: 1_240 }
const second = { publishedAt: Date.UTC(2026, 10, 3, 17), engagements: 52, impressions: 900 }
const posts = [first, second].map((post) => ({ ...post, address: addressOf(numberAt(post.publishedAt)) }))

const merged = (found: ReturnType<typeof readExport>) => {
  const counts: Record<string, object> = {}
  for (const post of found.posts) counts[post.text] = { ...counts[post.text], ...post.counts }
  return counts
}
const expected = {
  [posts[0]?.address ?? '']: { engagements: 31, impressions: 1_240 },
  [posts[1]?.address ?? '']: { engagements: 52, impressions: 900 },
}

for (const language of ['en', 'de', 'fr'] as const) {
  test(`an export in ${language} is read: both tables of its sheet, and its period`, async () => {
    const found = readExport(await readTables(writeXlsx(exportSheets(language, posts, period)), 'Content.xlsx'))
    expect(merged(found)).toEqual(expected)
    expect(found.problems).toEqual([])
    expect(found.period).toEqual({ from: '2026-10-01', until: '2026-11-08' })
  })

  test(`its table of posts as CSV is read in ${language}`, async () => {
    const rows = exportSheets(language, posts, period)['TOP POSTS'] ?? []
    const found = readExport(await readTables(writeCsv(rows, language === 'en' ? ',' : ';'), 'posts.csv'))
    expect(merged(found)).toEqual(expected)
    expect(found).toMatchObject({ period: null, problems: [] })
  })
}

test('what is not understood is named by sheet and row', () => {
  const [post] = posts
  const rows = [
    { number: 3, cells: ['Post URL', 'Post publish date', 'Engagements'] },
    { number: 4, cells: [post?.address ?? '', '11/3/2026', 'many'] },
    { number: 9, cells: [post?.address ?? '', '11/3/2026', '1.234,5'] },
  ]
  expect(readExport([{ name: 'TOP POSTS', rows }]).problems).toEqual([
    { sheet: 'TOP POSTS', row: 4, kind: 'count', text: 'many' },
    { sheet: 'TOP POSTS', row: 9, kind: 'count', text: '1.234,5' },
  ])
  const unknown = [
    { number: 1, cells: ['Adresse', 'Wert'] },
    { number: 2, cells: [post?.address ?? '', '12'] },
  ]
  expect(readExport([{ name: null, rows: unknown }]).problems).toMatchObject([{ sheet: null, row: 2, kind: 'header' }])
})

test('one table may be longer than the one beside it', () => {
  const [one, two] = posts.map(({ address }) => address)
  const header = { number: 1, cells: ['Post URL', 'Date', 'Engagements', '', 'Post URL', 'Date', 'Impressions'] }
  const found = readExport([
    {
      name: 'TOP POSTS',
      rows: [
        header,
        { number: 2, cells: [one ?? '', '', '31', '', two ?? '', '', '900'] },
        { number: 3, cells: ['', '', '', '', one ?? '', '', '1,240'] },
      ],
    },
  ])
  expect(found.posts.map(({ row, counts }) => [row, counts])).toEqual([
    [2, { engagements: 31 }],
    [2, { impressions: 900 }],
    [3, { impressions: 1_240 }],
  ])
})

test('rates are no counts', () => {
  const found = readExport([
    {
      name: null,
      rows: [
        { number: 1, cells: ['Post link', 'Impressions', 'Engagement rate', 'Likes', 'Comments', 'Reposts'] },
        { number: 2, cells: [posts[0]?.address ?? '', '900', '0.05', '31', '8', '2'] },
      ],
    },
  ])
  expect(found.posts.map(({ counts }) => counts)).toEqual([
    { impressions: 900, reactions: 31, comments: 8, reposts: 2 },
  ])
})

test('days are read by what the file shows, and not where it contradicts itself', () => {
  const at = Date.UTC(2026, 10, 28)
  expect(createDayReader([], false)(writeDay(at, 'en'))).toBe('2026-11-28')
  expect(createDayReader(['13/11/2026'], false)('03/11/2026')).toBe('2026-11-03')
  expect(createDayReader(['11/13/2026'], true)('11/03/2026')).toBe('2026-11-03')
  expect(createDayReader(['13/11/2026', '11/13/2026'], true)('03/11/2026')).toBeNull()
  expect(createDayReader([], true)('28.11.2026')).toBe('2026-11-28')
  for (const text of ['28. November 2026', 'Nov 28, 2026', '28 nov. 2026', '2026-11-28']) {
    expect(createDayReader([], true)(text)).toBe('2026-11-28')
  }
  for (const text of ['31.02.2026', '28.11.26', 'soon', '28 Foo 2026', ''])
    expect(createDayReader([], true)(text)).toBeNull()
})

test('a post is matched by number, by moment, or by day and first words, and never by a guess', () => {
  const at = first.publishedAt
  const post = (change: Partial<KnownPost>): KnownPost => ({
    postId: 'a',
    publishedAt: at,
    beginning: 'The quay is full: “today”, at last.\n\nMore.',
    numbers: [],
    ...change,
  })
  const address = readPostAddress(addressOf(numberAt(at)))
  const readable = readPostAddress(
    `https://www.linkedin.com/posts/ada_the-quay-is-full-today-activity-${numberAt(at)}-x`,
  )
  if (!address || !readable) throw new Error('no address')
  const byNumber = post({ postId: 'n', publishedAt: 0, numbers: [numberAt(at)] })
  expect(matchPost(address, [post({}), byNumber])).toBe(byNumber)
  const sent = post({ publishedAt: at + 20_000, numbers: ['1'] })
  expect(matchPost(address, [sent, post({ postId: 'b', publishedAt: 0 })])).toBe(sent)
  expect(matchPost(address, [sent, post({ postId: 'b', numbers: ['2'] })])).toBeUndefined()
  const marked = post({ publishedAt: at + 3_600_000 })
  expect(matchPost(address, [marked])).toBeUndefined()
  expect(matchPost(readable, [marked])).toBe(marked)
  expect(matchPost(readable, [marked, post({ postId: 'b' })])).toBeUndefined()
  expect(matchPost(readable, [post({ beginning: 'The quay was full' })])).toBeUndefined()
})

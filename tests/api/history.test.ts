import { randomUUID } from 'node:crypto'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUser, insertUser } from '#server/features/accounts/people/user-repository'
import { summarizePosts } from '#server/features/posts/details/post-summary'
import type { PostFilter } from '#server/features/posts/search/post-pages'
import { findPublicationsOf } from '#server/features/posts/store/post-publication-repository'
import { insertPost, listPosts } from '#server/features/posts/store/post-repository'
import * as history from '#server/migrations/0002-history'
import * as figures from '#server/migrations/0037-figures-in-search'
import { type DatabaseConfig, loadConfig } from '#server/platform/config'
import { openDatabase } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { migrateToLatest } from '#server/platform/database/migrate'
import type { Answer } from '#shared/contract/contract'
import { toBold, toItalic } from '#shared/linkedin/styled'
import type { ModelId } from '#shared/rules/models'
import type { Browser } from '../support/browser-session.ts'
import type { PersonId } from '../support/ids.ts'
import { personId } from '../support/ids.ts'
import { composedFacts } from '../support/large-account.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { createTestDatabase } from '../support/test-database.ts'

/** The history: searching one's posts by words, model and days, in pages, and counting them. */

type Author = Browser & { id: PersonId }

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

describe('words', () => {
  test.each([
    ['a plain word', 'trees', 'Twelve thousand trees.'],
    ['whatever its case', 'tReEs', 'TREES are planted.'],
    ['the beginning of one', 'tre', 'Twelve thousand trees.'],
    ['bold letters', 'thousand trees', toBold('Twelve thousand trees.')],
    ['italic letters', 'twelve', toItalic('Twelve thousand trees.')],
    ['bold letters with accents', 'elan', toBold('Élan')],
    ['a question in bold letters', toBold('Trees'), 'Twelve thousand trees.'],
    ['accents left out', 'zurich cafe', 'A café in Zürich.'],
    ['accents added', 'café', 'A cafe.'],
    ['letters with their accents apart', 'caf\u00e9', 'A cafe\u0301.'],
    ['sharp s', 'strasse', 'Die Straße.'],
    ['a hashtag without its sign', 'climate', 'So long. #Climate #Trees'],
    ['a hashtag with its sign', '#climate', 'So long. #Climate #Trees'],
    ['words in quotation marks', '“twelve” "trees"', 'Twelve thousand trees.'],
    ['a pictograph', '🚀', 'Off we go🚀🚀'],
    ['a number', '2030', 'By 2030, 4.5 % more.'],
    ['a power', '10⁶', 'A reef of 10⁶ mussels.'],
    ['a fraction', '3½', 'It is 3½ metres deep.'],
    ['a very long word', 'a'.repeat(100), `A ${'a'.repeat(300)}.`],
    ['another alphabet', 'деревья', 'Двенадцать тысяч ДЕРЕВЬЕВ: деревья.'],
  ])('find %s', async (_, q, content) => {
    const author = await app.signIn()
    await addPost(author, { content: 'Something else altogether, said the harbour master.' })
    const wanted = await addPost(author, { content })
    expect(await find(author, { q })).toEqual([wanted])
  })

  test('are found in plain letters after their author has set them in bold', async () => {
    const author = await app.signIn()
    const id = await addPost(author, { content: 'Nothing to see.' })
    await author.patch(`/api/posts/${id}`, { content: `${toBold('Twelve')} ${toItalic('thousand')} trees.` })
    expect(await find(author, { q: 'twelve thousand' })).toEqual([id])
  })

  test.each([
    ['106', 'A reef of 10⁶ mussels.'],
    ['421', 'The reef saves 42¹ tonnes.'],
    ['31', 'It is 3½ metres deep.'],
  ])('%s is no word of "%s", not even of a post from before migration 0037', async (q, content) => {
    const { db } = app.ctx
    const author = await app.signIn()
    const id = await addPost(author, { content })
    expect(await find(author, { q })).toEqual([])
    const words = isPostgres(db) ? sql`array_to_tsvector(array['none'])` : sql`'none'`
    const own = isPostgres(db) ? sql`owner_id = ${author.id} and` : sql``
    await sql`update post_search set owner_id = ${author.id}, words = ${words}
      where ${own} rowid = (select position from posts where id = ${id})`.execute(db)
    await figures.up(db as never)
    expect(await find(author, { q })).toEqual([])
    expect(await find(author, { q: content })).toEqual([id])
  })

  test('are looked for in title and content alike, and all have to occur', async () => {
    const author = await app.signIn()
    const both = await addPost(author, { title: 'The harbour', content: 'A second quay.' })
    const one = await addPost(author, { title: 'The harbour', content: 'A third pier.' })
    expect(await find(author, { q: 'harbour' })).toEqual([one, both])
    expect(await find(author, { q: 'quay harbour' })).toEqual([both])
    expect(await find(author, { q: 'quay pier' })).toEqual([])
  })

  test('but the last are whole', async () => {
    const author = await app.signIn()
    const wanted = await addPost(author, { content: 'Planting trees.' })
    expect(await find(author, { q: 'planting tre' })).toEqual([wanted])
    expect(await find(author, { q: 'plant trees' })).toEqual([])
  })

  test.each(['%', '_', '"', "'", '""', '* OR 1=1', '&', '!', '(', ':*', '\\', '-', '🧿', '…', "';--"])(
    '%j are harmless, and in no post',
    async (q) => {
      const author = await app.signIn()
      await addPost(author, { content: 'Twelve thousand trees and 100 percent of a plan.' })
      expect(await find(author, { q })).toEqual([])
    },
  )

  test.each([
    'trees" OR "nothing',
    'trees AND NOT plan',
    'words:trees',
    'NEAR(trees plan)',
    'trees & !plan',
    "trees':* | 'nothing",
    '^trees NOT',
  ])('%j are words and no commands', async (q) => {
    const author = await app.signIn()
    await addPost(author, { content: 'Twelve thousand trees in a park.' })
    expect(await find(author, { q })).toEqual([])
    const wanted = await addPost(author, { content: `Here it says: ${q}.` })
    expect(await find(author, { q })).toEqual([wanted])
  })

  test('may be a hundred; a longer question is refused', async () => {
    const author = await app.signIn()
    const wanted = await addPost(author, { content: 'Words of a b c d e f g h i j.' })
    expect(await find(author, { q: 'a b c d e f g h i j '.repeat(10) })).toEqual([wanted])
    expect(await find(author, { q: '🚀'.repeat(100) })).toEqual([])
    expect((await author.get(`/api/posts?q=${'a'.repeat(201)}`)).status).toBe(400)
  })

  test('that are blank are no question', async () => {
    const author = await app.signIn()
    const post = await addPost(author)
    expect(await find(author, { q: '' })).toEqual([post])
    expect(await find(author, { q: '  ' })).toEqual([post])
  })

  test('follow an edit, and leave with the post', async () => {
    const author = await app.signIn()
    const id = await addPost(author, { title: 'The harbour', content: 'A quay.' })
    await author.patch(`/api/posts/${id}`, { content: 'A pier.' })
    expect(await find(author, { q: 'quay' })).toEqual([])
    expect(await find(author, { q: 'harbour pier' })).toEqual([id])
    await author.patch(`/api/posts/${id}`, { title: 'The bridge' })
    expect(await find(author, { q: 'harbour' })).toEqual([])
    expect(await find(author, { q: 'bridge pier' })).toEqual([id])
    await author.patch(`/api/posts/${id}`, { status: 'published' })
    expect(await find(author, { q: 'bridge' })).toEqual([id])
    await author.delete(`/api/posts/${id}`)
    expect(await find(author, { q: 'bridge' })).toEqual([])
  })

  test('leave the index with the post and with the account', async () => {
    const author = await app.signIn()
    await author.delete(`/api/posts/${await addPost(author, { content: 'Ephemeral.' })}`)
    await addPost(author, { content: 'Ephemeral.' })
    expect(await countIndexed(author, 'ephemeral')).toBe(1)
    await app.ctx.db.deleteFrom('posts').where('owner_id', '=', author.id).execute()
    expect(await countIndexed(author, 'ephemeral')).toBe(0)

    const leaver = await app.signIn()
    await addPost(leaver, { content: 'Ephemeral.' })
    expect(await countIndexed(leaver, 'ephemeral')).toBe(1)
    for (const table of ['posts', 'articles'] as const) {
      await app.ctx.db.deleteFrom(table).where('owner_id', '=', leaver.id).execute()
    }
    await app.ctx.db.deleteFrom('users').where('id', '=', leaver.id).execute()
    expect(await countIndexed(leaver, 'ephemeral')).toBe(0)
  })

  test('are indexed in the transaction that stores the post', async () => {
    const author = await app.signIn()
    const stored = app.ctx.db.transaction().execute(async (db) => {
      await addPost(author, { content: 'Halfway.' }, db)
      throw new Error('The power fails.')
    })
    await expect(stored).rejects.toThrow('The power fails.')
    expect(await find(author, { q: 'halfway' })).toEqual([])
    expect(await countIndexed(author, 'halfway')).toBe(0)
  })
})

describe('filters', () => {
  test('show one model', async () => {
    const author = await app.signIn()
    const [a, , c] = await addPosts(author, [{ model: 'gpt-4.1' }, { model: 'gpt-4.1-mini' }, { model: 'gpt-4.1' }])
    expect(await find(author, { model: 'gpt-4.1' })).toEqual([c, a])
    expect(await find(author, { model: 'gpt-4.1', order: 'oldest' })).toEqual([a, c])
    expect(await find(author, { model: 'composer' })).toEqual([])
    expect(await find(author, { model: 'a model of old' })).toEqual([])
    expect(await find(author, { model: '"gpt-4.1', q: 'post' })).toEqual([])
  })

  test('show days, both included', async () => {
    const author = await app.signIn()
    const [, b, c, d] = await addPosts(author, [
      { at: '2026-03-01T23:59:59.999Z' },
      { at: '2026-03-02T00:00:00.000Z' },
      { at: '2026-03-03T12:00:00.000Z' },
      { at: '2026-03-04T23:59:59.999Z' },
      { at: '2026-03-05T00:00:00.000Z' },
    ])
    expect(await find(author, { from: '2026-03-02', to: '2026-03-04' })).toEqual([d, c, b])
    expect(await find(author, { from: '2026-03-03', to: '2026-03-03' })).toEqual([c])
    expect(await find(author, { from: '2026-03-04', order: 'oldest' })).toHaveLength(2)
    expect(await find(author, { to: '2026-03-02', order: 'oldest' })).toHaveLength(2)
    expect(await find(author, { from: '2026-03-04', to: '2026-03-02' })).toEqual([])
    expect(await find(author, { from: '0001-01-01', to: '9999-12-31' })).toHaveLength(5)
    expect(await find(author, { from: '9999-12-31' })).toEqual([])
    expect(await find(author, { to: '0001-01-01' })).toEqual([])
  })

  test('of days go by the user’s time zone', async () => {
    const author = await app.signIn({ timeZone: 'America/Los_Angeles' })
    const [, evening, next] = await addPosts(author, [
      { at: '2026-03-02T07:59:59.999Z' },
      { at: '2026-03-03T07:59:59.999Z' },
      { at: '2026-03-03T08:00:00.000Z' },
    ])
    expect(await find(author, { from: '2026-03-02', to: '2026-03-02' })).toEqual([evening])
    expect(await find(author, { from: '2026-03-03' })).toEqual([next])
  })

  test.each([
    ['of 23 hours', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00Z'],
    ['of 25 hours', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00Z'],
  ])('show a day %s whole', async (_, day, first, last, after) => {
    const author = await app.signIn({ timeZone: 'Europe/Berlin' })
    const [a, b] = await addPosts(author, [{ at: first }, { at: last }, { at: after }])
    expect(await find(author, { from: day, to: day })).toEqual([b, a])
    expect((await summaryOf(author)).days.find((each) => each.day === day)).toEqual({ day, posts: 2 })
  })

  test('together show what passes each', async () => {
    const author = await app.signIn()
    const models: ModelId[] = ['gpt-4o', 'composer', 'gemini']
    const posts = Array.from({ length: 36 }, (_, index) => ({
      at: `2026-03-${String(1 + Math.floor(index / 3)).padStart(2, '0')}T12:00:0${index % 3}.000Z`,
      model: models[index % 3] as ModelId,
      title: index % 2 ? 'Odd' : 'Even',
      content: `Number ${index}. ${index % 5 === 0 ? toBold('Fifth') : ''}`,
    }))
    const ids = await addPosts(author, posts)
    for (const q of [undefined, 'odd', 'even fif', 'number 1', 'nowhere']) {
      for (const model of [undefined, 'composer']) {
        for (const [from, to] of [[], ['2026-03-03', '2026-03-09'], ['2026-03-08'], [undefined, '2026-03-04']]) {
          for (const order of ['newest', 'oldest'] as const) {
            const passes = (post: (typeof posts)[number], index: number) =>
              (!model || post.model === model) &&
              (!from || post.at.slice(0, 10) >= from) &&
              (!to || post.at.slice(0, 10) <= to) &&
              (!q ||
                (q === 'odd' && index % 2 === 1) ||
                (q === 'even fif' && index % 10 === 0) ||
                (q === 'number 1' && String(index).startsWith('1')))
            const expected = ids.filter((_, index) => passes(posts[index] as (typeof posts)[number], index))
            if (order === 'newest') expected.reverse()
            const query = { q, model, from, to, order }
            expect(await find(author, query), JSON.stringify(query)).toEqual(expected)
            expect(await findPageByPage(author, { ...query, limit: 2 }), JSON.stringify(query)).toEqual(expected)
          }
        }
      }
    }
  })

  test.each([
    'limit=0',
    'limit=1001',
    'limit=many',
    'order=random',
    'from=yesterday',
    'from=2026-02-30',
    'to=2026-3-1',
    'to=2026-03-01T00:00:00Z',
    `model=${'m'.repeat(65)}`,
    `before=${'b'.repeat(201)}`,
  ])('that make no sense are refused: %s', async (query) => {
    const author = await app.signIn()
    expect((await author.get(`/api/posts?${query}`)).status).toBe(400)
  })
})

describe('pages', () => {
  test('keep posts of one moment apart, in both orders', async () => {
    const author = await app.signIn()
    const ids = await addPosts(author, Array(7).fill({ at: '2026-03-01T00:00:00Z' }))
    expect(await findPageByPage(author, { limit: 2, order: 'oldest' })).toEqual(ids)
    expect(await findPageByPage(author, { limit: 2 })).toEqual(ids.toReversed())
    expect(await findPageByPage(author, { limit: 3, q: 'post' })).toEqual(ids.toReversed())
  })

  test('stay the same while posts come and go', async () => {
    const author = await app.signIn()
    const moments = [1, 2, 3, 4, 5, 6].map((hour) => ({ at: `2026-03-01T0${hour}:00:00Z` }))
    const [a, b, c, d, e, f] = await addPosts(author, moments)
    const first = await page(author, '/api/posts?limit=2')
    expect(first.ids).toEqual([f, e])
    await addPost(author, { at: '2026-03-01T07:00:00Z' })
    await author.delete(`/api/posts/${e}`)
    const second = await page(author, first.next)
    expect(second.ids).toEqual([d, c])
    expect((await page(author, second.next)).ids).toEqual([b, a])
  })

  test('go on after a post that is named by its id', async () => {
    const author = await app.signIn()
    const [a, b, c] = await addPosts(author, [{}, {}, {}])
    expect(await find(author, { before: c })).toEqual([b, a])
    expect(await find(author, { before: a, order: 'oldest' })).toEqual([b, c])
    expect(await find(author, { before: randomUUID() })).toEqual([c, b, a])
  })

  test('after the last one there is no link', async () => {
    const author = await app.signIn()
    await addPosts(author, [{}, {}])
    expect((await page(author, '/api/posts?limit=3')).next).toBeUndefined()
    const full = await page(author, '/api/posts?limit=2')
    expect(await page(author, full.next)).toEqual({ ids: [], next: undefined })
  })

  test('link with every filter', async () => {
    const author = await app.signIn()
    await addPost(author, { at: '2026-03-02T12:00:00Z', content: 'Über & über', model: 'gemini' })
    const query = { q: 'über & ü', model: 'gemini', order: 'oldest', from: '2026-03-02', to: '2026-03-03', limit: '1' }
    const { next } = await page(author, `/api/posts?${new URLSearchParams(query)}`)
    const { before, ...kept } = Object.fromEntries(new URL(next ?? '', app.url).searchParams)
    expect(kept).toEqual(query)
    expect(before).toMatch(/^\d+$/)
  })

  test('of others show nothing of mine', async () => {
    const author = await app.signIn()
    const mine = await addPost(author, { content: 'Secret plans.', model: 'gemini' })
    const stranger = await app.signIn()
    const theirs = await addPost(stranger, { content: 'Open plans.' })
    expect(await find(stranger, { q: 'plans' })).toEqual([theirs])
    expect(await find(stranger, { q: 'secret' })).toEqual([])
    expect(await find(stranger, { model: 'gemini' })).toEqual([])
    expect(await find(stranger, { before: mine })).toEqual([theirs])
    expect(await summaryOf(stranger)).toMatchObject({ totalPosts: 1, models: ['composer'] })
  })

  test('are owner by owner even where ids begin alike', async () => {
    const author = await app.signIn()
    const twin = await app.signIn()
    const id = personId(`${author.id.slice(0, 14)}${twin.id.slice(14)}`)
    const user = await findUser(app.ctx.db, twin.id)
    if (!user) throw new Error('the twin is gone')
    await insertUser(app.ctx.db, { ...user, id, email: `${id}@example.com`, passwordHash: null })
    await addPost({ id } as Author, { content: 'Secret plans.' })
    expect(await find(author, { q: 'plans' })).toEqual([])
  })
})

describe('the summary', () => {
  test('of nothing is nothing', async () => {
    expect(await summaryOf(await app.signIn())).toEqual({
      totalPosts: 0,
      postsWithVisuals: 0,
      gpt4Posts: 0,
      claudePosts: 0,
      postsThisMonth: 0,
      modelsThisMonth: 0,
      heldPublications: 0,
      visualsCreated: 0,
      visualsThisMonth: 0,
      models: [],
      days: [],
    })
  })

  test('counts by model, by month and by day of the user’s time zone', async () => {
    const now = app.clock.now
    app.clock.now = Date.parse('2026-04-20T12:00:00Z')
    try {
      const author = await app.signIn({ timeZone: 'Asia/Tokyo' })
      await addPosts(author, [
        { at: '2026-03-29T12:00:00Z', model: 'gpt-4o' },
        { at: '2026-03-31T14:59:59.999Z', model: 'claude-3-sonnet' },
        { at: '2026-03-31T15:00:00Z', model: 'gpt-4.1-mini' },
        { at: '2026-04-01T14:00:00Z', model: 'gpt-5' },
        { at: '2026-04-02T14:00:00Z', model: 'gpt-4.1-mini' },
      ])
      expect(await summaryOf(author)).toEqual({
        totalPosts: 5,
        postsWithVisuals: 0,
        gpt4Posts: 3,
        claudePosts: 1,
        postsThisMonth: 3,
        modelsThisMonth: 2,
        heldPublications: 0,
        visualsCreated: 0,
        visualsThisMonth: 0,
        models: ['gpt-5', 'gpt-4o', 'gpt-4.1-mini', 'claude-3-sonnet'],
        days: [
          { day: '2026-03-29', posts: 1 },
          { day: '2026-03-31', posts: 1 },
          { day: '2026-04-01', posts: 2 },
          { day: '2026-04-02', posts: 1 },
        ],
      })
    } finally {
      app.clock.now = now
    }
  })

  test('keeps days whole over years of changing clocks', async () => {
    const author = await app.signIn({ timeZone: 'America/New_York' })
    const posts = Array.from({ length: 60 }, (_, index) => ({
      at: new Date(Date.UTC(2023, 0, 1, 4, 30) + index * 20 * 24 * 3_600_000).toISOString(),
    }))
    await addPosts(author, posts)
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York', dateStyle: 'short' })
    expect((await summaryOf(author)).days).toEqual(posts.map(({ at }) => ({ day: day.format(new Date(at)), posts: 1 })))
  })
})

test('posts from before the history was searchable are found and in order, and it can be undone', async () => {
  const own = await createTestDatabase()
  const { database: config } = loadConfig({ ...own.environment, DATA_DIR: own.dataDir })
  const opened = openDatabase(config)
  const { db } = opened
  const schema = db as unknown as Kysely<unknown>
  try {
    await migrateToLatest(db, { only: new Set(['0001-start']) })
    const author = { id: personId(randomUUID()) }
    await sql`insert into users
      (id, email, first_name, last_name, role, subscription_status, is_approved, created_at, time_zone, month_key, month_used)
      values (${author.id}, '', '', '', 'user', '', 1, 0, 'UTC', '', 0)`.execute(db)
    await sql`insert into articles (owner_id, id, kind, status, title, words, truncated, content_hash, read_at)
      values (${author.id}, 'article', 'url', 'read', 'A title', 3, 0, 'hash', 0)`.execute(db)
    const ids = Array.from({ length: 1203 }, (_, index) => `post-${String(index).padStart(4, '0')}`)
    for (const [index, id] of ids.entries()) {
      const at = Math.floor(index / 3) // three per moment
      const model = index % 2 ? 'composer' : 'gemini'
      await sql`insert into posts
        (owner_id, id, title, content, first_draft, status, created_at, updated_at, article_id, sources, ai_model,
          upstream_model, language, has_web_search)
        values (${author.id}, ${id}, 'A title', ${`Common ${toBold(`word${index}`)}`}, '', 'draft', ${at}, ${at},
          'article', '[]', ${model}, 'test', 'english', 0)`.execute(db)
    }

    await history.up(schema)
    await history.down(schema)
    await migrateToLatest(db)
    const find = async (filter: Partial<PostFilter>) =>
      (await listPosts(db, author.id, { limit: 2000, ...filter })).map((post) => post.id)
    expect(await find({ order: 'oldest' })).toEqual(ids)
    expect(await find({ words: 'common', order: 'oldest' })).toEqual(ids)
    expect(await find({ words: 'word1202' })).toEqual(['post-1202'])
    expect(await find({ words: 'common', model: 'gemini', order: 'oldest' })).toEqual(
      ids.filter((_, index) => index % 2 === 0),
    )
    expect(await find({ words: 'common', from: 400 })).toEqual(['post-1202', 'post-1201', 'post-1200'])
    expect(await find({ words: 'word7', limit: 3 })).toEqual(['post-0799', 'post-0798', 'post-0797'])
  } finally {
    await opened.close()
    await own.remove()
  }
})

describe('reading', () => {
  let reader: Author
  let database: ReturnType<typeof openDatabase>
  let seen: CompiledQuery[] = []

  beforeAll(async () => {
    reader = await app.signIn()
    const strangers = [await app.signIn(), await app.signIn()]
    const models: ModelId[] = ['gpt-4o', 'composer']
    await app.ctx.db.transaction().execute(async (db) => {
      for (let index = 0; index < 1500; index += 1) {
        const author = [reader, ...strangers][index % 3] as Author
        const content = `Common ${index % 499 === 0 ? 'seldom' : 'words'} number ${index}, the plan of the day.`
        const at = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString()
        await addPost(author, { content, at, model: models[index % 2] as ModelId }, db)
      }
    })
    database = openDatabase(withoutSeqScans(app.ctx.config.database))
    if (isPostgres(database.db)) await sql`vacuum analyze`.execute(database.db)
  })

  afterAll(() => database.close())

  const day = Date.UTC(2026, 1, 1)
  test.each([
    ['the newest', { limit: 20 }, 'posts_owner_position'],
    ['the oldest', { limit: 20, order: 'oldest' }, 'posts_owner_position'],
    ['the newest of a model', { limit: 20, model: 'gpt-4o' }, 'posts_owner_model_position'],
    ['the oldest of a model', { limit: 20, model: 'gpt-4o', order: 'oldest' }, 'posts_owner_model_position'],
    ['a later page', { limit: 20, before: String(day * 1024) }, 'posts_owner_position'],
    ['some days', { limit: 20, from: day, until: day + 86_400_000 }, 'posts_owner_position'],
    [
      'some days of a model',
      { limit: 20, model: 'gpt-4o', from: day, until: day + 86_400_000 * 9 },
      'posts_owner_model_position',
    ],
    ['what has a common word', { limit: 20, words: 'common' }, 'post_search_key'],
    ['what has a rare word', { limit: 20, words: 'seldom' }, 'post_search_words'],
    ['what has a word that is nowhere', { limit: 20, words: 'nowhere' }, 'post_search_words'],
    ['drafts', { limit: 20, standing: { state: 'draft', now: day } }, 'posts_owner_(status_)?position'],
    ['what is on its way', { limit: 20, standing: { state: 'scheduled', now: day } }, 'publications_owner_state'],
    ['what is published', { limit: 20, standing: { state: 'published', now: day } }, 'publications_owner_state'],
    ['what waits for someone', { limit: 20, standing: { state: 'needs-you', now: day } }, 'publications_owner_state'],
    ['what goes out in some days', { limit: 20, goesOut: { from: day, until: day } }, 'publications_owner_due'],
  ] as [string, PostFilter, string][])('%s uses an index', async (_, filter, index) => {
    const plan = await plansOf(() => listPosts(watched(), reader.id, filter))
    const isFullText = filter.words && !isPostgres(database.db)
    expect(plan).toMatch(
      isFullText ? /SCAN post_search VIRTUAL TABLE INDEX \d+:M/ : new RegExp(`(using|on|INDEX) ${indexNamed(index)}`),
    )
    if (!isPostgres(database.db)) {
      expect(plan, 'the page comes first').toContain('INDEX posts_owner_position (owner_id=? AND position=?)')
    }
    expect(plan).not.toMatch(/Seq Scan on|SCAN posts/)
  })

  test('where the posts of a page stand is one query, by an index', async () => {
    const ids = (await listPosts(database.db, reader.id, { limit: 20 })).map(({ id }) => id)
    const plan = await plansOf(() => findPublicationsOf(watched(), reader.id, ids, day))
    expect(seen).toHaveLength(1)
    expect(plan).toMatch(new RegExp(`(using|on|INDEX) ${indexNamed('publications_owner_post')}`))
    expect(plan).not.toMatch(/Seq Scan on|SCAN (publications|linkedin_accounts)/)
  })

  test('the summary reads two indexes and no post', async () => {
    const plan = await plansOf(() => summarizePosts(watched(), { id: reader.id, timeZone: 'UTC' }, day))
    expect(plan).toMatch(/(COVERING INDEX|Index Only Scan using) posts_owner_model_position/)
    expect(plan).toMatch(/(COVERING INDEX|Index Only Scan using) posts_owner_position/)
  })

  /** To PostgreSQL all indexes of a person's publications cost the same while there are none. */
  function indexNamed(name: string): string {
    return isPostgres(database.db) ? name.replace(/^publications_owner_.*/, 'publications_owner_\\w+') : name
  }

  /** PostgreSQL scans tables as small as these, unless sequential scans are off. */
  function withoutSeqScans(config: DatabaseConfig): DatabaseConfig {
    if (config.kind === 'sqlite') return config
    return { ...config, url: `${config.url}?options=${encodeURIComponent('-c enable_seqscan=off')}` }
  }

  /** A database that records its queries. */
  function watched() {
    seen = []
    const { db } = database
    return db.withPlugin({
      transformQuery: ({ node }) => {
        seen.push(db.getExecutor().compileQuery(node, { queryId: randomUUID() } as never))
        return node
      },
      transformResult: async ({ result }) => result,
    })
  }

  async function plansOf(run: () => Promise<unknown>): Promise<string> {
    await run()
    const explain = isPostgres(database.db) ? 'explain' : 'explain query plan'
    const plans = await Promise.all(
      seen.map((query) =>
        database.db.executeQuery<object>(CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters])),
      ),
    )
    return plans.flatMap(({ rows }) => rows.map((row) => Object.values(row).join(' '))).join('\n')
  }
})

interface PostFacts {
  title?: string
  content?: string
  model?: ModelId
  at?: string
}

async function addPost(author: Pick<Author, 'id'>, facts: PostFacts = {}, db = app.ctx.db): Promise<string> {
  const id = randomUUID()
  const createdAt = facts.at ? Date.parse(facts.at) : app.clock.now
  await insertPost(db, {
    ownerId: author.id,
    id,
    title: facts.title ?? 'A title',
    content: facts.content ?? 'A post.',
    createdAt,
    articleId: await addArticle(author.id, db),
    ...composedFacts,
    aiModel: facts.model ?? 'composer',
  })
  return id
}

async function addPosts(author: Author, posts: PostFacts[]): Promise<string[]> {
  const ids: string[] = []
  for (const post of posts) ids.push(await addPost(author, post))
  return ids
}

async function addArticle(ownerId: PersonId, db: TestApp['ctx']['db']): Promise<string> {
  const id = randomUUID()
  const unknown = { byline: null, published: null, site_name: null, language: null, lead_image: null, url: null }
  const facts = {
    kind: 'text',
    status: 'ok',
    title: 'A source',
    words: 2,
    truncated: 0,
    content_hash: 'x',
    is_handed_over: 0,
    left_out: null,
  } as const
  await db
    .insertInto('articles')
    .values({ owner_id: ownerId, id, ...facts, ...unknown, read_at: app.clock.now })
    .execute()
  return id
}

type Filters = Record<string, string | number | undefined>

async function find(author: Author, filters: Filters): Promise<string[]> {
  return (await page(author, `/api/posts?${queryString(filters)}`)).ids
}

async function findPageByPage(author: Author, filters: Filters): Promise<string[]> {
  const found: string[] = []
  for (let next: string | undefined = `/api/posts?${queryString(filters)}`; next; ) {
    const { ids, next: following }: Awaited<ReturnType<typeof page>> = await page(author, next)
    found.push(...ids)
    next = following
  }
  return found
}

function queryString(filters: Filters): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  return String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])))
}

async function page(author: Author, path: string | undefined) {
  const response = await author.get(path ?? '/api/posts')
  if (response.status !== 200) throw new Error(`No page: ${response.status} ${await response.text()}`)
  const posts = (await response.json()) as Answer<'listPosts'>
  return {
    ids: posts.map((post) => post.id),
    next: /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
  }
}

async function summaryOf(author: Author): Promise<Answer<'getPostSummary'>> {
  const response = await author.get('/api/posts/summary')
  expect(response.status).toBe(200)
  return (await response.json()) as Answer<'getPostSummary'>
}

/** The index's own rows, whether their posts exist or not. */
async function countIndexed({ id }: Author, word: string): Promise<number> {
  const token = id.replaceAll('-', '').slice(0, 12) + word
  const matches = isPostgres(app.ctx.db)
    ? sql<boolean>`words @@ ${`'${token}'`}::tsquery`
    : sql<boolean>`post_search match ${`"${token}"`}`
  const rows = await app.ctx.db.selectFrom('post_search').select('rowid').where(matches).execute()
  return rows.length
}

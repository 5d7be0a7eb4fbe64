import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actorAtHome } from '#server/features/accounts/people/actor'
import { findUser } from '#server/features/accounts/people/user-repository'
import type { ExportedPost } from '#server/features/post-export/exported-post'
import { readPosts } from '#server/features/post-export/read-posts'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { Browser } from '../support/browser-session.ts'
import { makeKey } from '../support/key-caller.ts'
import { makeLargeAccount } from '../support/large-account.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { type Author, inMinutes, publish, signInAuthor, writePost } from '../support/publishing-app.ts'
import { readCsv } from '../support/read-csv.ts'
import { foundTeam, joinTeam, writeInTeam } from '../support/team-people.ts'

/** Posts as files for other programs. */

let world: LinkedinApp

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true, environment: { TEAMS: 'everybody' } })
})

afterAll(() => world.close())

async function download(person: Pick<Browser, 'get'>, query: string, path = '/api/posts/export'): Promise<Response> {
  const answer = await person.get(`${path}?${query}`)
  expect(answer.status).toBe(200)
  return answer
}

async function asJson(person: Pick<Browser, 'get'>, query = '', path?: string): Promise<ExportedPost[]> {
  return (await (await download(person, `format=json&${query}`, path)).json()) as ExportedPost[]
}

async function asCsv(person: Browser, query = ''): Promise<Record<string, string>[]> {
  const bytes = new Uint8Array(await (await download(person, `format=csv&${query}`)).arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  return readCsv(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

async function asMarkdown(person: Browser, query = ''): Promise<Record<string, string>> {
  const bytes = new Uint8Array(await (await download(person, `format=md&${query}`)).arrayBuffer())
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]))
}

describe('the posts of an author', () => {
  let author: Author
  let draft: string
  let planned: string
  let published: string
  const text =
    'Ships no longer wait: they come, "they go".\n\nA second line; with a comma, and\t#harbour #Häfen #harbour'

  beforeAll(async () => {
    author = await signInAuthor(world)
    draft = (await writePost(author, '=1+1 is no formula here')).id
    world.app.clock.now += 1_000
    planned = (await writePost(author)).id
    await publish(author, { id: planned }, inMinutes(world, 600))
    world.app.clock.now += 1_000
    const post = await writePost(author, text)
    published = post.id
    expect((await publish(author, post)).state).toBe('published')
    const at = new Date(world.app.clock.now).toISOString()
    const figures = { at, impressions: 1_240, reactions: 31, comments: 4, reposts: 0 }
    expect((await author.person.post(`/api/posts/${published}/figures`, figures)).status).toBe(201)
  })

  test('come as JSON with where they are, where they stand and what was counted', async () => {
    const posts = await asJson(author.person)
    expect(posts.map(({ id, state }) => [id, state])).toEqual([
      [published, 'published'],
      [planned, 'scheduled'],
      [draft, 'draft'],
    ])
    const [first, second, third] = posts
    const home = world.app.ctx.config.http.publicUrl
    expect(first).toMatchObject({
      text,
      hashtags: ['harbour', 'Häfen'],
      author: 'Test Person',
      language: 'english',
      model: 'composer',
      source: null,
      scheduledFor: null,
      figures: { source: 'typed', impressions: 1_240, reactions: 31, comments: 4, reposts: 0, reached: null },
      url: `${home}/generate?post=${published}`,
    })
    const [place] = first?.linkedin ?? []
    expect(place?.url).toMatch(/^https:\/\/www\.linkedin\.com\/feed\/update\/urn:li:/)
    expect(first?.publishedAt).toBe(place?.publishedAt)
    expect(first?.publishedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(second).toMatchObject({ publishedAt: null, linkedin: [], figures: null })
    expect(Date.parse(second?.scheduledFor ?? '')).toBeGreaterThan(world.app.clock.now)
    expect(third).toMatchObject({ publishedAt: null, scheduledFor: null })
  })

  test('come as CSV that says the same, and runs no formulas', async () => {
    const posts = await asJson(author.person)
    const lines = await asCsv(author.person)
    expect(lines.map(({ id, title, state, createdAt, url }) => ({ id, title, state, createdAt, url }))).toEqual(
      posts.map(({ id, title, state, createdAt, url }) => ({ id, title, state, createdAt, url })),
    )
    expect(lines[0]).toMatchObject({
      text,
      hashtags: 'harbour Häfen',
      publishedAt: posts[0]?.publishedAt,
      linkedin: posts[0]?.linkedin[0]?.url,
      figuresDay: posts[0]?.figures?.day,
      impressions: '1240',
      reposts: '0',
      reached: '',
    })
    expect(lines[2]).toMatchObject({ text: "'=1+1 is no formula here", publishedAt: '', impressions: '' })
  })

  test('come as Markdown, a file each, with what is known of them above the text', async () => {
    const files = await asMarkdown(author.person)
    const posts = await asJson(author.person)
    const day = (moment = '') => moment.slice(0, 10)
    const names = posts.map(
      ({ id, createdAt }) => new RegExp(`^${day(createdAt)}-[\\p{L}\\p{N}-]+-${id.slice(0, 8)}\\.md$`, 'u'),
    )
    expect(Object.keys(files)).toEqual(names.map((name) => expect.stringMatching(name)))
    const [head = '', ...rest] = (Object.values(files)[0] ?? '').replace(/^---\n/, '').split('\n---\n')
    expect(rest.join('\n---\n')).toBe(`\n${text}\n`)
    const facts = Object.fromEntries(
      head.split('\n').map((line) => {
        const [, name = '', value = ''] = /^(\w+): (.*)$/s.exec(line) ?? []
        return [name, JSON.parse(value) as unknown]
      }),
    )
    expect(facts).toMatchObject({ id: published, state: 'published', tags: ['harbour', 'Häfen'] })
    expect(facts).toMatchObject({ linkedin: [posts[0]?.linkedin[0]?.url], publishedAt: posts[0]?.publishedAt })
  })

  test('are those of the filter, in its order', async () => {
    const ids = async (query: string) => (await asJson(author.person, query)).map(({ id }) => id)
    expect(await ids('order=oldest')).toEqual([draft, planned, published])
    expect(await ids('state=published')).toEqual([published])
    expect(await ids('state=scheduled')).toEqual([planned])
    expect(await ids('state=draft')).toEqual([draft])
    expect(await ids('q=formula')).toEqual([draft])
    expect(await ids('model=gpt-4o')).toEqual([])
    expect(await ids('from=2020-01-01&to=2020-01-02')).toEqual([])
    expect((await author.person.get('/api/posts/export?format=xml')).status).toBe(400)
  })

  test('are a file with a name and a kind, which nothing keeps', async () => {
    const day = new Date(world.app.clock.now).toISOString().slice(0, 10)
    for (const [format, type, ending] of [
      ['csv', 'text/csv; charset=utf-8', 'csv'],
      ['json', 'application/json; charset=utf-8', 'json'],
      ['md', 'application/zip', 'zip'],
    ] as const) {
      const answer = await download(author.person, `format=${format}`)
      await answer.arrayBuffer()
      expect([
        answer.headers.get('content-type'),
        answer.headers.get('content-disposition'),
        answer.headers.get('cache-control'),
      ]).toEqual([type, `attachment; filename="posts-${day}.${ending}"`, 'no-store'])
    }
  })

  test('come by key that may read, and by no other', async () => {
    const reading = await makeKey(world.app.url, author.person, { scopes: ['read'] })
    const get = (path: string) => reading.send('GET', path)
    expect((await asJson({ get }, '', '/api/v1/posts/export')).map(({ id }) => id)).toEqual([published, planned, draft])
    const writing = await makeKey(world.app.url, author.person, { scopes: ['write'] })
    expect((await writing.send('GET', '/api/v1/posts/export?format=csv')).status).toBe(403)
  })
})

test('someone without posts gets files without any', async () => {
  const person = await world.app.signIn()
  expect(await asJson(person)).toEqual([])
  expect(await asCsv(person)).toEqual([])
  expect(await asMarkdown(person)).toEqual({})
})

test('a post that was marked as published is one, without an address', async () => {
  const author = await signInAuthor(world)
  const { id } = await writePost(author)
  await author.person.patch(`/api/posts/${id}`, { status: 'published' })
  const [post] = await asJson(author.person)
  expect(post).toMatchObject({ state: 'published', linkedin: [] })
})

test('of a team, its members get its posts with their authors; others get nothing', async () => {
  const team = await foundTeam(world.app)
  const writer = await joinTeam(world.app, team, 'writer')
  const guest = await joinTeam(world.app, team, 'guest')
  const { id } = await writeInTeam(writer, team.slug)
  const path = `/api/w/${team.slug}/posts/export`
  expect(await asJson(guest, '', path)).toMatchObject([
    { id, author: 'Test Person', url: expect.stringContaining(`/w/${team.slug}/generate?post=`) },
  ])
  expect(await asJson(guest)).toEqual([])
  const stranger = await world.app.signIn({ role: 'admin' })
  expect((await stranger.get(`${path}?format=json`)).status).toBe(404)
})

test('2,000 posts come one time each, read page by page', async () => {
  const count = 2_000
  const { ctx } = world.app
  const person = await world.app.signIn()
  const ids = await inTransaction(ctx.db, (db) =>
    makeLargeAccount({ db }, person.id, { posts: count, charactersEach: 40 }),
  )
  const lines = await asCsv(person, 'order=oldest')
  expect(lines.map(({ id }) => id)).toEqual(ids)
  expect(lines.at(-1)).toMatchObject({ title: `Post ${count}`, text: `What post ${count} says.` })
  expect((await asJson(person)).map(({ id }) => id)).toEqual(ids.toReversed())
  expect(Object.keys(await asMarkdown(person))).toHaveLength(count)

  // whoever reads slowly makes the server read no further
  const user = await findUser(ctx.db, person.id)
  if (!user) throw new Error('Nobody is there.')
  let queries = 0
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const pages = readPosts({ ...ctx, db }, actorAtHome('session', user), {})
  const first = (await pages.next()).value ?? []
  expect(first).toHaveLength(100)
  const each = queries
  await pages.next()
  expect(queries).toBe(2 * each)
  await pages.return(undefined)
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readCitedPages } from '#server/features/posts/sources/read-cited-pages'
import { sweepArticles } from '#server/features/posts/store/article-repository'
import type { Answer } from '#shared/contract/contract'
import type { Browser } from '../support/browser-session.ts'
import { FakeWriter, until } from '../support/fake-writer.ts'
import { articlePage, type PageSite, startPageSite } from '../support/page-site.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Pages cited by web search, read after the post was stored. */

const day = 24 * 60 * 60_000
const paths = Array.from({ length: 7 }, (_, place) => `/page-${place + 1}`)

let site: PageSite
let app: TestApp
const writer = new FakeWriter()

beforeAll(async () => {
  site = await startPageSite({
    ...Object.fromEntries(paths.map((path) => [path, articlePage(`Title of ${path}`)])),
    '/gone': { status: 410 },
    '/login': { body: '<!doctype html><title>Sign in</title><form><p>Sign in.</p><input type="password"></form>' },
  })
  app = await startTestApp({ environment: site.environment, parts: { writer }, withJobs: true })
})

beforeEach(() => {
  site.asked.length = 0
})

afterAll(async () => {
  await app.close()
  await site.close()
})

async function makeCiting(author: Browser, cited: readonly string[]) {
  writer.cites = cited.map((path) => site.at(path))
  return await makePost(author)
}

async function detailOf(author: Browser, id: string) {
  return (await (await author.get(`/api/posts/${id}`)).json()) as Answer<'getPost'>
}

async function readDetail(author: Browser, id: string) {
  await until('the cited pages are read', async () => !(await detailOf(author, id)).isReadingCited)
  return await detailOf(author, id)
}

test('the first five cited pages are read once the post is there, and come with it', async () => {
  const author = await app.signIn()
  const release = site.hold()
  const { id, sources } = await makeCiting(author, paths)
  expect(sources).toHaveLength(7)
  expect(await detailOf(author, id)).toMatchObject({ isReadingCited: true, citedTexts: [] })
  await until('all are asked for at once', () => site.asked.length === 5)
  release()
  const { citedTexts } = await readDetail(author, id)
  expect(citedTexts).toEqual(
    paths.slice(0, 5).map((path, place) => ({
      index: place + 1,
      title: `Title of ${path}`,
      url: site.at(path),
      text: expect.stringContaining('1,200 ships a year'),
    })),
  )
  expect(site.asked.toSorted()).toEqual(paths.slice(0, 5))
  const [listed] = (await (await author.get('/api/posts')).json()) as object[]
  expect(listed).not.toHaveProperty('citedTexts')
  const provenance = await (await author.get(`/api/posts/${id}/provenance`)).json()
  expect(provenance).toMatchObject({ citedTexts })
})

test('a page that can’t be read, or that is no article, is no source', async () => {
  const author = await app.signIn()
  const { id } = await makeCiting(author, ['/gone', '/page-2', '/login', '/nothing?secret=1'])
  const { citedTexts, sources } = await readDetail(author, id)
  expect(sources).toHaveLength(4)
  expect(citedTexts.map(({ index, title }) => [index, title])).toEqual([[2, 'Title of /page-2']])
})

test('a page that the author read within the hour is not fetched again; another author’s reading is not used', async () => {
  const [author, other] = [await app.signIn(), await app.signIn()]
  await author.post('/api/articles/read', { url: site.at('/page-1') })
  const { id } = await makeCiting(author, ['/page-1'])
  expect((await readDetail(author, id)).citedTexts).toHaveLength(1)
  expect(site.asked).toEqual(['/page-1'])
  const { id: ofOther } = await makeCiting(other, ['/page-1'])
  expect((await readDetail(other, ofOther)).citedTexts).toHaveLength(1)
  expect(site.asked).toEqual(['/page-1', '/page-1'])
  expect((await other.get(`/api/posts/${id}`)).status).toBe(404)
})

test('a post without cited pages waits for none', async () => {
  const author = await app.signIn()
  const { id } = await makeCiting(author, [])
  expect(await detailOf(author, id)).toMatchObject({ isReadingCited: false, citedTexts: [] })
})

test('their texts are kept as long as a post cites them', async () => {
  const author = await app.signIn()
  const { id } = await makeCiting(author, ['/page-3', '/page-4'])
  await readDetail(author, id)
  const kept = () => app.ctx.db.selectFrom('articles').select('title').where('owner_id', '=', author.id).execute()
  await sweepArticles(app.ctx.db, app.clock.now + 2 * day)
  expect((await detailOf(author, id)).citedTexts).toHaveLength(2)
  expect(await kept()).toHaveLength(3)
  await author.delete(`/api/posts/${id}`)
  await sweepArticles(app.ctx.db, app.clock.now + 2 * day)
  expect(await kept()).toEqual([])
})

test('at shutdown what is not read yet is left to the next process', async () => {
  const leaving = await startTestApp({ environment: site.environment, parts: { writer } })
  try {
    const author = await leaving.signIn()
    const release = site.hold()
    const { id } = await makeCiting(author, ['/page-5'])
    const ending = new AbortController()
    const reading = readCitedPages(leaving.ctx, { ownerId: author.id, postId: id }, ending.signal)
    await until('the page is asked for', () => site.asked.length > 0)
    ending.abort()
    await expect(reading).rejects.toThrow()
    expect(await detailOf(author, id)).toMatchObject({ isReadingCited: true, citedTexts: [] })
    release()
    leaving.startJobs()
    expect((await readDetail(author, id)).citedTexts).toHaveLength(1)
  } finally {
    await leaving.close()
  }
})

test('they go with the account', async () => {
  const author = await app.signIn()
  const { id } = await makeCiting(author, ['/page-6'])
  await readDetail(author, id)
  await app.ctx.db.deleteFrom('users').where('id', '=', author.id).execute()
  const rows = (table: 'articles' | 'post_cited_pages') =>
    app.ctx.db.selectFrom(table).select('owner_id').where('owner_id', '=', author.id).execute()
  expect([await rows('articles'), await rows('post_cited_pages')]).toEqual([[], []])
})

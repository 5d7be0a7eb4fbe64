import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sweepArticles } from '#server/features/posts/store/article-repository'
import type { Answer } from '#shared/contract/contract'
import type { Browser } from '../support/browser-session.ts'
import { FakeWriter } from '../support/fake-writer.ts'
import { articlePage, type PageSite, startPageSite } from '../support/page-site.ts'
import { sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** One post from several sources: read first, stored with the post, distinguished in the prompt. */

const day = 24 * 60 * 60_000
const crane = 'The quay has one crane less than planned, the union said.'
const notes = 'On Monday I stood at the quay. I counted 14 ships, and we had to wait for the crane.'

let site: PageSite
let app: TestApp
let author: Awaited<ReturnType<TestApp['signIn']>>
const writer = new FakeWriter()

beforeAll(async () => {
  site = await startPageSite({
    '/union': articlePage('The union counts cranes', '', crane),
    '/paywalled': { body: '<!doctype html><title>Sign in</title><form><input type="password"></form>' },
  })
  app = await startTestApp({
    environment: { ...site.environment, OPENAI_API_KEY: 'test-key' },
    parts: { writer },
  })
})
beforeEach(async () => {
  writer.requests.length = 0
  author = await app.signIn()
})
afterAll(async () => {
  await app.close()
  await site.close()
})

async function read(source: object, reader: Browser = author): Promise<string> {
  const response = await reader.post('/api/articles/read', source)
  return ((await response.json()) as Answer<'readArticle'>).articleId
}

const generate = (request: object) =>
  author.post('/api/posts/generate', { textContent: sourceText, model: 'gpt-4o', ...request })

async function makeOfTwo(): Promise<Answer<'generatePost'>> {
  const response = await generate({ moreArticleIds: [await read({ url: site.at('/union') })] })
  expect(response.status).toBe(201)
  return (await response.json()) as Answer<'generatePost'>
}

const detailOf = async (id: string) => (await (await author.get(`/api/posts/${id}`)).json()) as Answer<'getPost'>

test('the writer gets every source with its own facts, and the post keeps them in their order', async () => {
  const [union, own] = [await read({ url: site.at('/union') }), await read({ textContent: notes })]
  const response = await generate({ moreArticleIds: [union, own] })
  const post = (await response.json()) as Answer<'generatePost'>
  const [asked] = writer.requests
  expect(asked?.source.text).toContain('1,200 ships a year')
  expect(asked?.moreSources?.map(({ siteName, isOwn }) => [siteName, isOwn])).toEqual([
    ['The Harbour Courier', false],
    [null, true],
  ])
  expect(post.moreSources.map(({ articleId, kind }) => [articleId, kind])).toEqual([
    [union, 'url'],
    [own, 'text'],
  ])
  const { moreArticles } = await detailOf(post.id)
  expect(moreArticles.map(({ text }) => text)).toEqual([
    expect.stringContaining(crane),
    expect.stringContaining('I counted 14 ships'),
  ])
  const [listed] = (await (await author.get('/api/posts')).json()) as Answer<'listPosts'>
  expect(listed?.moreSources).toEqual(post.moreSources)
})

test('provenance and export have them, with the prompt as it was sent', async () => {
  const { id } = await makeOfTwo()
  const provenance = (await (await author.get(`/api/posts/${id}/provenance`)).json()) as Answer<'getProvenance'>
  expect(provenance.moreArticles[0]).toMatchObject({
    title: 'The union counts cranes',
    siteName: 'The Harbour Courier',
  })
  expect(provenance.prompt?.user).toMatch(/Source 2 of 2:\n<source-2-\w{32}>\nTitle: The union counts cranes/)
})

test('a refinement is made from all of them', async () => {
  const { id } = await makeOfTwo()
  await author.post(`/api/posts/${id}/refine`, { kind: 'shorter' })
  expect(writer.requests.at(-1)?.moreSources?.[0]?.text).toContain(crane)
})

test('a model that names a sentence of the second source is believed, and the source is named', async () => {
  const { id } = await makeOfTwo()
  writer.write = async () => `[1] ${crane}`
  const check = (await (await author.post(`/api/posts/${id}/model-check`, {})).json()) as Answer<'askModelToCheck'>
  writer.write = async () => 'A post.'
  expect(check.sentences[0]).toMatchObject({
    verdict: 'supported',
    support: [{ text: crane, source: 'The union counts cranes' }],
  })
})

test('what is angled is all of them', async () => {
  const [first, second] = [await read({ textContent: sourceText }), await read({ url: site.at('/union') })]
  const asked: (number | undefined)[] = []
  writer.angles = async ({ moreSources }) => {
    asked.push(moreSources?.length)
    return { angles: [{ kind: 'tension', text: crane }], stances: [], caution: null }
  }
  const suggest = (body: object) => author.post(`/api/articles/${first}/angles`, { model: 'gpt-4o', ...body })
  expect(await (await suggest({ moreArticleIds: [second] })).json()).toMatchObject({ from: 'model' })
  expect(await (await suggest({})).json()).toMatchObject({ from: 'model' })
  expect(asked).toEqual([1, 0])
})

test('a source that is gone, someone else’s, unreadable or one too many is refused, and no post is taken', async () => {
  const other = await app.signIn()
  const theirs = await read({ url: site.at('/union') }, other)
  const wall = await read({ url: site.at('/paywalled') })
  expect((await generate({ moreArticleIds: [theirs] })).status).toBe(404)
  expect((await generate({ moreArticleIds: ['nothing'] })).status).toBe(404)
  expect((await generate({ moreArticleIds: [wall] })).status).toBe(422)
  expect((await generate({ moreArticleIds: ['a', 'b', 'c'] })).status).toBe(400)
  expect(writer.requests).toEqual([])
  expect(await (await author.get('/api/user')).json()).toMatchObject({ postsThisMonth: 0 })
})

test('the same text twice is one source', async () => {
  const response = await generate({ moreArticleIds: [await read({ textContent: sourceText })] })
  expect(((await response.json()) as Answer<'generatePost'>).moreSources).toEqual([])
})

test('a document may have further sources, too', async () => {
  const form = new FormData()
  form.set('file', new File([sourceText], 'harbour.txt', { type: 'text/plain' }))
  form.set('model', 'gpt-4o')
  form.set('moreArticleIds', `${await read({ url: site.at('/union') })},${await read({ textContent: notes })}`)
  const post = (await (await author.post('/api/posts/generate-from-file', form)).json()) as Answer<'generatePost'>
  expect(post.moreSources.map(({ kind }) => kind)).toEqual(['url', 'text'])
})

test('an address that was a further source is known as written from before', async () => {
  const { id } = await makeOfTwo()
  const url = encodeURIComponent(site.at('/union'))
  expect(await (await author.get(`/api/posts/earlier?url=${url}`)).json()).toMatchObject({ post: { id } })
})

test('their texts are kept as long as the post, and go with it', async () => {
  const { id } = await makeOfTwo()
  const kept = () => app.ctx.db.selectFrom('articles').select('title').where('owner_id', '=', author.id).execute()
  await sweepArticles(app.ctx.db, app.clock.now + 2 * day)
  expect(await kept()).toHaveLength(2)
  expect((await detailOf(id)).moreArticles).toHaveLength(1)
  await author.delete(`/api/posts/${id}`)
  await sweepArticles(app.ctx.db, app.clock.now + 2 * day)
  expect(await kept()).toEqual([])
})

test('an account with such posts can be deleted', async () => {
  await makeOfTwo()
  await app.ctx.db.deleteFrom('users').where('id', '=', author.id).execute()
  const rows = app.ctx.db.selectFrom('post_articles').select('post_id').where('owner_id', '=', author.id)
  expect(await rows.execute()).toEqual([])
})

import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { FakeWriter } from '../support/fake-writer.ts'
import { type NewsSite, startNewsSite } from '../support/news-site.ts'
import { type Asset, picture } from '../support/pictures.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** An article's lead image, in the library of an author who wrote a post from it. */

let site: NewsSite
let app: TestApp

afterEach(async () => {
  await app.close()
  await site.close()
})

/** A post written from an article with this picture. */
async function postFromArticle(named?: { type: string; bytes: Uint8Array }) {
  site = await startNewsSite(named)
  app = await startTestApp({ environment: site.environment, parts: { writer: new FakeWriter() } })
  const author = await app.signIn()
  const body = { url: site.articleUrl, model: 'composer', language: 'english' }
  const post = (await (await author.post('/api/posts/generate', body)).json()) as { id: string }
  return { author, address: `/api/posts/${post.id}/lead-image` }
}

test('the picture of the article comes into the library, once', async () => {
  const { author, address } = await postFromArticle({ type: 'image/png', bytes: await picture('png', 900, 600) })
  const answer = await author.post(address)
  expect(answer.status).toBe(200)
  const asset = (await answer.json()) as Asset
  expect(asset).toMatchObject({ width: 900, height: 600, mimeType: 'image/png' })
  expect(asset.originalName).toBe('Picture of The Example Gazette')
  expect((await author.get(asset.url ?? '')).headers.get('content-type')).toBe('image/png')

  expect(await (await author.post(address)).json()).toEqual(asset)
  expect(await (await author.get('/api/media')).json()).toHaveLength(1)
})

test('an article without a picture says so', async () => {
  const { author, address } = await postFromArticle()
  const answer = await author.post(address)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ message: 'The article of this post names no picture.' })
})

test.each([
  ['is no picture', { type: 'text/html', bytes: Buffer.from('<p>Not here</p>') }, 422],
  ['only says that it is one', { type: 'image/png', bytes: Buffer.from('<script>alert(1)</script>') }, 415],
])('what %s is refused and leaves nothing behind', async (_what, named, status) => {
  const { author, address } = await postFromArticle(named)
  expect((await author.post(address)).status).toBe(status)
  expect(await (await author.get('/api/media')).json()).toEqual([])
  expect(await app.ctx.db.selectFrom('media_assets').select('id').execute()).toEqual([])
})

test('a post of someone else has no picture to give', async () => {
  const { address } = await postFromArticle({ type: 'image/png', bytes: await picture('png') })
  const other = await app.signIn()
  expect((await other.post(address)).status).toBe(404)
})

describe('the picture beside an article that was read', () => {
  async function readArticle(named?: { type: string; bytes: Uint8Array }) {
    site = await startNewsSite(named)
    app = await startTestApp({ environment: site.environment })
    const author = await app.signIn()
    const read = (await (
      await author.post('/api/articles/read', { url: site.articleUrl })
    ).json()) as Answer<'readArticle'>
    return { author, address: `/api/articles/${read.articleId}/picture` }
  }

  test('is small, and shows nobody where it came from', async () => {
    const { author, address } = await readArticle({ type: 'image/png', bytes: await picture('png', 900, 600) })
    const answer = await author.get(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('cache-control')).toContain('private')
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width > 0, width < 900]).toEqual([true, true])
    expect((await (await app.signIn()).get(address)).status, 'someone else').toBe(404)
  })

  test('is missing where the article names none, or what it names is none', async () => {
    const { author, address } = await readArticle()
    expect((await author.get(address)).status).toBe(404)
    await app.close()
    await site.close()
    const other = await readArticle({ type: 'image/png', bytes: Buffer.from('<script>alert(1)</script>') })
    expect((await other.author.get(other.address)).status).toBe(415)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertPost } from '#server/features/posts/store/post-repository'
import type { Answer } from '#shared/contract/contract'
import type { Browser } from '../support/browser-session.ts'
import { FakeWriter } from '../support/fake-writer.ts'
import { composedFacts } from '../support/large-account.ts'
import { makePost } from '../support/posts.ts'
import { sampleVoices } from '../support/sample-voices.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
const writer = new FakeWriter()

beforeAll(async () => {
  app = await startTestApp({ parts: { writer } })
})

afterAll(() => app.close())

const [rail, remote, batteries] = sampleVoices.analytical
const railAgain = rail.replace(/The data published.*/, 'I find that worrying, and I doubt that it will change soon.')

async function write(author: Browser, content: string) {
  app.clock.now += 60_000
  writer.write = async () => content
  return await makePost(author)
}

async function similarTo(author: Browser, id: string): Promise<Answer<'listSimilarPosts'>> {
  const response = await author.get(`/api/posts/${id}/similar`)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer<'listSimilarPosts'>
}

describe('the similar posts of a post', () => {
  test('are the author’s earlier ones that say much the same, most similar first, with what they share', async () => {
    const author = await app.signIn()
    const first = await write(author, rail)
    await write(author, remote)
    const half = await write(author, `${rail.slice(0, 300)}\n\n${batteries}`)
    const latest = await write(author, railAgain)

    const similar = await similarTo(author, latest.id)
    expect(similar.map(({ id }) => id)).toEqual([first.id, half.id])
    expect(similar[0]).toMatchObject({ title: first.title, createdAt: first.createdAt })
    expect(similar[0]?.similarity).toBeGreaterThan(0.6)
    expect(similar[0]?.similarity).toBeLessThan(0.9)
    expect(similar[0]?.passage?.words).toBeGreaterThan(40)
    expect(railAgain).toContain(similar[0]?.passage?.text)
    expect(similar[1]?.similarity).toBeLessThan(similar[0]?.similarity ?? 0)
  })

  test('are none of later ones, of other authors, and of posts on other subjects', async () => {
    const [author, other] = [await app.signIn(), await app.signIn()]
    await write(other, rail)
    const first = await write(author, rail)
    await write(author, railAgain)
    expect(await similarTo(author, first.id)).toEqual([])
    expect(await similarTo(author, (await write(author, remote)).id)).toEqual([])
  })

  test('are three at most', async () => {
    const author = await app.signIn()
    for (let count = 0; count < 4; count += 1) await write(author, rail)
    const last = await write(author, rail)
    const similar = await similarTo(author, last.id)
    expect(similar.map(({ similarity }) => similarity)).toEqual([1, 1, 1])
  })

  test('are found among a thousand, while other requests are answered', async () => {
    const author = await app.signIn()
    const first = await write(author, rail)
    const { article_id: articleId } = await app.ctx.db
      .selectFrom('posts')
      .select('article_id')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    await app.ctx.db.transaction().execute(async (db) => {
      for (let count = 0; count < 998; count += 1) {
        await insertPost(db, {
          ownerId: author.id,
          id: `${author.id}-${count}`,
          title: 'Another',
          content: `${remote} ${batteries} ${count}`,
          createdAt: app.clock.now + count,
          articleId,
          ...composedFacts,
        })
      }
    })
    const last = await write(author, railAgain)
    let isOver = false
    const search = similarTo(author, last.id).finally(() => {
      isOver = true
    })
    let answeredMeanwhile = 0
    while (!isOver) {
      await app.visitor().get('/api/version')
      if (!isOver) answeredMeanwhile += 1
    }
    expect((await search).map(({ id }) => id)).toEqual([first.id])
    expect(answeredMeanwhile).toBeGreaterThan(0)
  })

  test('are nobody else’s to see', async () => {
    const author = await app.signIn()
    const post = await write(author, rail)
    expect((await (await app.signIn()).get(`/api/posts/${post.id}/similar`)).status).toBe(404)
  })
})

describe('the examples a post’s voice is compared with', () => {
  const settings = { examplePosts: ['One of the settings.', '', ' '] }

  test('are those of the settings, without empty ones', async () => {
    const author = await app.signIn()
    const post = await write(author, rail)
    expect(await examplesFor(author, post.id)).toEqual([])
    await author.post('/api/user/settings', settings)
    expect(await examplesFor(author, post.id)).toEqual(['One of the settings.'])
  })

  test('are those of the style where it has some', async () => {
    const author = await app.signIn()
    await author.post('/api/user/settings', settings)
    const style = { name: 'Mine', defaultModel: 'composer', defaultLanguage: 'english', defaultWebSearch: false }
    const made = await author.post('/api/user/content-styles', { ...style, examplePosts: ['One of the style.'] })
    const { id: contentStyleId } = (await made.json()) as { id: number }
    const post = await makePost(author, { contentStyleId })
    expect(await examplesFor(author, post.id)).toEqual(['One of the style.'])
    expect((await author.delete(`/api/user/content-styles/${contentStyleId}`)).status).toBeLessThan(300)
    expect(await examplesFor(author, post.id)).toEqual(['One of the settings.'])
  })

  async function examplesFor(author: Browser, id: string): Promise<string[]> {
    return ((await (await author.get(`/api/posts/${id}`)).json()) as Answer<'getPost'>).voiceExamples
  }
})

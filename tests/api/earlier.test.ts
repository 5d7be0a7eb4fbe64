import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import type { Browser } from '../support/browser-session.ts'
import { FakeWriter } from '../support/fake-writer.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** "In your earlier posts": figures, openings and contradictions. */

type Repeated = Answer<'listRepeated'>

let app: TestApp
const writer = new FakeWriter()

beforeAll(async () => {
  app = await startTestApp({ parts: { writer }, environment: { OPENAI_API_KEY: 'test-key' } })
})

afterAll(() => app.close())

async function write(author: Browser, content: string) {
  app.clock.now += 60_000
  writer.write = async () => content
  return await makePost(author)
}

async function repeatedIn(author: Browser, id: string): Promise<Repeated> {
  const response = await author.get(`/api/posts/${id}/earlier`)
  expect(response.status).toBe(200)
  return (await response.json()) as Repeated
}

const keepArchive = (author: Browser, posts: object[]) => author.send('PUT', '/api/user/archive-posts', { posts })

test('a figure with the same subject and the same opening are found, with their latest use', async () => {
  const author = await app.signIn()
  await write(author, 'Quays are slow.\n\nThe second quay of the harbour cost 31 million euros.')
  const second = await write(
    author,
    'Trains in Genoa are late again.\n\nThe harbour paid 31 million euros for a second quay.',
  )
  const latest = await write(
    author,
    'Trains in Genoa are late on Mondays.\n\n31 million euros: that is what the second quay of the harbour took.',
  )
  expect(await repeatedIn(author, latest.id)).toMatchObject([
    {
      kind: 'opening',
      text: 'Trains in Genoa are late on Mondays.',
      sentence: 'Trains in Genoa are late again.',
      postId: second.id,
    },
    {
      kind: 'figure',
      sentence: 'The harbour paid 31 million euros for a second quay.',
      postId: second.id,
      title: second.title,
      at: second.createdAt,
    },
  ])
  expect(await repeatedIn(author, second.id)).toMatchObject([{ kind: 'figure' }])
})

test('other subjects, later posts and other authors are none of it', async () => {
  const [author, other] = [await app.signIn(), await app.signIn()]
  await write(other, 'The second quay of the harbour cost 31 million euros.')
  await write(author, 'The film made 31 million euros in a week.')
  const post = await write(author, 'The harbour paid 31 million euros for a second quay.')
  await write(author, 'The second quay of the harbour cost 31 million euros.')
  expect(await repeatedIn(author, post.id)).toEqual([])
  expect((await other.get(`/api/posts/${post.id}/earlier`)).status).toBe(404)
})

test('posts of LinkedIn’s archive are compared too, are in one’s data, and are forgotten on request', async () => {
  const author = await app.signIn()
  const content = 'In March the second quay of the harbour took 31 million euros.'
  expect((await keepArchive(author, [{ postedOn: '2024-03-05', content }])).status).toBe(200)
  const post = await write(author, 'The harbour paid 31 million euros for a second quay.')
  expect(await repeatedIn(author, post.id)).toMatchObject([
    { kind: 'figure', sentence: content, postId: null, at: '2024-03-05' },
  ])

  await keepArchive(author, [])
  expect(await repeatedIn(author, post.id)).toEqual([])
  expect(await (await author.get('/api/user/archive-posts')).json()).toEqual({ posts: 0 })
  expect(
    (
      await keepArchive(
        author,
        Array.from({ length: 2_001 }, () => ({ postedOn: null, content })),
      )
    ).status,
  ).toBe(400)
})

test('two thousand posts of an archive are kept', async () => {
  const author = await app.signIn()
  const posts = Array.from({ length: 2_000 }, (_, at) => ({
    postedOn: null,
    content: `Post ${at}. ${'Ships wait. '.repeat(200)}`,
  }))
  expect(await (await keepArchive(author, posts)).json()).toEqual({ posts: 2_000 })
})

test('a model names the pairs that contradict, and both sentences are shown as they stand', async () => {
  const author = await app.signIn({ role: 'admin' })
  const first = await write(author, 'Night trains to Genoa are never late. The harbour is quiet.')
  const post = await write(author, 'Night trains to Genoa are always late. Ships are quicker.')
  writer.contradictions = async ({ pairs }) => {
    expect(pairs).toMatchObject([
      { here: 'Night trains to Genoa are always late.', earlier: 'Night trains to Genoa are never late.' },
    ])
    return new Set([0, 7])
  }
  const response = await author.post(`/api/posts/${post.id}/contradictions`, {})
  expect(await response.json()).toMatchObject({
    compared: 1,
    found: [
      {
        here: 'Night trains to Genoa are always late.',
        sentence: 'Night trains to Genoa are never late.',
        postId: first.id,
      },
    ],
  })
})

test('where no earlier sentence has the same subject, no model is asked', async () => {
  const author = await app.signIn({ role: 'admin' })
  writer.contradictions = () => Promise.reject(new Error('Nobody asked.'))
  const post = await write(author, 'Night trains to Genoa are always late.')
  const response = await author.post(`/api/posts/${post.id}/contradictions`, {})
  expect(await response.json()).toMatchObject({ compared: 0, found: [] })
})

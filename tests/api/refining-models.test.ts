import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createWriter } from '#server/writing/create-writer'
import { defaultLimits } from '#server/writing/stream-post'
import type { Answer } from '#shared/contract/contract'
import type { FakeBehaviour } from '../support/fake-models/behaviour.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { configFor } from '../support/fake-models/writing-fixtures.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Refining with a model that answers over the wire, and not always well. */

type Person = Awaited<ReturnType<TestApp['signIn']>>
type Detail = Answer<'getPost'>

let app: TestApp
let fake: FakeModel
let person: Person

beforeAll(async () => {
  app = await startTestApp()
})

afterEach(() => fake.close())
afterAll(() => app.close())

/** The one model of the server answers like this from now on; a new person asks it. */
async function answer(behaviour: FakeBehaviour, limits = defaultLimits): Promise<void> {
  fake = await startFakeModel('compatible', behaviour)
  app.ctx.config.ai = configFor('compatible', fake.baseUrl)
  app.ctx.writer = createWriter(app.ctx.config.ai, { limits })
  person = await app.signIn()
}

async function read(id: string): Promise<Detail> {
  return (await (await person.get(`/api/posts/${id}`)).json()) as Detail
}

describe('a model that refines', () => {
  test('gets article and post in their fences, and what it writes becomes the new version', async () => {
    await answer({ kind: 'text', chunks: ['Ein zweiter ', '**Kai**.'] })
    const { id } = await makePost(person)
    const before = await read(id)

    const response = await person.post(`/api/posts/${id}/refine`, {
      kind: 'translation',
      language: 'german',
      model: 'compatible',
    })

    expect(await response.json()).toMatchObject({
      content: 'Ein zweiter Kai.',
      language: 'german',
      aiModel: 'composer',
      versions: [
        { kind: 'draft', content: before.content, aiModel: 'composer' },
        { kind: 'translation', aiModel: 'compatible', language: 'german' },
      ],
    })
    const [system, user] = fake.requests[0]?.body.messages ?? []
    expect(system.content).toContain('Write in German')
    expect(user.content).toContain('Translate the post into German.')
    expect(user.content).toContain(`>\n${before.content}\n</post-`)
    expect(user.content).toMatch(/<article-\w+>\nThe harbour opened/)
  })

  test('goes on being asked unless another one is named', async () => {
    await answer({ kind: 'text', chunks: ['A post.'] })
    const { id } = await makePost(person, { model: 'compatible' })
    await person.post(`/api/posts/${id}/refine`, { kind: 'shorter' })
    expect(fake.requests).toHaveLength(2)
    expect(fake.requests[1]?.body.messages[1].content).toContain('Make the post shorter, in English.')
  })
})

describe('the post is as before when the model', () => {
  const failures: [string, FakeBehaviour, string][] = [
    ['answers with an error', { kind: 'status', status: 500 }, 'ai_unavailable'],
    ['refuses', { kind: 'text', chunks: ['I can’t.'], finish: 'refusal' }, 'ai_refused'],
    ['has nothing to say', { kind: 'text', chunks: [' \n'] }, 'ai_unavailable'],
    ['never begins', { kind: 'hang-before-text' }, 'ai_unavailable'],
    ['falls silent', { kind: 'hang-after-first-token', chunk: 'A post' }, 'ai_unavailable'],
    ['is cut off', { kind: 'cut', chunk: 'A post' }, 'ai_unavailable'],
    ['ends too early', { kind: 'early-end', chunk: 'A post' }, 'ai_unavailable'],
  ]

  test.each(failures)('%s', async (_, behaviour, code) => {
    await answer(behaviour, { ...defaultLimits, firstTokenMs: 500, wholeMs: 1_500, retryDelayMs: 10 })
    const { id } = await makePost(person)
    const before = await read(id)

    for (const accept of ['application/json', 'text/event-stream']) {
      const body = { kind: 'shorter', model: 'compatible' }
      const response = await person.post(`/api/posts/${id}/refine`, body, { accept })
      expect(await response.text()).toContain(`"code":"${code}"`)
    }
    expect(await read(id)).toEqual(before)
    const slots = await app.ctx.db.selectFrom('generations').selectAll().execute()
    expect(slots).toEqual([])
  })

  test('is left by its author, and it is left alone', async () => {
    await answer({ kind: 'hang-after-first-token', chunk: 'A post' })
    const { id } = await makePost(person)
    const before = await read(id)
    const body = { kind: 'shorter', model: 'compatible' }
    const response = await person.post(`/api/posts/${id}/refine`, body, { accept: 'text/event-stream' })
    expect(response.status).toBe(200)
    await response.body?.cancel()
    expect(await fake.requests[0]?.wasLeft).toBe(true)
    expect(await read(id)).toEqual(before)
  })
})

describe('opening lines from a model', () => {
  test('are the lines it answers with', async () => {
    await answer({
      kind: 'text',
      chunks: ['1. One quay', ' more.\n2. Ships wait', ' no longer.\n3. 31 million euros.'],
    })
    const { id } = await makePost(person)
    const response = await person.post(`/api/posts/${id}/openings`, { model: 'compatible' })
    expect(await response.json()).toEqual({
      openings: ['One quay more.', 'Ships wait no longer.', '31 million euros.'],
    })
  })

  test('are said to be missing when none can be one', async () => {
    await answer({ kind: 'text', chunks: ['#Harbour'] })
    const { id } = await makePost(person)
    const response = await person.post(`/api/posts/${id}/openings`, { model: 'compatible' })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      code: 'ai_unavailable',
      message: 'Local model gave no first line that fits above the fold. Try again, or choose another model.',
    })
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createWriter } from '#server/writing/create-writer'
import { defaultLimits } from '#server/writing/stream-post'
import type { Answer } from '#shared/contract/contract'
import type { FakeBehaviour } from '../support/fake-models/behaviour.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { configFor } from '../support/fake-models/writing-fixtures.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Refining with a model that answers over the wire, sometimes badly. */

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

/** Sets how the server's only model answers, for a new person. */
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
  test('gets the post in its fence to translate, and what it writes becomes the new version', async () => {
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
    expect(user.content).not.toContain('<article-')
  })

  test('goes on being asked unless another one is named', async () => {
    await answer({ kind: 'text', chunks: ['A post.'] })
    const { id } = await makePost(person, { model: 'compatible' })
    await person.post(`/api/posts/${id}/refine`, { kind: 'shorter' })
    expect(fake.requests).toHaveLength(2)
    const { content } = fake.requests[1]?.body.messages[1] ?? {}
    expect(content).toContain('Make the post shorter, in English.')
    expect(content).toMatch(/<article-\w+>\nThe harbour opened/)
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
    // a short timeout only where nothing comes: on a busy machine an answer may take long
    const hurry = behaviour.kind.startsWith('hang') ? { firstTokenMs: 500, wholeMs: 1_500 } : {}
    await answer(behaviour, { ...defaultLimits, ...hurry, retryDelayMs: 10 })
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
  test('are the lines it answers with, and the later sentence that one of them repeats', async () => {
    const last = 'Ships wait at sea no more.'
    await answer({
      kind: 'text',
      chunks: [
        '1. One quay',
        ' more.\n2. Ships wait',
        ` no longer. >> ${last}\n3. 31 million euros. >> No such sentence.`,
      ],
    })
    const { id } = await makePost(person)
    await person.patch(`/api/posts/${id}`, { content: `The harbour has a second quay.\n\n${last}` })
    const response = await person.post(`/api/posts/${id}/openings`, { model: 'compatible' })
    expect(await response.json()).toEqual({
      openings: [
        { text: 'One quay more.', repeats: null },
        { text: 'Ships wait no longer.', repeats: last },
        { text: '31 million euros.', repeats: null },
      ],
    })
  })

  test('are said to be missing when none can be one', async () => {
    await answer({ kind: 'text', chunks: ['#Harbour'] })
    const { id } = await makePost(person)
    const response = await person.post(`/api/posts/${id}/openings`, { model: 'compatible' })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      code: 'ai_unavailable',
      message: 'Local model gave no hook that fits before “See more”. Try again, or choose another model.',
    })
  })
})

describe('one passage from a model', () => {
  const text = 'It handles 1,200 ships a year.'
  const content = `The harbour has a second quay.\n\n${text} I have waited for it since I was a child.\n\n#Harbour`
  const wording = 'Each year 1,200 ships come.'

  async function rewrite(behaviour: FakeBehaviour, change = 'rewrite', limits = defaultLimits) {
    await answer(behaviour, limits)
    const { id } = await makePost(person)
    await person.patch(`/api/posts/${id}`, { content })
    const body = { change, start: content.indexOf(text), text, model: 'compatible' }
    return { id, response: await person.post(`/api/posts/${id}/passage`, body) }
  }

  test.each([
    ['the passage', wording],
    ['the whole post', content.replace(text, wording)],
    ['quotation marks around it', `“${wording}”`],
    ['a preface', `Sure! Here is the new sentence:\n\n${wording}`],
  ])('is all that changes when it answers with %s', async (_, said) => {
    const { response } = await rewrite({ kind: 'text', chunks: [said] })
    expect(await response.json()).toMatchObject({
      content: content.replace(text, wording),
      versions: [
        { kind: 'draft' },
        { kind: 'edit', content },
        { kind: 'passage', passage: { before: text, after: wording } },
      ],
    })
    const [system, user] = fake.requests[0]?.body.messages ?? []
    expect(system.content).toContain('Answer with the new wording of the marked passage alone')
    expect(user.content).toMatch(/<passage-(\w+)>It handles 1,200 ships a year\.<\/passage-\1> I have waited/)
  })

  test.each<[string, FakeBehaviour, string, string]>([
    ['with nothing', { kind: 'text', chunks: [' \n'] }, 'ai_unavailable', 'modelEmpty'],
    ['with another post', { kind: 'text', chunks: ['One.\n\nTwo.'] }, 'ai_unavailable', 'modelWithoutPassage'],
    ['with the same words', { kind: 'text', chunks: [text] }, 'ai_unavailable', 'modelWithoutPassage'],
    [
      'with far too much',
      { kind: 'text', chunks: ['More of it. '.repeat(40)] },
      'ai_unavailable',
      'modelWithoutPassage',
    ],
    ['that it may not', { kind: 'text', chunks: ['I can’t.'], finish: 'refusal' }, 'ai_refused', 'modelRefused'],
    ['by breaking off', { kind: 'early-end', chunk: 'Each year' }, 'ai_unavailable', 'modelIncomplete'],
  ])('stays as it is when the model answers %s', async (_, behaviour, code, reason) => {
    const { id, response } = await rewrite(behaviour, 'rewrite', { ...defaultLimits, retryDelayMs: 10 })
    expect(await response.json()).toMatchObject({ code, reason })
    expect(await read(id)).toMatchObject({ content, versions: [{ kind: 'draft' }, { kind: 'edit', content }] })
  })

  test('stays as it is when the source has no opposite, and the model may say why', async () => {
    const said = 'UNSUPPORTED: The article names nobody who stays away.'
    const { id, response } = await rewrite({ kind: 'text', chunks: [said] }, 'opposite')
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      reason: 'passageUnsupported',
      values: { why: 'The article names nobody who stays away.' },
    })
    expect(await read(id)).toMatchObject({ content, versions: [{ kind: 'draft' }, { kind: 'edit', content }] })
  })
})

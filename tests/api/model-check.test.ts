import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createWriter } from '#server/writing/create-writer'
import type { Answer } from '#shared/contract/contract'
import type { FakeBehaviour } from '../support/fake-models/behaviour.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import {
  nameFaults,
  nameInvented,
  nameRightly,
  nameTooMuch,
  nameWrongly,
} from '../support/fake-models/support-namer.ts'
import { configFor } from '../support/fake-models/writing-fixtures.ts'
import { until } from '../support/fake-writer.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** "Second opinion": accepted only if the named sentence is in the source. */

type Person = Awaited<ReturnType<TestApp['signIn']>>
type Check = Answer<'askModelToCheck'>

let app: TestApp
let fake: FakeModel
let person: Person

beforeAll(async () => {
  app = await startTestApp({ environment: { MODEL_CALLS_PER_POST: '1' } })
})
afterEach(() => fake.close())
afterAll(() => app.close())

async function answer(behaviour: FakeBehaviour): Promise<void> {
  fake = await startFakeModel('compatible', behaviour)
  app.ctx.config.ai = configFor('compatible', fake.baseUrl)
  app.ctx.writer = createWriter(app.ctx.config.ai)
  person = await app.signIn()
}

const content = 'The new quay takes 1,200 ships a year.\n\nMore ports should be so patient.'

async function makeChecked(): Promise<string> {
  const { id } = await makePost(person)
  await person.send('PATCH', `/api/posts/${id}`, { content })
  return id
}

const ask = (id: string) => person.post(`/api/posts/${id}/model-check`, {})
const kept = async (id: string) =>
  (await (await person.get(`/api/posts/${id}/model-check`)).json()) as Answer<'getModelCheck'>
const verdicts = ({ sentences }: Check) => sentences.map(({ verdict }) => verdict)

describe('a model that is asked', () => {
  test('rightly names the sentence, which is shown as the source has it and kept with the text', async () => {
    await answer({ kind: 'reply', to: nameRightly })
    const id = await makeChecked()
    const check = (await (await ask(id)).json()) as Check
    expect(verdicts(check)).toEqual(['supported', 'none'])
    expect(check.sentences[0]?.support).toEqual([
      { text: expect.stringMatching(/^The quay handles 1,200 ships a year/), source: null },
    ])
    expect((await kept(id)).check).toEqual(check)

    await person.send('PATCH', `/api/posts/${id}`, { content: `${content} Really.` })
    expect((await kept(id)).check).toBeNull()
  })

  test('wrongly names a real sentence for everything: it is shown, for the author to judge', async () => {
    await answer({ kind: 'reply', to: nameWrongly })
    const check = (await (await ask(await makeChecked())).json()) as Check
    expect(verdicts(check)).toEqual(['supported', 'supported'])
    expect(check.sentences[1]?.support[0]?.text).toContain('the harbour master')
  })

  test('invents sentences, which count for nothing', async () => {
    await answer({ kind: 'reply', to: nameInvented })
    const check = (await (await ask(await makeChecked())).json()) as Check
    expect(verdicts(check)).toEqual(['invented', 'invented'])
    expect(check.sentences.map(({ support }) => support)).toEqual([[], []])
  })

  test('finds fault: its words are shown where they are the post’s', async () => {
    await answer({ kind: 'reply', to: nameFaults })
    const check = (await (await ask(await makeChecked())).json()) as Check
    expect(check.sentences[0]).toMatchObject({ verdict: 'contrary', contrary: ['The new quay'], missing: ['a year'] })
    expect(check.sentences[1], 'fault without a sentence of the source').toMatchObject({
      verdict: 'none',
      contrary: [],
      missing: [],
    })
  })

  test('names too much, and faults in its own words: nothing of that confirms a sentence', async () => {
    await answer({ kind: 'reply', to: nameTooMuch })
    const check = (await (await ask(await makeChecked())).json()) as Check
    expect(verdicts(check)).toEqual(['partly', 'partly'])
    for (const { support, missing, contrary } of check.sentences) {
      expect(support.length).toBeLessThanOrEqual(3)
      expect([...missing, ...contrary]).toEqual([])
    }
  })

  test('answered in an older form: the author can ask again', async () => {
    await answer({ kind: 'reply', to: nameRightly })
    const id = await makeChecked()
    await ask(id)
    const { model_check: now } = await app.ctx.db
      .selectFrom('posts')
      .select('model_check')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const older = JSON.parse(now ?? '')
    for (const sentence of older.check.sentences) sentence.support = sentence.support[0]?.text ?? null
    await app.ctx.db
      .updateTable('posts')
      .set({ model_check: JSON.stringify(older) })
      .where('id', '=', id)
      .execute()
    expect((await kept(id)).check).toBeNull()
  })

  test.each<[string, FakeBehaviour, number]>([
    ['answers something else', { kind: 'text', chunks: ['All of this is well supported, in my view.'] }, 503],
    ['does not answer', { kind: 'status', status: 500 }, 503],
  ])('%s: nothing is kept', async (_, behaviour, status) => {
    await answer(behaviour)
    const id = await makeChecked()
    expect((await ask(id)).status).toBe(status)
    expect((await kept(id)).check).toBeNull()
  })

  test('is asked in fences, and each time counts as one of the day’s calls', async () => {
    await answer({ kind: 'reply', to: nameRightly })
    person = await app.signIn({ role: 'trial' })
    const id = await makeChecked()
    // a trial has five a day here
    for (let call = 0; call < 5; call += 1) expect((await ask(id)).status).toBe(200)
    const refused = await ask(id)
    expect(await refused.json()).toMatchObject({ code: 'daily_limit' })
    expect(fake.requests[0]?.body.messages[1].content).toMatch(/<source-\w+>[\s\S]*<post-\w+>\n\[1\] The new quay/)
  })
})

describe('a model that is slow', () => {
  const callsUsed = async () => {
    const rows = await app.ctx.db.selectFrom('vendor_calls').select('used').where('owner_id', '=', person.id).execute()
    return rows.map(({ used }) => used)
  }
  const slots = () => app.ctx.db.selectFrom('generations').select('slot').where('owner_id', '=', person.id).execute()

  test('is left when its author cancels: one call is counted, the post and what was kept stay as they were', async () => {
    await answer({ kind: 'reply', to: nameRightly })
    const id = await makeChecked()
    const before = (await (await ask(id)).json()) as Check
    await fake.close()
    fake = await startFakeModel('compatible', { kind: 'hang-after-first-token', chunk: '[1] The quay' })
    app.ctx.config.ai = configFor('compatible', fake.baseUrl)
    app.ctx.writer = createWriter(app.ctx.config.ai)

    const leaving = new AbortController()
    const asked = person.send('POST', `/api/posts/${id}/model-check`, {}, {}, { signal: leaving.signal })
    const left = expect(asked).rejects.toThrow()
    await until('the model is asked', () => fake.requests.length === 1)
    leaving.abort()
    await left
    expect(await fake.requests[0]?.wasLeft).toBe(true)
    await until('its slot is free', async () => (await slots()).length === 0)

    expect(await callsUsed()).toEqual([2])
    expect((await kept(id)).check).toEqual(before)
    const post = (await (await person.get(`/api/posts/${id}`)).json()) as Answer<'getPost'>
    expect(post.content).toBe(content)
  })

  test('and falls silent in the middle is given up with a sentence, counted once, and nothing is lost', async () => {
    await answer({ kind: 'hang-after-first-token', chunk: '[1] The quay' })
    app.ctx.writer = createWriter(app.ctx.config.ai, { limits: { silenceMs: 200 } })
    const id = await makeChecked()
    const refused = await ask(id)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({
      code: 'ai_unavailable',
      message: expect.stringMatching(/Local model/),
    })
    expect(fake.requests).toHaveLength(1)
    expect(await fake.requests[0]?.wasLeft).toBe(true)
    expect(await callsUsed()).toEqual([1])
    expect(await slots()).toEqual([])
    expect((await kept(id)).check).toBeNull()

    await fake.close()
    fake = await startFakeModel('compatible', { kind: 'reply', to: nameRightly })
    app.ctx.config.ai = configFor('compatible', fake.baseUrl)
    app.ctx.writer = createWriter(app.ctx.config.ai)
    expect(verdicts((await (await ask(id)).json()) as Check)).toEqual(['supported', 'none'])
  })
})

test('asking after each post is off until its author turns it on', async () => {
  await answer({ kind: 'reply', to: nameRightly })
  const id = await makeChecked()
  expect((await kept(id)).asksAfterEachPost).toBe(false)
  await person.post('/api/user/model-check', { asksAfterEachPost: true })
  expect((await kept(id)).asksAfterEachPost).toBe(true)
})

test('what a model said of someone’s post is nobody else’s', async () => {
  await answer({ kind: 'reply', to: nameRightly })
  const id = await makeChecked()
  const other = await app.signIn()
  expect((await other.post(`/api/posts/${id}/model-check`, {})).status).toBe(404)
  expect((await other.get(`/api/posts/${id}/model-check`)).status).toBe(404)
})

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actorAtHome } from '#server/features/accounts/people/actor'
import { findUser } from '#server/features/accounts/people/user-repository'
import { withVendorCall } from '#server/features/posts/writing/vendor-calls'
import { createWriter } from '#server/writing/create-writer'
import type { StreamLimits } from '#server/writing/stream-post'
import type { Answer } from '#shared/contract/contract'
import { countsFromCharacters, unfinishedNotes } from '#shared/rules/unfinished'
import type { FakeBehaviour } from '../support/fake-models/behaviour.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { configFor } from '../support/fake-models/writing-fixtures.ts'
import { until } from '../support/fake-writer.ts'
import { makePost, postsUsed, sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { callsUsed } from '../support/vendor-calls.ts'

/** What model calls cost an author: posts of the month when there is something to keep, and calls of the day. */

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let fake: FakeModel
const request = { textContent: sourceText, model: 'compatible' }
const wholePost = 'The quay handles 1,200 ships a year, and none of them waits at sea any more. '.repeat(14).trim()
const fewWords = 'The quay handles'
const dayMs = 24 * 60 * 60 * 1000

beforeAll(async () => {
  // five calls a day in a trial, twenty with Pro
  app = await startTestApp({ environment: { MODEL_CALLS_PER_POST: '1' } })
})

beforeEach(() => answer({ kind: 'text', chunks: [wholePost] }))
afterEach(() => fake.close())
afterAll(() => app.close())

/** Sets how the server's only model answers. */
async function answer(script: FakeBehaviour | FakeBehaviour[], limits: Partial<StreamLimits> = {}): Promise<void> {
  await fake?.close()
  fake = await startFakeModel('compatible', script)
  app.ctx.config.ai = configFor('compatible', fake.baseUrl)
  app.ctx.writer = createWriter(app.ctx.config.ai, { limits })
  await app.ctx.db.deleteFrom('rate_limits').execute()
}

async function posts(person: Person): Promise<Answer<'listPosts'>> {
  return (await (await person.get('/api/posts')).json()) as Answer<'listPosts'>
}

/** Generates like a browser, and disconnects after this many characters. */
async function leaveAfter(person: Person, characters: number): Promise<void> {
  const leaving = new AbortController()
  const accept = 'text/event-stream'
  const { body } = await person.send('POST', '/api/posts/generate', request, { accept }, { signal: leaving.signal })
  const decoder = new TextDecoder()
  let told = ''
  try {
    for await (const piece of body ?? []) {
      told += decoder.decode(piece as Uint8Array, { stream: true })
      const text = [...told.matchAll(/event: delta\ndata: (.*)/g)]
        .map(([, data = '{}']) => JSON.parse(data).text)
        .join('')
      if (text.length >= characters) leaving.abort()
    }
  } catch (error) {
    if (!leaving.signal.aborted) throw error
  }
  await until('the slot is free', async () => {
    const slots = await app.ctx.db.selectFrom('generations').select('slot').where('owner_id', '=', person.id).execute()
    return slots.length === 0
  })
}

describe('a post that is cut', () => {
  test('after its last word counts every time, and what was written is kept as a draft', async () => {
    await answer({ kind: 'hang-after-first-token', chunk: wholePost })
    const person = await app.signIn({ role: 'trial' })
    for (let round = 1; round <= 3; round += 1) {
      await leaveAfter(person, wholePost.length)
      expect(await postsUsed(person)).toBe(round)
    }
    const kept = await posts(person)
    expect(kept).toHaveLength(3)
    expect(kept[0]).toMatchObject({ content: wholePost, status: 'draft', note: unfinishedNotes.left })
  })

  test('before a tenth of a usual post was shown is handed back, and nothing is kept', async () => {
    expect(fewWords.length).toBeLessThan(countsFromCharacters)
    await answer({ kind: 'hang-after-first-token', chunk: fewWords })
    const person = await app.signIn({ role: 'trial' })
    await leaveAfter(person, 1)
    expect(await postsUsed(person)).toBe(0)
    expect(await posts(person)).toEqual([])
    expect(await callsUsed(app, person), 'the vendor was called all the same').toBe(1)
  })

  test('by its vendor after a tenth counts and is kept; before, it is a failure that costs nothing', async () => {
    const person = await app.signIn({ role: 'trial' })
    for (const kind of ['cut', 'error-event', 'malformed-event', 'early-end'] as const) {
      await answer({ kind, chunk: `${wholePost} ` })
      const response = await person.post('/api/posts/generate', request)
      expect(response.status, kind).toBe(201)
      expect(await response.json()).toMatchObject({ note: unfinishedNotes.stopped })
    }
    expect(await postsUsed(person)).toBe(4)
    await answer({ kind: 'cut', chunk: fewWords })
    expect((await person.post('/api/posts/generate', request)).status).toBe(503)
    expect(await postsUsed(person)).toBe(4)
    expect(await posts(person)).toHaveLength(4)
  })
})

describe('a model that falls silent', () => {
  const inAHurry = { silenceMs: 300 }

  test('leaves what it had written as a draft that says so, and the post counts', async () => {
    await answer({ kind: 'hang-after-first-token', chunk: wholePost }, inAHurry)
    const person = await app.signIn({ role: 'trial' })
    const response = await person.post('/api/posts/generate', request, { accept: 'text/event-stream' })
    const told = await response.text()
    expect(told).toContain('event: done')
    expect(told).not.toContain('event: error')
    expect(await posts(person)).toMatchObject([
      { content: wholePost, status: 'draft', note: 'The model stopped before the end; this is what it had written.' },
    ])
    expect(await postsUsed(person)).toBe(1)
    expect(await fake.requests[0]?.wasLeft).toBe(true)
  })

  test('after its first words leaves them, and no post counts', async () => {
    await answer({ kind: 'hang-after-first-token', chunk: fewWords }, inAHurry)
    const person = await app.signIn({ role: 'trial' })
    const response = await person.post('/api/posts/generate', request)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ content: fewWords, note: unfinishedNotes.stoppedFree })
    expect(await postsUsed(person)).toBe(0)
    expect(await posts(person)).toHaveLength(1)
  })

  test('leaves a post that it was to refine as it is', async () => {
    const person = await app.signIn()
    const { id, content } = await makePost(person)
    await answer({ kind: 'hang-after-first-token', chunk: wholePost }, inAHurry)
    const response = await person.post(`/api/posts/${id}/refine`, { kind: 'shorter', model: 'compatible' })
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('stopped sending') })
    expect(await (await person.get(`/api/posts/${id}`)).json()).toMatchObject({ content, versions: [] })
  })
})

describe('a refusal in prose', () => {
  test('is told as one, takes no post and leaves none', async () => {
    await answer({ kind: 'text', chunks: ['I cannot help', ' with that request.'], forgetsMarks: true })
    const person = await app.signIn({ role: 'trial' })
    const response = await person.post('/api/posts/generate', request)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'ai_refused' })
    const streamed = await person.post('/api/posts/generate', request, { accept: 'text/event-stream' })
    const told = await streamed.text()
    expect(told).toContain('ai_refused')
    expect(told).not.toContain('event: delta')
    expect(await postsUsed(person)).toBe(0)
    expect(await posts(person)).toEqual([])
  })
})

describe('the calls of a day', () => {
  /** Uses a trial's five calls of the day for all three kinds of work. */
  async function spend(person: Person): Promise<string> {
    const { id } = await makePost(person)
    await answer({ kind: 'text', chunks: ['One line.\n\nAnother line.'] })
    for (const kind of ['shorter', 'longer'] as const) {
      expect((await person.post(`/api/posts/${id}/refine`, { kind, model: 'compatible' })).status).toBe(200)
    }
    for (let count = 0; count < 2; count += 1) {
      expect((await person.post(`/api/posts/${id}/openings`, { model: 'compatible' })).status).toBe(200)
    }
    expect((await person.post('/api/posts/generate', request)).status).toBe(201)
    expect(await callsUsed(app, person)).toBe(5)
    return id
  }

  test('are one budget for posts, refinements and openings, told in plain words until tomorrow', async () => {
    const person = await app.signIn({ role: 'trial', timeZone: 'Asia/Tokyo' })
    const id = await spend(person)
    const asked = fake.requests.length
    const refusals = [
      await person.post('/api/posts/generate', request),
      await person.post('/api/posts/generate', request, { accept: 'text/event-stream' }),
      await person.post(`/api/posts/${id}/refine`, { kind: 'angle', model: 'compatible' }),
      await person.post(
        `/api/posts/${id}/refine`,
        { kind: 'angle', model: 'compatible' },
        { accept: 'text/event-stream' },
      ),
      await person.post(`/api/posts/${id}/openings`, { model: 'compatible' }),
    ]
    const hour = new Date(app.clock.now).getUTCHours() + 9 // Tokyo has no summer time
    const tomorrow = Math.floor(app.clock.now / (60 * 60 * 1000)) * 3600 + (24 - (hour % 24)) * 3600
    for (const response of refusals) {
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeCloseTo(tomorrow - app.clock.now / 1000, -1)
      expect(await response.json()).toMatchObject({
        code: 'daily_limit',
        message:
          'You have used all 5 AI calls of today; new posts, refinements and hooks count together. Try again tomorrow, or choose “Built-in (no AI)”.',
      })
    }
    expect(fake.requests).toHaveLength(asked)
    expect(await postsUsed(person), 'no post is taken by what was refused').toBe(2)
    expect((await person.post(`/api/posts/${id}/openings`, { model: 'composer' })).status).toBe(200)
    expect((await person.post('/api/posts/generate', { ...request, model: 'composer' })).status).toBe(201)
  })

  test('hold when the month is used up as well', async () => {
    const person = await app.signIn({ role: 'trial', used: 4 })
    const { id } = await makePost(person)
    expect((await person.post('/api/posts/generate', request)).status).toBe(402)
    await answer({ kind: 'text', chunks: ['One line.\n\nAnother line.'] })
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await person.post(`/api/posts/${id}/openings`, { model: 'compatible' })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  test('begin anew where the author lives, and a clock that ran ahead is forgotten', async () => {
    const person = await app.signIn({ role: 'trial', timeZone: 'Pacific/Auckland' })
    const id = await spend(person)
    const started = app.clock.now
    try {
      app.clock.now += 1.5 * dayMs // a day there may have 25 hours
      expect((await person.post(`/api/posts/${id}/openings`, { model: 'compatible' })).status).toBe(200)
      expect(await callsUsed(app, person)).toBe(1)
      await app.ctx.db
        .updateTable('vendor_calls')
        .set({ day: '2099-01-01', used: 5 })
        .where('owner_id', '=', person.id)
        .execute()
      expect((await person.post(`/api/posts/${id}/openings`, { model: 'compatible' })).status).toBe(200)
      expect(await callsUsed(app, person)).toBe(1)
    } finally {
      app.clock.now = started
    }
  })

  test('are not limited for administrators', async () => {
    const admin = await app.signIn({ role: 'admin' })
    for (let count = 0; count < 21; count += 1) {
      expect((await admin.post('/api/posts/generate', request)).status).toBe(201)
    }
    expect(await callsUsed(app, admin)).toBe(0)
  })

  test('are given back when the vendor fails before its model begins, and only then', async () => {
    const person = await app.signIn({ role: 'trial' })
    await answer({ kind: 'status', status: 401 })
    expect((await person.post('/api/posts/generate', request)).status).toBe(503)
    expect(await callsUsed(app, person)).toBe(0)
    await answer({ kind: 'text', chunks: ['I’m sorry, but I can’t assist with that.'], forgetsMarks: true })
    expect((await person.post('/api/posts/generate', request)).status).toBe(422)
    expect(await callsUsed(app, person)).toBe(1)
    await answer({ kind: 'cut', chunk: fewWords })
    expect((await person.post('/api/posts/generate', request)).status).toBe(503)
    expect(await callsUsed(app, person)).toBe(2)
  })

  test('of a hundred that begin at once, exactly as many pass as there are, five times over', async () => {
    const person = await app.signIn({ role: 'user' })
    const user = await findUser(app.ctx.db, person.id)
    if (!user) throw new Error('the person is gone')
    for (let round = 0; round < 5; round += 1) {
      await app.ctx.db.deleteFrom('vendor_calls').where('owner_id', '=', person.id).execute()
      const work = async () => 'done'
      const outcomes = await Promise.allSettled(
        Array.from({ length: 100 }, () => withVendorCall(app.ctx, actorAtHome('job', user), 'compatible', work)),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
      expect(await callsUsed(app, person)).toBe(20)
    }
  })
})

describe('a call that names no model and no language', () => {
  test('takes those that its author saved', async () => {
    const person = await app.signIn()
    const saved = { preferredModel: 'compatible', preferredLanguage: 'german' }
    expect((await person.post('/api/user/settings', saved)).ok).toBe(true)
    const response = await person.post('/api/posts/generate', { textContent: sourceText })
    expect(await response.json()).toMatchObject({ aiModel: 'compatible', language: 'german' })
    await person.post('/api/user/settings', { preferredModel: 'composer' })
    const composed = await person.post('/api/posts/generate', { textContent: sourceText })
    expect(await composed.json()).toMatchObject({ aiModel: 'composer' })
    const named = await person.post('/api/posts/generate', { textContent: sourceText, model: 'compatible' })
    expect(await named.json()).toMatchObject({ aiModel: 'compatible' })
  })

  test('takes those of a style of one’s own before the saved ones', async () => {
    const person = await app.signIn()
    const created = await person.post('/api/user/content-styles', {
      name: 'Short notes',
      defaultModel: 'compatible',
      defaultLanguage: 'french',
      defaultWebSearch: false,
      examplePosts: ['A post of mine.'],
    })
    const { id: contentStyleId } = (await created.json()) as { id: number }
    const ask = async () =>
      (await person.post('/api/posts/generate', { textContent: sourceText, contentStyleId })).json()
    expect(await ask()).toMatchObject({ aiModel: 'compatible', language: 'french' })
    const saved = { preferredModel: 'composer', preferredLanguage: 'german', contentStyle: 'Short notes' }
    await person.post('/api/user/settings', saved)
    expect(await ask()).toMatchObject({ aiModel: 'compatible', language: 'french' })
    const unnamed = await person.post('/api/posts/generate', { textContent: sourceText })
    expect(await unnamed.json()).toMatchObject({ aiModel: 'compatible', language: 'french', contentStyleId })
  })
})

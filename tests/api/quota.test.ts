import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actorAtHome } from '#server/features/accounts/people/actor'
import { findUser } from '#server/features/accounts/people/user-repository'
import { reservePost, sweepGenerations } from '#server/features/billing/quota'
import { AppError } from '#server/platform/errors'
import { because } from '#shared/errors/reason'
import { FakeWriter, until } from '../support/fake-writer.ts'
import type { PersonId } from '../support/ids.ts'
import { onlyOn } from '../support/only-on.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
const writer = new FakeWriter()
const source = { textContent: 'The council voted to plant twelve thousand trees along the main roads of the town.' }

beforeAll(async () => {
  app = await startTestApp({ parts: { writer } })
})

beforeEach(() => {
  writer.write = async () => 'A post.'
})

afterAll(() => app.close())

async function used(id: PersonId): Promise<number> {
  const row = await app.ctx.db
    .selectFrom('workspaces')
    .select('month_used')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.month_used
}

async function storedPosts(id: PersonId): Promise<number> {
  const rows = await app.ctx.db.selectFrom('posts').select('id').where('owner_id', '=', id).execute()
  return rows.length
}

/** Generation without the rate limit per minute, which would refuse first. */
async function generateAll(people: { post: (path: string, body: unknown) => Promise<Response> }[]) {
  await app.ctx.db.deleteFrom('rate_limits').execute()
  return await Promise.all(people.map((person) => person.post('/api/posts/generate', source)))
}

describe('parallel generations', () => {
  test('of a hundred requests with five posts left, exactly five pass', async () => {
    const person = await app.signIn({ role: 'trial', used: 0 })
    const answers = await generateAll(Array(100).fill(person))
    const passed = answers.filter((answer) => answer.status === 201)
    expect(passed).toHaveLength(5)
    expect(answers.filter((answer) => ![201, 402, 429].includes(answer.status))).toEqual([])
    expect(await used(person.id)).toBe(5)
    expect(await storedPosts(person.id)).toBe(5)
  })

  test('of a hundred that all reserve at once, exactly five pass, five times over', async () => {
    const person = await app.signIn({ role: 'trial' })
    for (let round = 0; round < 5; round += 1) {
      await app.ctx.db.updateTable('workspaces').set({ month_used: 0 }).where('id', '=', person.id).execute()
      const user = await findUser(app.ctx.db, person.id)
      if (!user) throw new Error('the person is gone')
      const generations = Array.from({ length: 100 }, (_, slot) => ({
        ownerId: person.id,
        slot,
        token: `${round} ${slot}`,
      }))
      const outcomes = await Promise.allSettled(
        generations.map((each) => reservePost(app.ctx, actorAtHome('job', user), each)),
      )
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(5)
      expect(await used(person.id)).toBe(5)
    }
  })

  // only one process may use the embedded database
  onlyOn.postgres?.test('through two servers on one database count together', async () => {
    const second = await startTestApp({ sharedWith: app, parts: { writer } })
    try {
      const person = await app.signIn({ role: 'trial', used: 2 })
      const elsewhere = person.clone(second.url)
      const answers = await generateAll([...Array(10).fill(person), ...Array(10).fill(elsewhere)])
      expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3)
      expect(await used(person.id)).toBe(5)
    } finally {
      await second.close()
    }
  })
})

describe('a post is handed back', () => {
  test('when the model fails', async () => {
    const person = await app.signIn({ role: 'trial', used: 4 })
    writer.write = () => Promise.reject(new AppError('ai_unavailable', because('modelBusy', { vendor: 'OpenAI' })))
    const response = await person.post('/api/posts/generate', source)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      message: 'OpenAI is getting too many requests from this server. Try again in a minute.',
      reason: 'modelBusy',
      values: { vendor: 'OpenAI' },
    })
    expect(await used(person.id)).toBe(4)
    expect(await storedPosts(person.id)).toBe(0)
  })

  test('when something breaks that nobody foresaw', async () => {
    const person = await app.signIn({ role: 'trial', used: 4 })
    writer.write = () => Promise.reject(new TypeError('a bug'))
    const response = await person.post('/api/posts/generate', source)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('a bug')
    expect(await used(person.id)).toBe(4)
  })

  test.each(['application/json', 'text/event-stream'])(
    'when the reader leaves (%s), and the model is stopped',
    async (accept) => {
      const person = await app.signIn({ role: 'trial', used: 1 })
      writer.write = () => new Promise(() => {})
      const leaving = new AbortController()
      const before = writer.aborted.length
      const answer = person.send('POST', '/api/posts/generate', source, { accept }, { signal: leaving.signal })
      answer.then((response) => response.text()).catch(() => {})
      await until('the post is reserved', async () => (await used(person.id)) === 2)
      leaving.abort()
      await until('the post is handed back', async () => (await used(person.id)) === 1)
      expect(writer.aborted.length).toBe(before + 1)
      expect(await storedPosts(person.id)).toBe(0)
    },
  )

  test('when its process died, once its lease is over', async () => {
    const person = await app.signIn({ role: 'trial', used: 3 })
    const month = new Date(app.clock.now).toISOString().slice(0, 7)
    const row = { owner_id: person.id, slot: 0, token: 'of a dead process', reserved_month: month }
    await app.ctx.db
      .insertInto('generations')
      .values({ ...row, expires_at: app.clock.now + 1000 })
      .execute()

    expect(await sweepGenerations(app.ctx, { nobodyElseRuns: false })).toBe(0)
    expect(await used(person.id)).toBe(3)
    app.clock.now += 2000
    expect(await sweepGenerations(app.ctx, { nobodyElseRuns: false })).toBe(1)
    expect(await used(person.id)).toBe(2)
    expect(await sweepGenerations(app.ctx, { nobodyElseRuns: false })).toBe(0)
    expect(await used(person.id)).toBe(2)
  })
})

describe('what is counted', () => {
  test('a deleted post gives nothing back', async () => {
    const person = await app.signIn({ role: 'trial', used: 0 })
    const { id } = (await (await person.post('/api/posts/generate', source)).json()) as { id: string }
    expect((await person.delete(`/api/posts/${id}`)).status).toBe(204)
    expect(await used(person.id)).toBe(1)
  })

  test('an administrator has no limit', async () => {
    const admin = await app.signIn({ role: 'admin', used: 500 })
    expect((await admin.post('/api/posts/generate', source)).status).toBe(201)
    expect(await (await admin.get('/api/user')).json()).toMatchObject({
      maxPostsPerMonth: null,
      capabilities: { postsRemaining: null, generationBlockedBy: null },
    })
  })

  test.each([
    { role: 'user' as const, subscriptionStatus: 'trialing' },
    { role: 'trial' as const, subscriptionStatus: 'active' },
  ])('%j has twenty posts a month', async (plan) => {
    const person = await app.signIn({ ...plan, used: 19 })
    expect((await person.post('/api/posts/generate', source)).status).toBe(201)
    expect((await person.post('/api/posts/generate', source)).status).toBe(402)
  })

  test('an unreadable source costs nothing', async () => {
    const person = await app.signIn({ role: 'trial', used: 4 })
    const response = await person.post('/api/posts/generate', { url: 'http://127.0.0.1/' })
    expect(response.status).toBe(422)
    expect(await used(person.id)).toBe(4)
  })

  test('a trial ends seven days after approval; what was made stays readable and editable', async () => {
    const person = await app.signIn({ role: 'trial' })
    const { id } = (await (await person.post('/api/posts/generate', source)).json()) as { id: string }
    const started = app.clock.now
    try {
      app.clock.now += 7 * 24 * 60 * 60 * 1000
      const refused = await person.post('/api/posts/generate', source)
      expect(refused.status).toBe(402)
      expect(await refused.json()).toMatchObject({ code: 'trial_ended' })
      expect((await person.patch(`/api/posts/${id}`, { content: 'Edited.' })).status).toBe(200)
    } finally {
      app.clock.now = started
    }
  })
})

describe('a month', () => {
  test('starts anew by itself, where the user lives', async () => {
    const started = app.clock.now
    try {
      app.clock.now = Date.parse('2027-01-31T20:00:00Z') // still January in UTC, February in Auckland
      const inUtc = await app.signIn({ role: 'user', used: 20, timeZone: 'UTC' })
      const inAuckland = await app.signIn({ role: 'user', used: 20, timeZone: 'Pacific/Auckland' })
      expect(await (await inUtc.get('/api/user')).json()).toMatchObject({ postsThisMonth: 20 })
      expect(await (await inAuckland.get('/api/user')).json()).toMatchObject({ postsThisMonth: 0 })
      expect((await inUtc.post('/api/posts/generate', source)).status).toBe(402)
      expect((await inAuckland.post('/api/posts/generate', source)).status).toBe(201)
      expect(await used(inAuckland.id)).toBe(1)
    } finally {
      app.clock.now = started
    }
  })

  test('can’t be had twice by moving back to an earlier time zone', async () => {
    const started = app.clock.now
    try {
      app.clock.now = Date.parse('2027-01-31T20:00:00Z')
      const person = await app.signIn({ role: 'user', used: 0, timeZone: 'Pacific/Auckland' })
      expect((await person.post('/api/posts/generate', source)).status).toBe(201)
      await app.ctx.db.updateTable('workspaces').set({ month_used: 20 }).where('id', '=', person.id).execute()
      await person.patch('/api/user', { timeZone: 'America/Los_Angeles' })
      expect((await person.post('/api/posts/generate', source)).status).toBe(402)
    } finally {
      app.clock.now = started
    }
  })
})

test('a fifth generation waits in line until one of four is done', async () => {
  const person = await app.signIn({ role: 'user' })
  const releases: (() => void)[] = []
  writer.write = () => new Promise((resolve) => releases.push(() => resolve('A post.')))
  const answers = Array.from({ length: 5 }, () => person.post('/api/posts/generate', source))
  await until('four are writing', () => releases.length === 4)
  releases[0]?.()
  await until('the fifth is writing', () => releases.length === 5)
  for (const release of releases) release()
  expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual(Array(5).fill(201))
})

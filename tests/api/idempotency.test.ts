import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { dayMs, minuteMs } from '#shared/time/durations'
import { FakeWriter } from '../support/fake-writer.ts'
import { type KeyCaller, makeKey } from '../support/key-caller.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** A creating call with an Idempotency-Key is done once. */

let app: TestApp
let caller: KeyCaller
const writer = new FakeWriter()

beforeAll(async () => {
  app = await startTestApp({ parts: { writer } })
  caller = await makeKey(app.url, await app.signIn({ role: 'user' }))
})

afterAll(() => app.close())

let names = 0

function newName(): string {
  names += 1
  return `import-${names}`
}

const source = { textContent: 'The harbour opened a second quay. It handles 1,200 ships a year.', model: 'composer' }

function generate(name: string, body: object = source, by = caller): Promise<Response> {
  return by.send('POST', '/api/v1/posts/generate', body, { 'idempotency-key': name })
}

async function countPosts(): Promise<number> {
  return ((await (await caller.send('GET', '/api/v1/posts')).json()) as { items: unknown[] }).items.length
}

async function refusal(response: Response): Promise<[number, string]> {
  return [response.status, ((await response.json()) as { reason: string }).reason]
}

test('a repeated call gets the same answer again, whatever the order of its fields', async () => {
  const name = newName()
  const first = await generate(name)
  expect(first.status).toBe(201)
  expect(first.headers.get('idempotency-replayed')).toBeNull()
  const text = await first.text()
  const before = await countPosts()
  const again = await generate(name, { model: source.model, textContent: source.textContent })
  expect([again.status, await again.text()]).toEqual([201, text])
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(again.headers.get('content-type')).toContain('application/json')
  expect(await countPosts()).toBe(before)
})

test('another body, or another call, with the same name is refused', async () => {
  const name = newName()
  await generate(name)
  expect(await refusal(await generate(name, { ...source, textContent: 'Another text.' }))).toEqual([
    422,
    'idempotencyOtherCall',
  ])
  const headers = { 'idempotency-key': name }
  const elsewhere = await caller.send('POST', '/api/v1/user/snippets', { kind: 'hashtags', content: '#a' }, headers)
  expect(elsewhere.status).toBe(422)
})

test('of calls at the same time one is done, and the others are told to wait', async () => {
  const name = newName()
  const before = await countPosts()
  const answers = await Promise.all(Array.from({ length: 8 }, () => generate(name)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status !== 409)).toContain(201)
  expect(new Set(statuses).size).toBeLessThanOrEqual(2)
  expect(await countPosts()).toBe(before + 1)
  expect((await generate(name)).status).toBe(201)
  expect(await countPosts()).toBe(before + 1)
})

test('a call that failed may be made again', async () => {
  const name = newName()
  const failing = vi.spyOn(writer, 'writePost').mockRejectedValueOnce(new Error('broken'))
  expect((await generate(name)).status).toBe(500)
  failing.mockRestore()
  expect((await generate(name)).status).toBe(201)
})

test('a name is of one key, for a day', async () => {
  const name = newName()
  const first = (await (await generate(name)).json()) as Answer<'generatePost'>
  const other = await makeKey(app.url, await app.signIn({ role: 'user' }))
  expect(((await (await generate(name, source, other)).json()) as { id: string }).id).not.toBe(first.id)
  app.clock.now += dayMs
  expect(((await (await generate(name)).json()) as { id: string }).id).not.toBe(first.id)
})

test('a call whose process died gives its name free after a while', async () => {
  const name = newName()
  await generate(name)
  await app.ctx.db
    .updateTable('api_answers')
    .set({ status: null, sealed_body: null })
    .where('name', '=', name)
    .execute()
  expect(await refusal(await generate(name))).toEqual([409, 'idempotencyInProgress'])
  app.clock.now += 15 * minuteMs
  expect((await generate(name)).status).toBe(201)
})

test('answers are sealed', async () => {
  const name = newName()
  const { id } = (await (await generate(name)).json()) as Answer<'generatePost'>
  const row = await app.ctx.db.selectFrom('api_answers').selectAll().where('name', '=', name).executeTakeFirst()
  expect(row?.sealed_body).toMatch(/^s1\./)
  expect(JSON.stringify(row)).not.toContain(id)
})

test.each([
  ['a name of many words', 'a b', {}, 'idempotencyKeyInvalid'],
  ['too long a name', 'a'.repeat(256), {}, 'idempotencyKeyInvalid'],
  ['a stream', 'stream', { accept: 'text/event-stream' }, 'idempotencyOfStream'],
])('%s is refused', async (_, name, headers, reason) => {
  const sent = { 'idempotency-key': name, ...headers }
  expect(await refusal(await caller.send('POST', '/api/v1/posts/generate', source, sent))).toEqual([400, reason])
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hasher } from '#server/features/accounts/passwords/password'
import { until } from '../support/fake-writer.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/**
 * Hashing a password takes processor time by design, so callers have to queue. The hash function is replaced by one
 * that counts and waits for a signal, because only then the queue is visible.
 */

function createHashing() {
  const state = { started: 0, underWay: 0, maxAtOnce: 0, isHeld: false, waiting: [] as (() => void)[] }
  async function work<Result>(result: Result): Promise<Result> {
    state.started += 1
    state.underWay += 1
    state.maxAtOnce = Math.max(state.maxAtOnce, state.underWay)
    if (state.isHeld) await new Promise<void>((resolve) => state.waiting.push(resolve))
    state.underWay -= 1
    return result
  }
  return {
    state,
    hash: (secret: string | Uint8Array) => work(`hash of ${String(secret)}`),
    verify: (hash: string | Uint8Array, secret: string | Uint8Array) => work(hash === `hash of ${String(secret)}`),
    reset() {
      Object.assign(state, { started: 0, underWay: 0, maxAtOnce: 0 })
    },
    release() {
      state.isHeld = false
      for (const go of state.waiting.splice(0)) go()
    },
  }
}

const hashing = createHashing()
let app: TestApp

beforeAll(async () => {
  vi.spyOn(hasher, 'hash').mockImplementation(hashing.hash)
  vi.spyOn(hasher, 'verify').mockImplementation(hashing.verify)
  app = await startTestApp()
})

afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
})

const eighty = <Result>(make: (number: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 80 }, (_, number) => make(number)))

async function statusesOf(make: (number: number) => Promise<Response>): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  for (const { status } of await eighty(make)) statuses[status] = (statuses[status] ?? 0) + 1
  return statuses
}

test.each([
  ['a new password by a guessed link', '/api/password/reset', { token: 'guessed', password }, { 410: 80 }],
  ['accepting a guessed invitation', '/api/invitations/accept', { token: 'guessed', password }, { 410: 80 }],
  ['setting up by a guessed link', '/api/setup', { token: 'guessed', email: 'a@example.com', password }, { 410: 80 }],
  ['registering a taken e-mail', '/api/register', { email: 'taken@example.com', password }, { 409: 80 }],
  ['registering with nonsense', '/api/register', { email: 'nonsense', password }, { 400: 80 }],
] as const)('eighty calls at once for %s hash nothing', async (_, path, body, expected) => {
  await app.visitor().post('/api/register', { email: 'taken@example.com', password })
  hashing.reset()
  expect(await statusesOf(() => app.visitor().post(path, body))).toEqual(expected)
  expect(hashing.state.started).toBe(0)
})

test('eighty registrations from one address hash ten passwords', async () => {
  hashing.reset()
  const visitor = app.visitor()
  const person = () => ({ email: `${crypto.randomUUID()}@example.com`, password })
  expect(await statusesOf(() => visitor.post('/api/register', person()))).toEqual({ 201: 10, 429: 70 })
  expect(hashing.state.started).toBe(10)
})

test('of eighty at once two are hashed at a time, forty wait, and the others are told to come back', async () => {
  const logIn = (name: string) => app.visitor().post('/api/login', { email: `${name}@example.com`, password })
  await logIn('first') // from now on there is a hash to compare with for missing accounts
  hashing.reset()
  hashing.state.isHeld = true
  const answered: Response[] = []
  const everyone = eighty(async (number) => answered.push(await logIn(`nobody${number}`)))
  await until('those without a place are answered', () => answered.length === 38)
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([503]))
  for (const { headers } of answered) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  await until('two are being hashed', () => hashing.state.underWay === 2)
  expect((await app.visitor().get('/healthz')).status, 'everything else is answered meanwhile').toBe(200)

  hashing.release()
  await everyone
  expect(answered.filter(({ status }) => status === 401)).toHaveLength(42)
  expect(hashing.state).toMatchObject({ started: 42, maxAtOnce: 2 })
})

test('who is sent away because others wait has used up no attempt', async () => {
  hashing.reset()
  hashing.state.isHeld = true
  let refused = 0
  const crowd = eighty(async (number) => {
    const body = { email: `crowd${number}@example.com`, password }
    if ((await app.visitor().post('/api/login', body)).status === 503) refused += 1
  })
  await until('the line is full', () => refused === 38)
  const visitor = app.visitor()
  const newcomer = { email: `${crypto.randomUUID()}@example.com`, password }
  expect((await visitor.post('/api/register', newcomer)).status).toBe(503)
  hashing.release()
  await crowd
  for (let number = 0; number < 10; number += 1) {
    const person = { email: `${crypto.randomUUID()}@example.com`, password }
    expect((await visitor.post('/api/register', person)).status).toBe(201)
  }
})

test('a password is no longer than two hundred characters, wherever it is sent', async () => {
  hashing.reset()
  const long = 'x'.repeat(201)
  const sentence = 'A password has at most 200 characters.'
  for (const [path, body] of [
    ['/api/login', { email: 'a@example.com', password: long }],
    ['/api/register', { email: 'a@example.com', password: long }],
    ['/api/password/reset', { token: 'guessed', password: long }],
    ['/api/invitations/accept', { token: 'guessed', password: long }],
    ['/api/setup', { token: 'guessed', email: 'a@example.com', password: long }],
  ] as const) {
    const response = await app.visitor().post(path, body)
    expect(response.status, path).toBe(400)
    expect(await response.json()).toMatchObject({ message: sentence })
  }
  expect(hashing.state.started).toBe(0)
})

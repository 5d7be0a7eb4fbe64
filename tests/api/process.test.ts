import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { until } from '../support/fake-writer.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** The server as a process: starting, stopping, dying, and living beside another one. */

const text = 'The council voted to plant twelve thousand trees along the main roads. The plan costs four million euros.'
const admin = { email: 'admin@example.com', password: 'a long enough passphrase' }

/** Starting a process takes its time on a busy machine, and some tests start five. */
vi.setConfig({ testTimeout: 180_000 })

let database: TestDatabase
let environment: Record<string, string>
let running: ServerProcess[] = []

beforeEach(async () => {
  database = await createTestDatabase()
  environment = {
    ...database.environment,
    DATA_DIR: database.dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
})

afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL').catch(() => undefined)))
  running = []
  await database.remove()
})

async function start(extra: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ ...environment, ...extra })
  running.push(server)
  return server
}

async function stop(server: ServerProcess, signal: NodeJS.Signals) {
  running = running.filter((each) => each !== server)
  return await server.end(signal)
}

async function signedIn(server: ServerProcess) {
  const browser = server.visitor()
  const response = await browser.post('/api/login', admin)
  expect(response.status).toBe(200)
  return browser
}

describe('the first administrator', () => {
  test('comes by a link that works once', async () => {
    environment = { ...database.environment, DATA_DIR: database.dataDir }
    const server = await start()
    const visitor = server.visitor()
    expect((await visitor.post('/api/setup', { token: 'guessed', ...admin })).status).toBe(410)
    const made = await visitor.post('/api/setup', { token: server.setupToken(), ...admin })
    expect(await made.json()).toMatchObject({ role: 'admin', isApproved: true })
    const again = { token: server.setupToken(), ...admin, email: 'second@example.com' }
    expect((await server.visitor().post('/api/setup', again)).status).toBe(410)

    await stop(server, 'SIGTERM')
    expect((await start()).setupToken()).toBe('')
  })

  test('comes from the settings, only while there is none', async () => {
    const server = await start()
    expect(server.setupToken()).toBe('')
    await signedIn(server)
    await stop(server, 'SIGTERM')
    const later = await start({ ADMIN_EMAIL: 'other@example.com' })
    const other = await later.visitor().post('/api/login', { ...admin, email: 'other@example.com' })
    expect(other.status).toBe(401)
  })
})

test('kill -9 at any moment loses no acknowledged write', async () => {
  const acknowledged = new Map<string, number>()
  for (let round = 1; round <= 4; round += 1) {
    const server = await start()
    const browser = await signedIn(server)
    const writers = Array.from({ length: 4 }, async () => {
      const { id } = (await (await browser.post('/api/posts/generate', { textContent: text })).json()) as { id: string }
      for (let count = 1; ; count += 1) {
        const response = await browser.patch(`/api/posts/${id}`, { content: String(count) })
        if (response.status === 200) acknowledged.set(id, count)
      }
    })
    const dying = Promise.allSettled(writers)
    await until('every writer has written', () => acknowledged.size === round * 4)
    await stop(server, 'SIGKILL')
    await dying
  }
  const browser = await signedIn(await start())
  const posts = (await (await browser.get('/api/posts')).json()) as { id: string; content: string }[]
  const kept = new Map(posts.map((post) => [post.id, Number(post.content)]))
  for (const [id, count] of acknowledged) expect(kept.get(id)).toBeGreaterThanOrEqual(count)
  expect(acknowledged.size).toBe(16)
})

test('stopping hands back within thirty seconds what can’t be finished, and says goodbye cleanly', async () => {
  if (database.kind === 'postgres') return // fifteen seconds of waiting that show nothing else there
  const model = await startFakeModel('compatible', { kind: 'hang-before-text' })
  try {
    const server = await start({ COMPATIBLE_BASE_URL: model.baseUrl, COMPATIBLE_MODEL: 'any' })
    const browser = await signedIn(server)
    const hanging = browser
      .post('/api/posts/generate', { textContent: text, model: 'compatible' })
      .catch((error) => error)
    await until('the model is asked', () => model.requests.length === 1)
    const started = Date.now()
    expect(await stop(server, 'SIGTERM')).toBe(0)
    expect(Date.now() - started).toBeLessThan(30_000)
    await hanging
    const later = await signedIn(await start())
    expect(await (await later.get('/api/user')).json()).toMatchObject({ postsThisMonth: 0 })
  } finally {
    await model.close()
  }
})

test('a second start on one data directory says who has it', async () => {
  if (database.kind === 'postgres') return // any number of processes may run there
  const first = await start()
  await expect(start()).rejects.toThrow(`is in use by process ${first.pid}`)
  expect((await first.visitor().get('/readyz')).status).toBe(200)
  await stop(first, 'SIGKILL')
  expect((await (await start()).visitor().get('/readyz')).status).toBe(200)
})

test('wrong settings stop the start, all named', async () => {
  await expect(start({ PORT: 'x', LOG_LEVEL: 'loud' })).rejects.toThrow(/PORT:[\s\S]*LOG_LEVEL:/)
})

test('two processes on one PostgreSQL share sessions, limits and jobs', async () => {
  if (database.kind === 'sqlite') return // one process's by design
  const [one, two] = [await start(), await start()]
  const browser = await signedIn(one)
  const elsewhere = browser.clone(two.url)
  expect((await elsewhere.get('/api/user')).status).toBe(200)

  for (let attempt = 0; attempt < 10; attempt += 1) {
    const server = attempt % 2 ? one : two
    await server.visitor().post('/api/login', { ...admin, password: 'a wrong guess' })
  }
  expect((await one.visitor().post('/api/login', admin)).status).toBe(429)
  expect((await two.visitor().post('/api/login', admin)).status).toBe(429)

  expect((await elsewhere.post('/api/logout')).status).toBe(200)
  expect((await browser.get('/api/user')).status).toBe(401)
})

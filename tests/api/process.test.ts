import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { loadConfig } from '#server/platform/config'
import { openDatabase } from '#server/platform/database/database'
import { startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { until } from '../support/fake-writer.ts'
import { MailServer } from '../support/mail-server.ts'
import { onlyOn } from '../support/only-on.ts'
import { picture, upload } from '../support/pictures.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** The server as a process: starting, stopping, dying, and living beside another one. */

const text = 'The council voted to plant twelve thousand trees along the main roads. The plan costs four million euros.'
const admin = { email: 'admin@example.com', password: 'a long enough passphrase' }

let database: TestDatabase
let environment: Record<string, string>
let running: ServerProcess[] = []

beforeEach(() => useDatabase(inject('migratedDatabase')))

/** @param copyOf an empty one unless given */
async function useDatabase(copyOf?: string): Promise<void> {
  await database?.remove()
  database = await createTestDatabase({ ...(copyOf && { copyOf }) })
  environment = {
    ...database.environment,
    DATA_DIR: database.dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
}

afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL').catch(() => undefined)))
  running = []
})

afterAll(() => database?.remove())

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

onlyOn.sqlite?.describe('the first administrator', () => {
  test('comes by a link that works once', async () => {
    await useDatabase()
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

// PostgreSQL is a process of its own, which the end of ours does not touch
onlyOn.sqlite?.test('kill -9 at any moment loses no acknowledged write', async () => {
  const acknowledged = new Map<string, number>()
  for (let round = 1; round <= 3; round += 1) {
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
  expect(acknowledged.size).toBe(12)
})

// on one database: its fifteen seconds of waiting would show nothing else on the other
onlyOn.sqlite?.test(
  'stopping hands back within thirty seconds what can’t be finished, and says goodbye cleanly',
  async () => {
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
  },
)

// any number of processes may run on a PostgreSQL
onlyOn.sqlite?.describe('a data directory is one process’s', () => {
  test('a second start says who has it, and can have it the moment the first is gone', async () => {
    const first = await start()
    await expect(start()).rejects.toThrow(`is in use by process ${first.pid}`)
    expect((await first.visitor().get('/readyz')).status).toBe(200)
    await stop(first, 'SIGKILL')
    expect((await (await start()).visitor().get('/readyz')).status).toBe(200)
  })

  test('what another process wrote into the lock file before a loss of power does not matter', async () => {
    writeFileSync(join(database.dataDir, 'lock'), `${process.pid}\n`)
    expect((await (await start()).visitor().get('/readyz')).status).toBe(200)
  })
})

onlyOn.sqlite?.test('nothing in the data directory is any other user’s to read', async () => {
  await useDatabase()
  const server = await start()
  const browser = await signedIn(server)
  await upload(browser, await picture('png'))
  const readable = () =>
    ['.', ...readdirSync(database.dataDir, { recursive: true })]
      .map(String)
      .filter((name) => (statSync(join(database.dataDir, name)).mode & 0o077) !== 0)
  expect(readable()).toEqual([])

  await stop(server, 'SIGTERM')
  chmodSync(database.dataDir, 0o755)
  for (const name of readdirSync(database.dataDir)) chmodSync(join(database.dataDir, name), 0o755)
  await start()
  expect(readable()).toEqual([])
})

onlyOn.sqlite?.test('wrong settings stop the start, all named', async () => {
  await expect(start({ PORT: 'x', LOG_LEVEL: 'loud' })).rejects.toThrow(/PORT:[\s\S]*LOG_LEVEL:/)
})

onlyOn.sqlite?.test(
  'a misspelt setting is told at the start, with the one that was meant and without its value',
  async () => {
    writeFileSync(join(database.dataDir, '.env'), 'SMTP_ULR=smtp://canary\nLOG_LEVEL=warn\n')
    const server = await start({ FETCH_ALOW: 'canary' })
    expect(server.output()).toContain('There is no setting SMTP_ULR. Did you mean SMTP_URL?')
    expect(server.output()).toContain('There is no setting FETCH_ALOW. Did you mean FETCH_ALLOW?')
    expect(server.output()).not.toContain('canary')
  },
)

onlyOn.postgres?.test('two processes on one PostgreSQL share sessions, limits and jobs', async () => {
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

describe('background work', () => {
  let mailServer: MailServer
  let mailing: { SMTP_URL: string; MAIL_FROM: string }
  const register = (server: ServerProcess, name: string) =>
    server.visitor().post('/api/register', { email: `${name}@example.org`, password: 'a long enough passphrase' })

  beforeEach(async () => {
    mailServer = new MailServer()
    mailing = { SMTP_URL: await mailServer.listen(), MAIL_FROM: 'Postwright <postwright@example.com>' }
  })

  afterEach(() => mailServer.close())

  test('of a process that was killed is done by the next one', async () => {
    const silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    const config = loadConfig(environment).database
    try {
      const dying = await start({ ...mailing, SMTP_URL: `smtp://127.0.0.1:${port}` })
      await register(dying, 'newcomer')
      await until('the mail to be under way', async () => (await connections(silent)) > 0)
      await stop(dying, 'SIGKILL')

      const opened = openDatabase(config)
      const held = await opened.db.selectFrom('jobs').selectAll().where('name', '=', 'deliver-mail').execute()
      expect(held).toHaveLength(1)
      expect(held[0]?.locked_until).toBeLessThanOrEqual(Date.now() + 30_000)
      // a process that shares the database waits for the lease to end: half a minute, which goes by here
      if (database.kind === 'postgres') await opened.db.updateTable('jobs').set({ locked_until: 1 }).execute()
      await opened.close()
    } finally {
      silent.close()
    }
    await start(mailing)
    await until('the mail', () => mailServer.received.length === 1)
  })

  test('that many processes share is done once each', async () => {
    const servers = [await start(mailing), ...(database.kind === 'postgres' ? [await start(mailing)] : [])]
    const names = Array.from({ length: 8 }, (_, number) => `person-${number}`)
    await Promise.all(names.map((name, number) => register(servers[number % servers.length] as ServerProcess, name)))
    await until('every mail', () => mailServer.received.length >= names.length)
    await Promise.all(servers.map((server) => stop(server, 'SIGTERM')))
    const told = names.map((name) => mailServer.mailsTo(admin.email).filter((mail) => mail.includes(name)).length)
    expect(told).toEqual(names.map(() => 1))
  })
})

function connections(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))
}

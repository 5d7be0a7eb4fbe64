import { chmodSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { loadConfig } from '#server/platform/config'
import { openDatabase } from '#server/platform/database/database'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { until } from '../support/fake-writer.ts'
import { MailServer } from '../support/mail-server.ts'
import { onlyOn } from '../support/only-on.ts'
import { patienceMs } from '../support/patience.ts'
import { picture, upload } from '../support/pictures.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createTestDatabase, databaseKind, type TestDatabase } from '../support/test-database.ts'

/** The server as a process: starting, stopping, crashing, and running next to another one. */

const text = 'The council voted to plant twelve thousand trees along the main roads. The plan costs four million euros.'
const admin = { email: 'admin@example.com', password: 'a long enough passphrase' }

let database: TestDatabase | undefined
let environment: Record<string, string> = {}
let running: ServerProcess[] = []

/** For the following tests. @param copyOf an empty one by default */
async function useDatabase(copyOf?: string): Promise<TestDatabase> {
  await forgetDatabase()
  database = await createTestDatabase({ ...(copyOf && { copyOf }) })
  environment = {
    ...database.environment,
    DATA_DIR: database.dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  return database
}

async function forgetDatabase(): Promise<void> {
  await Promise.all(running.map((server) => server.end('SIGKILL').catch(() => undefined)))
  running = []
  await database?.remove()
  database = undefined
}

afterAll(forgetDatabase)

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

onlyOn.sqlite?.describe('a new installation', () => {
  let server: ServerProcess
  let dataDir: string

  beforeAll(async () => {
    const home = await useDatabase()
    dataDir = home.dataDir
    environment = { ...home.environment, DATA_DIR: dataDir }
    writeFileSync(join(dataDir, '.env'), '\ufeffSMTP_ULR=smtp://canary#1\nLOG_LEVEL=warn\n', { mode: 0o600 })
    // what another process wrote there before a loss of power does not matter
    writeFileSync(join(dataDir, 'lock'), `${process.pid}\n`, { mode: 0o600 })
    server = await start({ FETCH_ALOW: 'canary' })
    rmSync(join(dataDir, '.env')) // read by now, and only the operator needs it
  })

  const readable = () =>
    ['.', ...readdirSync(dataDir, { recursive: true })]
      .map(String)
      .filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)

  test('tells a misspelt setting at the start, with the one that was meant and without its value', () => {
    expect(server.output()).toContain('There is no setting SMTP_ULR. Did you mean SMTP_URL?')
    expect(server.output()).toContain('There is no setting FETCH_ALOW. Did you mean FETCH_ALLOW?')
    expect(server.output()).not.toContain('canary')
  })

  test('tells a value that may be meant in two ways by its line, behind a byte order mark as well', () => {
    expect(server.output()).toContain('.env, line 1: SMTP_ULR has a # in it and is read as a whole')
  })

  test('gets its first administrator by a link that works once', async () => {
    const visitor = server.visitor()
    expect((await visitor.post('/api/setup', { token: 'guessed', ...admin })).status).toBe(410)
    const asked = await visitor.post('/api/links/state', { kind: 'setup', token: server.setupToken() })
    expect(await asked.json()).toEqual({ isValid: true })
    const made = await visitor.post('/api/setup', { token: server.setupToken(), ...admin })
    expect(await made.json()).toMatchObject({ role: 'admin', isApproved: true })
    const again = { token: server.setupToken(), ...admin, email: 'second@example.com' }
    expect((await server.visitor().post('/api/setup', again)).status).toBe(410)
  })

  test('has a data directory in which nothing is any other user’s to read', async () => {
    await upload(await signedIn(server), await picture('png'))
    expect(readable()).toEqual([])
  })

  test('is one process’s: a second start says who has it', async () => {
    await expect(start()).rejects.toThrow(`is in use by process ${server.pid}`)
    expect((await server.visitor().get('/readyz')).status).toBe(200)
  })

  test('is the next process’s the moment the first is gone; it gives no link, and makes private what no longer was', async () => {
    await stop(server, 'SIGKILL')
    chmodSync(dataDir, 0o755)
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o755)
    const next = await start()
    expect((await next.visitor().get('/readyz')).status).toBe(200)
    expect(next.setupToken()).toBe('')
    expect(readable()).toEqual([])
  })
})

onlyOn.sqlite?.describe('a server that ends', () => {
  let model: FakeModel
  let last: ServerProcess

  beforeAll(async () => {
    await useDatabase(inject('migratedDatabase'))
    model = await startFakeModel('compatible', { kind: 'hang-before-text' })
    environment = { ...environment, COMPATIBLE_BASE_URL: model.baseUrl, COMPATIBLE_MODEL: 'any' }
  })

  afterAll(() => model.close())

  // PostgreSQL is a separate process, which survives ours
  test('by kill -9 at any moment loses no acknowledged write, nor the administrator whom the settings named first', async () => {
    const acknowledged = new Map<string, number>()
    for (let round = 1; round <= 3; round += 1) {
      const server = await start()
      expect(server.setupToken()).toBe('')
      const browser = await signedIn(server)
      // the month must not end between two rounds
      if (round === 1) expect((await browser.patch('/api/user', { timeZone: zoneAtNoon() })).status).toBe(200)
      const writers = Array.from({ length: 4 }, async () => {
        const request = { textContent: text, model: 'composer' }
        const { id } = (await (await browser.post('/api/posts/generate', request)).json()) as { id: string }
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
    last = await start({ ADMIN_EMAIL: 'other@example.com' })
    const other = await last.visitor().post('/api/login', { ...admin, email: 'other@example.com' })
    expect(other.status).toBe(401)
    const browser = await signedIn(last)
    const posts = (await (await browser.get('/api/posts')).json()) as { id: string; content: string }[]
    const kept = new Map(posts.map((post) => [post.id, Number(post.content)]))
    for (const [id, count] of acknowledged) expect(kept.get(id)).toBeGreaterThanOrEqual(count)
    expect(acknowledged.size).toBe(12)
  })

  // on one database only: its fifteen seconds of waiting would show nothing new on the other
  test('when it is told to hands back soon what can’t be finished, and says goodbye cleanly', async () => {
    const browser = await signedIn(last)
    const { postsThisMonth } = (await (await browser.get('/api/user')).json()) as { postsThisMonth: number }
    expect(postsThisMonth).toBe(12)
    const hanging = browser
      .post('/api/posts/generate', { textContent: text, model: 'compatible' })
      .catch((error) => error)
    await until('the model is asked', () => model.requests.length === 1)
    const started = Date.now()
    expect(await stop(last, 'SIGTERM')).toBe(0)
    expect(Date.now() - started).toBeLessThan(patienceMs)
    await hanging
    const later = await signedIn(await start())
    expect(await (await later.get('/api/user')).json()).toMatchObject({ postsThisMonth })
  })
})

onlyOn.sqlite?.test('wrong settings stop the start, all named', async () => {
  await useDatabase()
  await expect(start({ PORT: 'x', LOG_LEVEL: 'loud' })).rejects.toThrow(/PORT:[\s\S]*LOG_LEVEL:/)
})

describe('after a process that was killed', () => {
  const mailServer = new MailServer()
  let mailing: { SMTP_URL: string; MAIL_FROM: string }
  /** The next process; any number of them may use one PostgreSQL. */
  const servers: ServerProcess[] = []
  const register = (server: ServerProcess, name: string) =>
    server.visitor().post('/api/register', { email: `${name}@example.org`, password: 'a long enough passphrase' })

  beforeAll(async () => {
    await useDatabase(inject('migratedDatabase'))
    mailing = { SMTP_URL: await mailServer.listen(), MAIL_FROM: 'Postwright <postwright@example.com>' }
  })

  afterAll(() => mailServer.close())

  test('the next one does what it left to be done', async () => {
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
      // a process that shares the database waits for the lease to end: half a minute, simulated here
      if (databaseKind === 'postgres') await opened.db.updateTable('jobs').set({ locked_until: 1 }).execute()
      await opened.close()
    } finally {
      silent.close()
    }
    servers.push(await start(mailing))
    await until('the mail', () => mailServer.received.length === 1)
  })

  onlyOn.postgres?.test('two on one PostgreSQL share sessions and limits', async () => {
    servers.push(await start(mailing))
    const [one, two] = servers as [ServerProcess, ServerProcess]
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

  test('all that run do each work once', async () => {
    const names = Array.from({ length: 8 }, (_, number) => `person-${number}`)
    const registered = await Promise.all(
      names.map((name, number) => register(servers[number % servers.length] as ServerProcess, name)),
    )
    expect(registered.map(({ status }) => status)).toEqual(names.map(() => 201))
    // plus the mail about the earlier newcomer
    await until('every mail', () => mailServer.received.length > names.length)
    await Promise.all(servers.map((server) => stop(server, 'SIGTERM')))
    const mailed = names.map((name) => mailServer.mailsTo(`${name}@example.org`).length)
    expect(mailed).toEqual(names.map(() => 1))
  })
})

/** A time zone where it is about noon now: no day and no month ends there soon. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}` // whose signs are the other way round
}

function connections(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))
}

import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { rotateSecret } from '#server/commands/rotate-secret'
import { opensSealedData } from '#server/commands/sealed-data'
import { accountForPublishing } from '#server/features/linkedin/account-for-publishing'
import { findApp } from '#server/features/linkedin/apps'
import { loadConfig } from '#server/platform/config'
import { openDatabase } from '#server/platform/database/database'
import { requireSecret } from '#server/platform/installation/secret-mark'
import type { Browser } from '../support/browser-session.ts'
import { rowsOf } from '../support/database-contents.ts'
import { startFakeLinkedin } from '../support/fake-linkedin/start-fake-linkedin.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { sourceText } from '../support/posts.ts'
import { runCommand } from '../support/run-command.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/**
 * Tokens, codes, secrets and model keys: never in plain text in a log, answer, export, backup or file; and resealed
 * when the secret changes.
 */

const newSecret = 'another secret for tests, also long enough'

describe('what must stay secret stands in clear in no', () => {
  let fake: Awaited<ReturnType<typeof startFakeLinkedin>>
  let model: FakeModel
  let database: TestDatabase
  let server: ServerProcess
  let folder: string
  let answers: string
  let exported: Buffer
  const codes: string[] = []
  const modelKeys = {
    anthropic: 'sk-ant-canary-of-the-models-9182',
    compatible: 'sk-canary-of-the-models-7364',
    changed: 'sk-canary-of-the-models-5546',
  }

  beforeAll(async () => {
    fake = await startFakeLinkedin()
    model = await startFakeModel('compatible')
    database = await createTestDatabase({ copyOf: inject('migratedDatabase') })
    folder = await mkdtemp(join(tmpdir(), 'postwright-canary-'))
    const admin = { email: 'admin@example.com', password: 'a long enough passphrase' }
    server = await startServerProcess({
      ...database.environment,
      ...fake.addresses,
      LINKEDIN_COMMUNITY_CLIENT_ID: fake.environment.LINKEDIN_COMMUNITY_CLIENT_ID ?? '',
      LINKEDIN_COMMUNITY_CLIENT_SECRET: fake.environment.LINKEDIN_COMMUNITY_CLIENT_SECRET ?? '',
      DATA_DIR: database.dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'trace',
    })
    answers = await visitEverything(admin)
  })

  afterAll(async () => {
    await server.end('SIGTERM')
    await Promise.all([fake.close(), model.close()])
    await database.remove()
    await rm(folder, { recursive: true })
  })

  /** @returns all answers on the way */
  async function visitEverything(admin: { email: string; password: string }): Promise<string> {
    const browser = server.visitor()
    const seen: string[] = []
    const note = async (answer: Response) => {
      const text = await answer.text()
      const headers = [...answer.headers].filter(([name]) => name !== 'location')
      seen.push(JSON.stringify(headers), text)
      return text
    }
    await note(await browser.post('/api/login', admin))
    const { redirectUri } = JSON.parse(await note(await browser.get('/api/admin/linkedin'))) as { redirectUri: string }
    for (const app of fake.world.apps) Object.assign(app, { redirectUris: [redirectUri], refreshes: true })
    const person = {
      clientId: fake.environment.LINKEDIN_CLIENT_ID,
      clientSecret: fake.environment.LINKEDIN_CLIENT_SECRET,
    }
    await note(await browser.send('PUT', '/api/admin/linkedin', { person }))
    await note(await browser.post('/api/admin/linkedin/test', { kind: 'person' }))
    fake.world.seat({ pages: [{ id: '11', name: 'Harbour Ltd' }] })
    for (const path of ['/api/linkedin/connect', '/api/linkedin/connect?kind=community', '/api/linkedin/connect']) {
      if (codes.length === 2) fake.misbehave('GET /v2/userinfo', { status: 400, json: { message: 'a refusal' } })
      const there = await browser.get(path)
      const back = await fetch(there.headers.get('location') ?? '', { redirect: 'manual' })
      const { pathname, search, searchParams } = new URL(back.headers.get('location') ?? '')
      codes.push(searchParams.get('code') ?? '')
      await note(await browser.get(`${pathname}${search}`))
    }
    // of somebody else: who is connected through an app cannot be a second time
    fake.world.seat({ given: 'Grace', family: 'Quay' })
    await note(await browser.post('/api/linkedin/accounts', { accessToken: fake.world.giveToken().token }))
    await note(await browser.post('/api/linkedin/accounts', { accessToken: `AQ-unknown-${'x'.repeat(40)}` }))
    const accounts = JSON.parse(await note(await browser.get('/api/linkedin/accounts'))) as { id: string }[]
    expect(accounts).toHaveLength(3)
    await setUpModels(browser, note)
    for (const path of [
      '/api/user',
      '/api/config',
      '/api/admin/linkedin',
      '/api/admin/models',
      '/api/admin/stats',
      '/api/admin/audit-log',
      '/api/admin/system',
    ]) {
      await note(await browser.get(path))
    }
    exported = Buffer.from(await (await browser.get('/api/user/export')).arrayBuffer())
    return seen.join('\n')
  }

  /** Keys are entered, used, changed and refused, by a vendor that repeats the key it refuses. */
  async function setUpModels(browser: Browser, note: (answer: Response) => Promise<string>): Promise<void> {
    const { anthropic, compatible, changed } = modelKeys
    const write = () => browser.post('/api/posts/generate', { textContent: sourceText, model: 'compatible' })
    await note(await browser.send('PUT', '/api/admin/models/anthropic', { key: anthropic }))
    const endpoint = { baseUrl: model.baseUrl, models: { compatible: { upstreamName: 'local' } } }
    await note(await browser.send('PUT', '/api/admin/models/compatible', { ...endpoint, key: compatible }))
    await note(await browser.post('/api/admin/models/compatible/test'))
    const written = await write()
    expect(written.status).toBe(201)
    await note(written)

    const refusal = `Incorrect API key provided: ${changed}`
    model.script({ kind: 'status', status: 401, message: refusal })
    model.list({ kind: 'status', status: 401, message: refusal })
    await note(await browser.send('PUT', '/api/admin/models/compatible', { key: changed }))
    await note(await browser.post('/api/admin/models/compatible/test'))
    const refused = await write()
    expect(refused.status).toBe(503)
    await note(refused)
    await note(await browser.send('PUT', '/api/admin/models/mistral', { key: `${anthropic} of two words` }))
    const used = new Set(model.requests.map(({ headers }) => headers.authorization))
    expect([...used]).toEqual([`Bearer ${compatible}`, `Bearer ${changed}`])
  }

  function secrets(): string[] {
    const { LINKEDIN_CLIENT_SECRET: one = '', LINKEDIN_COMMUNITY_CLIENT_SECRET: other = '' } = fake.environment
    return [
      one,
      other,
      ...codes,
      ...Object.values(modelKeys),
      ...fake.world.tokens.map(({ token }) => token),
      ...fake.world.refreshTokens.map(({ token }) => token),
      `AQ-unknown-${'x'.repeat(40)}`,
    ]
  }

  function expectNone(place: string, bytes: Buffer): void {
    expect(bytes.length, place).toBeGreaterThan(0)
    for (const secret of secrets()) {
      expect(secret.length).toBeGreaterThan(10)
      expect(bytes.includes(secret), `${place} holds ${secret.slice(0, 12)}`).toBe(false)
      expect(bytes.includes(Buffer.from(secret).toString('base64url').slice(0, 24)), place).toBe(false)
    }
  }

  test('log', () => expectNone('the log', Buffer.from(server.output())))

  test('answer', () => expectNone('an answer', Buffer.from(answers)))

  test('export', () => expectNone('the export', exported))

  test('backup', async () => {
    const file = join(folder, 'backup.tar.gz')
    const { code, errors } = await runCommand('backup', [file], { ...database.environment, DATA_DIR: database.dataDir })
    expect(errors).toBe('')
    expect(code).toBe(0)
    expectNone('the backup', gunzipSync(readFileSync(file)))
  })

  test('row or file', async () => {
    const config = loadConfig({ ...database.environment, DATA_DIR: database.dataDir })
    const opened = openDatabase(config.database)
    expectNone('the database', Buffer.from(JSON.stringify(await rowsOf(opened, /^post_search/))))
    await opened.close()
    for (const entry of readdirSync(database.dataDir, { recursive: true, withFileTypes: true })) {
      const bytes = entry.isFile() ? readFileSync(join(entry.parentPath, entry.name)) : Buffer.alloc(0)
      if (bytes.length > 0) expectNone(entry.name, bytes)
    }
  })

  // last, since it stops the server and reseals what the other tests look for
  test('under another secret once the command has changed it, which leaves no running server behind', async () => {
    const { dataDir, environment } = database
    const settings = { ...environment, DATA_DIR: dataDir, NEW_SECRET: newSecret }
    const isKeptInFile = !('SECRET' in environment)
    const before = isKeptInFile ? readFileSync(join(dataDir, 'secret'), 'utf8') : ''
    if (isKeptInFile) {
      const refused = await runCommand('admin', ['rotate-secret'], settings)
      expect(refused.code).toBe(1)
      expect(refused.errors).toContain('is in use by process')
    }
    await server.end('SIGTERM')

    const done = await runCommand('admin', ['rotate-secret'], settings)
    expect(done.errors).toBe('')
    expect(done.output).toMatch(/Sealed [1-9]\d* values anew\./)
    if (isKeptInFile) {
      expect(readFileSync(join(dataDir, 'secret'), 'utf8')).not.toBe(before)
      expect(readdirSync(dataDir)).not.toContain('secret.new')
    }
    const other = { ...settings, SECRET: 'another secret, as long as it has to be' }
    await expect(startServerProcess(other)).rejects.toThrow('SECRET is not the one')
    const backup = await runCommand('backup', [join(folder, 'other.tar.gz')], other)
    expect([backup.code, backup.errors]).toEqual([1, expect.stringContaining('SECRET is not the one')])
    server = await startServerProcess({ ...settings, ...(!isKeptInFile && { SECRET: newSecret }) })
    expect((await server.visitor().get('/readyz')).status).toBe(200)
  })
})

describe('changing the secret of the installation', () => {
  let linkedin: LinkedinApp

  beforeAll(async () => {
    linkedin = await startLinkedinApp({ withoutApps: true })
  })

  afterAll(() => linkedin.close())

  test('seals everything anew in one go, and can be run again', async () => {
    const { app, fake } = linkedin
    const admin = await app.signIn({ role: 'admin' })
    const person = {
      clientId: fake.environment.LINKEDIN_CLIENT_ID,
      clientSecret: fake.environment.LINKEDIN_CLIENT_SECRET,
    }
    await admin.send('PUT', '/api/admin/linkedin', { person })
    await connect(admin)
    const [{ id } = { id: '' }] = (await (await admin.get('/api/linkedin/accounts')).json()) as { id: string }[]
    const token = fake.world.tokens.at(-1)?.token ?? ''

    const config = { ...app.ctx.config, secret: app.ctx.secret }
    expect(await rotateSecret(config, app.ctx.db, newSecret)).toMatch(/^Sealed 2 values anew\. Set SECRET/)
    expect(await rotateSecret(config, app.ctx.db, newSecret), 'broken off and run again').toMatch(/^Sealed 2 values/)

    const after = { ...app.ctx, secret: newSecret }
    expect((await accountForPublishing(after, admin.id, id))?.accessToken).toBe(token)
    expect(await findApp(after, 'person')).toEqual(person)
    expect(await accountForPublishing(app.ctx, admin.id, id), 'the former secret opens nothing').toBeNull()
    expect(await (await admin.get('/api/config')).json()).toMatchObject({ linkedin: { person: false } })
  })

  test('is what a process has to fit, also where nothing was noted yet', async () => {
    const { db, secret } = linkedin.app.ctx
    const opens = (wanted: string) => requireSecret(db, wanted, (each) => opensSealedData(each, wanted))
    await db.deleteFrom('installation_marks').execute()
    await expect(opens(secret), 'what is sealed has the new one').rejects.toThrow('SECRET is not the one')
    await opens(newSecret)
    await expect(opens('a third one, which is long enough too')).rejects.toThrow('npm run admin -- accept-secret')

    const config = { ...linkedin.app.ctx.config, secret: 'a third one, which is long enough too' }
    await expect(rotateSecret(config, db, 'a fourth one, which is long enough too')).rejects.toThrow('SECRET is not')
    await rotateSecret({ ...config, secret: newSecret }, db, secret)
    await opens(secret)
    await expect(opens(newSecret)).rejects.toThrow('SECRET is not the one')
  })

  test.each([[undefined], ['too short'], ['the present one, which is long enough']])(
    'needs a new one (%s)',
    async (given) => {
      const { ctx } = linkedin.app
      const config = { ...ctx.config, secret: 'the present one, which is long enough' }
      await expect(rotateSecret(config, ctx.db, given)).rejects.toThrow('NEW_SECRET')
    },
  )
})

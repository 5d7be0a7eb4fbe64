import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { hashPassword } from '#server/features/accounts/passwords/password'
import { insertUser } from '#server/features/accounts/people/user-repository'
import { loadConfig } from '#server/platform/config'
import { openDatabase } from '#server/platform/database/database'
import { createWriter } from '#server/writing/create-writer'
import { createWritingThread } from '#server/writing/thread/writing-thread'
import { limits } from '#shared/rules/limits'
import { generationsPerText, sendEverywhere } from '../support/hostile-session.ts'
import { makeHostileTexts } from '../support/hostile-texts.ts'
import { personId } from '../support/ids.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { password, startTestApp } from '../support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/**
 * Texts made to break things, sent to every call that takes text, on a running server: all of them get answers, and so
 * do other people meanwhile. bench/hostile-texts.mjs does the same with every such text.
 */

const sent = new Set([
  'many letters with 2,100 accents',
  'zero width joiners',
  'leading consonants of Hangul',
  'high surrogates alone',
  'line ends',
  'one word',
  'nested brackets',
  'names that are all different',
  'figures between hyphens',
])
const texts = makeHostileTexts(limits.textCharacters).filter(({ name }) => sent.has(name))
const perPerson = Math.floor(25 / generationsPerText)
const emails = Array.from({ length: Math.ceil(texts.length / perPerson) }, (_, at) => `person${at}@example.com`)

let database: TestDatabase
let server: ServerProcess

beforeAll(async () => {
  database = await createTestDatabase({ copyOf: inject('migratedDatabase') })
  const environment = { ...database.environment, DATA_DIR: database.dataDir }
  const opened = openDatabase(loadConfig(environment).database)
  const passwordHash = await hashPassword(password)
  for (const email of emails) {
    const facts = { firstName: '', lastName: '', isApproved: true, timeZone: 'UTC', createdAt: Date.now() }
    await insertUser(opened.db, {
      id: personId(randomUUID()),
      email,
      passwordHash,
      isAdmin: true,
      plan: 'trial',
      ...facts,
    })
  }
  await opened.close()
  server = await startServerProcess(environment)
})

afterAll(async () => {
  await server.end('SIGTERM')
  await database.remove()
})

async function signIn(email: string) {
  const browser = server.visitor()
  const response = await browser.post('/api/login', { email, password })
  expect(response.status).toBe(200)
  return browser
}

describe('hostile texts through every call', () => {
  test('are all answered, and the server’s health is told all along', async () => {
    expect(texts).toHaveLength(sent.size)
    const probe = new Worker(new URL('../../bench/support/health-probe.mjs', import.meta.url), {
      workerData: { url: `${server.url}/healthz`, everyMs: 20 },
    })
    const times = new Promise<number[]>((resolve, reject) => probe.once('message', resolve).once('error', reject))
    times.catch(() => undefined)

    const answers: string[] = []
    let posts = 0
    for (const [person, email] of emails.entries()) {
      const browser = await signIn(email)
      for (const { name, text } of texts.slice(person * perPerson, (person + 1) * perPerson)) {
        const { isPost, unexpected } = await sendEverywhere(browser, text)
        posts += isPost ? 1 : 0
        answers.push(...unexpected.map((call) => `${name}: ${call}`))
      }
    }
    probe.postMessage('enough')
    expect(answers).toEqual([])
    const sendable = texts.filter(({ text }) => Buffer.byteLength(JSON.stringify(text)) < limits.jsonBytes)
    expect(posts).toBe(sendable.length)
    // the probe's own promise fails if a single answer is missing; it sent at least one request per text
    expect((await times).length).toBeGreaterThan(texts.length)
    // a slow disk may block the process too, but no code that reads texts may
    const stalls = server
      .output()
      .split('\n')
      .filter((line) => line.includes('the event loop stands still'))
    expect(stalls.filter((line) => /dist\/(?:shared|server\/(?:reading|writing|features))\//.test(line))).toEqual([])
    expect(server.output()).not.toContain('an unexpected error')
  })

  test('a text that takes too long to compose is refused with what to do, and costs no post', async () => {
    const app = await startTestApp()
    const script = join(app.ctx.config.dataDir, 'hang.mjs')
    writeFileSync(
      script,
      `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => { for (;;) {} })`,
    )
    const thread = createWritingThread(script, { timeoutMs: 300, idleMs: 1_000, maxWaiting: 5 })
    app.ctx.writer = createWriter(app.ctx.config.ai, { thread })
    const author = await app.signIn({ used: 4 })
    const refused = await author.post('/api/posts/generate', { textContent: 'A long text.', model: 'composer' })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      code: 'TOO_COMPLEX',
      message: expect.stringContaining('Use a part of it'),
    })
    expect(await (await author.get('/api/user')).json()).toMatchObject({ postsThisMonth: 4 })
    await app.close()
  })

  test('JSON of nothing but brackets or keys is refused with a sentence', async () => {
    const browser = await signIn(emails[0] ?? '')
    const wide = Array.from({ length: 200_000 }, (_, at) => `"k${at}":0`).join()
    for (const document of ['['.repeat(2_400_000), `[${'{},'.repeat(1_600_000)}{}]`, `{${wide}}`]) {
      const body = new TextEncoder().encode(`{"name":"a","canvasData":${document}`)
      const response = await browser.send('POST', '/api/visuals', body, { 'content-type': 'application/json' })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        code: 'invalid_input',
        message: expect.stringContaining('too many'),
      })
    }
  })
})

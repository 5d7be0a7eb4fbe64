import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { settings } from '#server/platform/settings'
import { type RouteName, routes } from '#shared/contract/routes'
import type { Browser } from '../support/browser-session.ts'
import { startEchoingMailServer, startEchoingServer } from '../support/echoing-servers.ts'
import { type FakeS3, startFakeS3 } from '../support/fake-s3/start-fake-s3.ts'
import { until } from '../support/fake-writer.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/**
 * Every secret setting has a recognisable value, all other services repeat what they receive, and the log is at its
 * lowest level, which includes all others. No line and no answer may contain such a value, in any form.
 */

const admin = 'admin@example.com'
/** All secrets, with characters that JSON, addresses and base64 encode differently. */
const canaries = Object.fromEntries(
  Object.entries(settings).flatMap(([name, setting]) =>
    'isSecret' in setting ? [[name, `a canary+in the place of/${name.toLowerCase()} "&=`]] : [],
  ),
)
const mailPassword = 'canary of the+mail/server'
const enteredKey = 'canary-of-an-entered-key'
const enteredSecret = 'canary-of-an-entered-app'

let database: TestDatabase
let echo: Awaited<ReturnType<typeof startEchoingServer>>
let mail: Awaited<ReturnType<typeof startEchoingMailServer>>
let storage: FakeS3
let server: ServerProcess
let said = ''
const cookies: string[] = []

beforeAll(async () => {
  database = await createTestDatabase({ copyOf: inject('migratedDatabase') })
  echo = await startEchoingServer()
  mail = await startEchoingMailServer()
  storage = await startFakeS3()
  server = await startServerProcess({
    ...canaries,
    ...database.environment,
    ...storage.environment,
    DATA_DIR: database.dataDir,
    LOG_LEVEL: 'trace',
    PUBLIC_URL: 'http://localhost:3000',
    ADMIN_EMAIL: admin,
    SMTP_URL: `smtp://postwright:${encodeURIComponent(mailPassword)}@${mail.host}`,
    MAIL_FROM: 'postwright@example.com',
    // its own configuration names the origin of the issuer
    OIDC_ISSUER: echo.url,
    OIDC_CLIENT_ID: 'postwright',
    STRIPE_API_BASE: echo.url,
    STRIPE_PUBLISHABLE_KEY: 'pk_test',
    STRIPE_PRICE_ID: 'price_test',
    LINKEDIN_CLIENT_ID: 'person',
    LINKEDIN_COMMUNITY_CLIENT_ID: '',
    LINKEDIN_COMMUNITY_CLIENT_SECRET: '',
    LINKEDIN_PAGES_CLIENT_SECRET: '',
    LINKEDIN_API_BASE: echo.url,
    LINKEDIN_OAUTH_BASE: echo.url,
    OPENAI_BASE_URL: echo.url,
    ANTHROPIC_BASE_URL: echo.url,
    GOOGLE_BASE_URL: echo.url,
    COMPATIBLE_BASE_URL: echo.url,
    COMPATIBLE_MODEL: 'a-model',
    // entered by an administrator instead
    MISTRAL_API_KEY: '',
  })
})

afterAll(async () => {
  await server.end('SIGTERM')
  for (const { close } of [echo, mail]) close()
  await Promise.all([storage.close(), database.remove()])
})

async function hear(answer: Promise<Response>): Promise<string> {
  const text = await (await answer).text()
  said += `${text}\n`
  return text
}

/** Everything an administrator can view and test. */
async function tour(browser: Browser): Promise<void> {
  await hear(browser.post('/api/admin/settings/test-mail'))
  await hear(browser.send('PUT', '/api/admin/models/mistral', { key: enteredKey, baseUrl: echo.url }))
  for (const vendor of ['openai', 'anthropic', 'google', 'mistral', 'compatible']) {
    await hear(browser.post(`/api/admin/models/${vendor}/test`))
  }
  for (const model of ['gpt-5', 'claude-3-sonnet', 'mistral-large', 'compatible']) {
    await hear(browser.post('/api/posts/generate', { textContent: 'The town planted twelve thousand trees.', model }))
  }
  await hear(
    browser.send('PUT', '/api/admin/linkedin', { community: { clientId: 'community', clientSecret: enteredSecret } }),
  )
  for (const kind of ['person', 'community']) await hear(browser.post('/api/admin/linkedin/test', { kind }))
  await hear(browser.post('/api/linkedin/accounts', { kind: 'person', token: 'a-pasted-token' }))
  await hear(browser.post('/api/get-or-create-subscription', {}))
  await hear(browser.post('/api/payments/webhook', { type: 'invoice.paid' }, { 'stripe-signature': 't=1,v1=2' }))
  await hear(browser.post('/api/password/forgot', { email: admin }))
  const form = new FormData()
  form.append('file', new Blob(['The town planted twelve thousand trees.'], { type: 'text/plain' }), 'news.txt')
  await hear(browser.post('/api/articles/read-file', form))
  await hear(server.visitor().get('/metrics', { authorization: `Bearer ${canaries.METRICS_TOKEN}` }))
  await hear(server.visitor().post('/api/login', { email: admin, password: `${canaries.ADMIN_PASSWORD}x` }))
  await until('a mail that was not sent', () => server.output().includes('a job failed'))
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name]
    if (method === 'GET') await hear(browser.get(path.replaceAll(/:\w+/g, 'some-id')))
  }
}

/** A text in all forms that someone could read: plain, and base64 decoded from each of its characters on. */
function readings(text: string): string[] {
  const runs = text.match(/[A-Za-z0-9+/_-]{8,}={0,2}/g) ?? []
  const decoded = runs.flatMap((run) => [0, 1, 2, 3].map((from) => Buffer.from(run.slice(from), 'base64').toString()))
  return [text, decoded.join('\n')]
}

test('no log line and no answer says a secret, though everyone who is asked repeats it', async () => {
  const browser = server.visitor()
  await hear(browser.post('/api/login', { email: admin, password: canaries.ADMIN_PASSWORD }))
  await tour(browser)
  cookies.push(...browser.cookies().map(({ value }) => value))
  expect(cookies.length).toBeGreaterThan(0)

  const log = server.output()
  expect(log).toContain('Providing options to busboy')
  expect(log).toContain('"cookie":"[redacted]"')
  expect(log).toContain('a test mail was not sent')
  expect(said).toContain('unrecognized: AUTH PLAIN [redacted]')
  const secrets = [...Object.values(canaries), mailPassword, enteredKey, enteredSecret, ...cookies]
  expect(secrets.length).toBeGreaterThan(14)
  const told: string[] = []
  for (const reading of [...readings(log), ...readings(said)]) {
    for (const secret of secrets) {
      const forms = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
      const form = forms.find((each) => reading.includes(each))
      if (form)
        told.push(`${form}: ${reading.slice(Math.max(0, reading.indexOf(form) - 200), reading.indexOf(form) + 60)}`)
    }
  }
  expect(told).toEqual([])
})

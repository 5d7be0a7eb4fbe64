import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Browser } from '../support/browser-session.ts'
import { readExport } from '../support/export.ts'
import { startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { until } from '../support/fake-writer.ts'
import { goToProvider, IdentityProvider, passProvider } from '../support/identity-provider.ts'
import { MailServer } from '../support/mail-server.ts'
import { articlePage, type PageSite, startPageSite } from '../support/page-site.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** The server's log: enough for an operator, and nothing personal. */

/** Part of everything that people enter here: e-mails, passwords, texts, addresses, tokens. */
const mark = 'Zq7canary'
const admin = { email: `admin-${mark}@example.com`, password: `a long ${mark} passphrase` }
const mailServer = new MailServer()
const provider = new IdentityProvider()
const publicUrl = 'http://localhost:3000'
let oidc: Record<string, string>

let database: TestDatabase
let model: Awaited<ReturnType<typeof startFakeModel>>
let site: PageSite
let server: ServerProcess

beforeAll(async () => {
  database = await createTestDatabase({ copyOf: inject('migratedDatabase') })
  site = await startPageSite({ [`/${mark}`]: articlePage(`A quay named ${mark}`) })
  const whole = { kind: 'text', chunks: [`A post that says ${mark}.`] } as const
  model = await startFakeModel('openai', [
    whole,
    { kind: 'malformed-event', chunk: mark },
    { kind: 'status', status: 500, message: `cannot take "${mark}"` },
    { kind: 'status', status: 500, message: `cannot take "${mark}"` },
    whole,
  ])
  oidc = await provider.listen([`${publicUrl}/api/oidc/callback`])
  server = await startServerProcess({
    ...database.environment,
    ...oidc,
    PUBLIC_URL: publicUrl,
    SIGN_UP: 'open',
    ...site.environment,
    DATA_DIR: database.dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: `key-${mark}`,
    METRICS_TOKEN: `metrics-token-${mark}`,
    SMTP_URL: await mailServer.listen(),
    MAIL_FROM: `Postwright <postwright-${mark}@example.com>`,
    LOG_LEVEL: 'trace',
  })
})

afterAll(async () => {
  await server.end('SIGTERM')
  await Promise.all([model.close(), site.close(), mailServer.close(), provider.close()])
  await database.remove()
})

interface Line {
  level: number
  msg: string
  [fact: string]: unknown
}

function lines(msg: string): Line[] {
  const all = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  return all.map((line) => JSON.parse(line) as Line).filter((line) => line.msg === msg)
}

async function signedIn(): Promise<Browser> {
  const browser = server.visitor()
  expect((await browser.post('/api/login', admin)).status).toBe(200)
  return browser
}

describe('the log', () => {
  test('has one line a request, by its route and its person, and none at info for probes and files', async () => {
    const browser = await signedIn()
    const { id } = (await (await browser.get('/api/user')).json()) as { id: string }
    await browser.get('/api/posts/some-id')
    await browser.get('/healthz')
    await browser.get('/readyz')
    await browser.get('/postwright.png')
    await browser.get('/auth')
    const facts = { method: 'GET', route: '/api/posts/:id', status: 404, userId: id, level: 30 }
    await until('the last line', () => lines('answered').some(({ route }) => route === '(page)'))
    const [line] = lines('answered').filter(({ route }) => route === '/api/posts/:id')
    expect(line).toMatchObject(facts)
    expect(line?.requestId).toMatch(/^[\w-]{36}$/)
    expect(line?.ms).toEqual(expect.any(Number))
    const levels = lines('answered').map(({ route, level }) => `${String(route)} ${level}`)
    expect(levels).toEqual(expect.arrayContaining(['/healthz 20', '/readyz 20', '/* 20', '(page) 30']))
  })

  test('has one line a generation, a published post and a security event', async () => {
    const browser = await signedIn()
    const { id: userId } = (await (await browser.get('/api/user')).json()) as { id: string }
    const source = { url: site.at(`/${mark}`), model: 'gpt-4.1-mini', opinion: mark }
    const { id } = (await (await browser.post('/api/posts/generate', source)).json()) as { id: string }
    await browser.post('/api/posts/generate', source)
    await browser.patch(`/api/posts/${id}`, { status: 'published' })
    await browser.patch(`/api/posts/${id}`, { status: 'published' })
    await until('two lines', () => lines('a generation ended').length === 2)
    await until('the line of what was published', () => lines('a post was published').length > 0)

    const [written, failed] = lines('a generation ended')
    expect(written).toMatchObject({
      kind: 'post',
      model: 'gpt-4.1-mini',
      userId,
      source: 'url',
      read: 'ok',
      outcome: 'ok',
    })
    for (const figure of ['firstWordsMs', 'writingMs', 'ms', 'tokensIn', 'tokensOut']) {
      expect([figure, written?.[figure]]).toEqual([figure, expect.any(Number)])
    }
    expect(failed).toMatchObject({ outcome: 'ai_unavailable', writingMs: null, readBefore: true })
    expect(lines('a post was published')).toMatchObject([{ userId, postId: id }])
  })

  test('says nothing that is anyone’s, at any level', async () => {
    const browser = await signedIn()
    const visitor = server.visitor()
    const person = { email: `person-${mark}@example.com`, password: `another ${mark} passphrase`, firstName: mark }
    const invited = `invited-${mark}@example.com`
    mailServer.refusesOnce.push(invited.toLowerCase())
    await visitor.post('/api/register', person)
    await visitor.post('/api/login', { ...person, password: mark })
    await visitor.post('/api/password/forgot', { email: admin.email })
    await visitor.post('/api/password/reset', { token: mark, password: person.password })
    await visitor.post('/api/setup', { token: mark, ...person })
    await visitor.get(`/api/posts?q=${mark}`)
    await visitor.get(`/${mark}?token=${mark}`)
    await visitor.get('/metrics', { authorization: `Bearer metrics-token-${mark}` })
    await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': mark, referer: `https://${mark}.example.com/` },
      body: `{"email": ${mark}`,
    })
    await browser.post('/api/admin/invitations', { email: invited, role: 'user' })
    await browser.get(`/api/admin/users?q=${mark}`)
    await browser.post('/api/posts/generate', { url: site.at(`/${mark}-gone?id=${mark}`) })
    await browser.post('/api/posts/generate', { url: `http://${mark}.invalid/${mark}` })
    for (const model of ['gpt-4.1-mini', 'gpt-4.1-mini', 'composer']) {
      await browser.post('/api/posts/generate', { textContent: `The quay of ${mark} is open. It cost 4 euros.`, model })
    }
    const posts = (await (await browser.get('/api/posts')).json()) as { id: string }[]
    for (const { id } of posts) await browser.post(`/api/posts/${id}/refine`, { kind: 'shorter' })
    await browser.post('/api/user/content-styles', { name: mark, promptPart: mark })
    await until('the refused mail to be noted', () => lines('a job failed').length > 0)
    await until('the other mails', () => mailServer.received.length >= 2)

    expect(mailServer.received.map(({ content }) => content).join()).toContain(mark)
    expect(posts.length).toBeGreaterThan(1)
    expect(lines('an unexpected error')).toEqual([])
    const output = server.output()
    expect(output.split('\n').length).toBeGreaterThan(40)
    const telling = output.split('\n').filter((line) => line.toLowerCase().includes(mark.toLowerCase()))
    expect(telling).toEqual([])
  })

  test('and no answer and no export say what is exchanged with the identity provider', async () => {
    const subject = `person-${mark}`
    provider.people.set(subject, { email: `at-provider-${mark}@example.com`, email_verified: true, given_name: mark })
    provider.current = subject
    const visitor = server.visitor()
    const callback = await passProvider(await goToProvider(visitor))
    const answers = [await visitor.get(callback)]
    expect(answers[0]?.headers.get('location')).toBe('/')

    // the same code again, in another sign-in: the provider refuses it, which is logged
    const again = server.visitor()
    const state = (await goToProvider(again)).searchParams.get('state') ?? ''
    const used = new URLSearchParams({ ...Object.fromEntries(new URL(callback, publicUrl).searchParams), state })
    answers.push(await again.get(`/api/oidc/callback?${used}`))
    expect(answers[1]?.headers.get('location')).toBe('/auth?oidc=refused')
    const refused = 'the identity provider signed nobody in'
    await until('the line of the refusal', () => lines(refused).length > 0)
    expect(lines(refused)).toMatchObject([{ outcome: 'refused' }])

    const browser = await signedIn()
    for (const path of ['/api/config', '/api/user', '/api/user/identity']) answers.push(await visitor.get(path))
    for (const path of ['/api/admin/settings', '/api/admin/system']) answers.push(await browser.get(path))
    const said = await Promise.all(answers.map((answer) => answer.text()))
    const { files } = await readExport(visitor)
    const exported = Object.values(files).map((bytes) => strFromU8(bytes))
    expect(exported.join()).toContain(subject)

    const secrets = [oidc.OIDC_CLIENT_SECRET ?? '', ...provider.issued, state]
    expect(secrets.length).toBe(5)
    const everything = [server.output(), ...said, ...exported].join('\n')
    expect(secrets.filter((secret) => secret === '' || everything.includes(secret))).toEqual([])
    expect(server.output().toLowerCase()).not.toContain(mark.toLowerCase())
  })
})

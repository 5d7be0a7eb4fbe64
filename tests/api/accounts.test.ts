import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { insertAdmin } from '#server/features/accounts/first-admin'
import { hasher, hashPassword } from '#server/features/accounts/passwords/password'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const newcomer = () => ({
  email: `${crypto.randomUUID()}@example.com`,
  password,
  firstName: 'Ann',
  lastName: 'Other',
  timeZone: 'Europe/Vienna',
})

async function answerOf(answering: Promise<Response>) {
  const response = await answering
  const { message, code } = (await response.json()) as { message: string; code: string }
  return { status: response.status, message, code }
}

describe('registering', () => {
  test('makes an account that is signed in and waits for approval', async () => {
    const visitor = app.visitor()
    const person = newcomer()
    const response = await visitor.post('/api/register', person)
    expect(response.status).toBe(201)
    const user = await (await visitor.get('/api/user')).json()
    expect(user).toMatchObject({
      email: person.email,
      firstName: 'Ann',
      lastName: 'Other',
      role: 'trial',
      isApproved: false,
      approvedAt: null,
      timeZone: 'Europe/Vienna',
      postsThisMonth: 0,
      maxPostsPerMonth: 5,
    })
    expect(user).not.toHaveProperty('password')
  })

  test.each([
    [{ email: '', password }, 'Email and password are required'],
    [{ email: 'a@example.com', password: '' }, 'Email and password are required'],
    [{}, 'Email and password are required'],
    [{ email: 'not an address', password }, 'Invalid email'],
    [{ email: 'a@b', password }, 'Invalid email'],
    [{ email: 'short@example.com', password: '1234567' }, 'Password must be at least 8 characters'],
    [{ email: 'common@example.com', password: 'Password1' }, 'Password is too common. Choose another one.'],
  ])('refuses %j with the specified sentence', async (body, message) => {
    const answer = await answerOf(app.visitor().post('/api/register', body))
    expect(answer).toEqual({ status: 400, code: 'invalid_input', message })
  })

  test('one e-mail is one account, however it is written', async () => {
    const person = newcomer()
    await app.visitor().post('/api/register', person)
    const again = app.visitor().post('/api/register', { ...person, email: ` ${person.email.toUpperCase()} ` })
    const answer = await answerOf(again)
    expect(answer.status).toBe(409)
    expect(answer.message).toContain('already exists')
  })

  test('nothing in the body makes anyone more than a trial user', async () => {
    const visitor = app.visitor()
    const attempt = { role: 'admin', isApproved: true, subscriptionStatus: 'active', maxPostsPerMonth: 999 }
    const user = await (await visitor.post('/api/register', { ...newcomer(), ...attempt })).json()
    expect(user).toMatchObject({
      role: 'trial',
      isApproved: false,
      subscriptionStatus: 'trialing',
      maxPostsPerMonth: 5,
    })
  })

  test('ten registrations an hour from one address, then a pause that is said', async () => {
    const visitor = app.visitor()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 10; attempt += 1) {
      statuses.push((await visitor.post('/api/register', newcomer())).status)
    }
    expect(statuses).toEqual(Array(10).fill(201))
    const refused = await visitor.post('/api/register', newcomer())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  })
})

describe('logging in', () => {
  test('an unknown account and a wrong password get the same answer', async () => {
    const { email } = await app.signIn()
    const wrong = await answerOf(app.visitor().post('/api/login', { email, password: 'something else' }))
    const unknown = await answerOf(app.visitor().post('/api/login', { email: 'nobody@example.com', password }))
    expect(wrong).toEqual({ status: 401, code: 'wrong_credentials', message: 'Invalid email or password' })
    expect(unknown).toEqual(wrong)
  })

  test('empty fields get the specified sentence', async () => {
    const answer = await answerOf(app.visitor().post('/api/login', { email: '', password: '' }))
    expect(answer).toEqual({ status: 400, code: 'invalid_input', message: 'Please fill in all fields' })
  })

  test('ten failures lock one account for one address, and for no one else', async () => {
    const { email } = await app.signIn()
    const guesser = app.visitor()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await guesser.post('/api/login', { email, password: 'a wrong guess' })).status).toBe(401)
    }
    const locked = await guesser.post('/api/login', { email, password })
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await app.visitor().post('/api/login', { email, password })).status).toBe(200)
  })

  test('right passwords do not count against the limit', async () => {
    const { email } = await app.signIn()
    const visitor = app.visitor()
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await visitor.post('/api/login', { email, password })).status).toBe(200)
    }
  })
})

describe('a session', () => {
  test('is a new secret at each login, kept only as a hash, in a cookie that scripts can’t read', async () => {
    const person = await app.signIn()
    const response = await person.post('/api/login', { email: person.email, password })
    const cookie = response.headers.getSetCookie().at(-1) ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const hashes = await app.ctx.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', person.id)
      .execute()
    expect(hashes).toHaveLength(1)
    expect(JSON.stringify(hashes)).not.toContain(token)
  })

  test('ends at logout, for every copy of it', async () => {
    const person = await app.signIn()
    const thief = person.clone()
    expect((await thief.get('/api/user')).status).toBe(200)
    expect((await person.post('/api/logout')).status).toBe(200)
    expect((await thief.get('/api/user')).status).toBe(401)
  })

  test('that a clock running ahead began or touched does not outlive its time', async () => {
    const day = 24 * 60 * 60 * 1000
    const right = app.clock.now
    try {
      const before = await app.signIn()
      app.clock.now = right + 365 * day
      const ahead = await app.signIn()
      app.clock.now = right + 10 * day
      await before.get('/api/user')
      app.clock.now = right
      expect((await ahead.get('/api/user')).status).toBe(401)
      expect((await before.get('/api/user')).status).toBe(200)
      app.clock.now = right + 14 * day + 1
      expect((await before.get('/api/user')).status, 'last seen now, not in ten days').toBe(401)
    } finally {
      app.clock.now = right
    }
  })

  test('ends after fourteen idle days and after sixty days in all', async () => {
    const day = 24 * 60 * 60 * 1000
    const started = app.clock.now
    const idle = await app.signIn()
    const busy = await app.signIn()
    try {
      for (let passed = 10; passed < 60; passed += 10) {
        app.clock.now = started + passed * day
        expect((await busy.get('/api/user')).status).toBe(200)
      }
      expect((await idle.get('/api/user')).status).toBe(401)
      app.clock.now = started + 61 * day
      expect((await busy.get('/api/user')).status).toBe(401)
    } finally {
      app.clock.now = started
    }
  })
})

describe('writes from another site', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: '' },
    { 'sec-fetch-site': 'same-site' },
  ])('are refused: %j', async (headers) => {
    const response = await app.visitor().post('/api/logout', undefined, headers as Record<string, string>)
    expect(response.status).toBe(403)
  })

  test('that carry a session say where they come from, or are refused', async () => {
    const person = await app.signIn()
    const [cookie] = person.cookies().filter(({ name }) => name === 'postwright')
    const write = (headers: Record<string, string>) =>
      fetch(`${app.url}/api/user`, { method: 'PATCH', headers: { cookie: `postwright=${cookie?.value}`, ...headers } })
    expect(await answerOf(write({}))).toMatchObject({ status: 403, code: 'foreign_origin' })
    expect((await write({ origin: app.url })).status).not.toBe(403)
    expect((await write({ 'sec-fetch-site': 'same-origin' })).status).not.toBe(403)
    const reading = await fetch(`${app.url}/api/user`, { headers: { cookie: `postwright=${cookie?.value}` } })
    expect(reading.status).toBe(200)
  })

  test('one’s own pages and programs without a browser pass', async () => {
    const visitor = app.visitor()
    expect((await visitor.post('/api/logout', undefined, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await fetch(`${app.url}/api/logout`, { method: 'POST' })).status).toBe(200)
  })
})

describe('approval', () => {
  test('a pending person sees nothing of the app until an administrator approves, once', async () => {
    const admin = await app.signIn({ role: 'admin' })
    const pending = await app.signIn({ role: 'trial', isApproved: false })
    expect(await answerOf(pending.get('/api/posts'))).toMatchObject({ status: 403, code: 'approval_pending' })

    const list = (await (await admin.get('/api/admin/pending-users')).json()) as { id: string }[]
    expect(list.map((each) => each.id)).toContain(pending.id)
    const approved = await (await admin.post(`/api/admin/approve-user/${pending.id}`)).json()
    expect(approved).toMatchObject({ id: pending.id, isApproved: true })
    expect((await pending.get('/api/posts')).status).toBe(200)

    app.clock.now += 60_000
    const again = (await (await admin.post(`/api/admin/approve-user/${pending.id}`)).json()) as { approvedAt: string }
    expect(again.approvedAt).toBe(approved.approvedAt)
  })

  test('an unknown person can’t be approved', async () => {
    const admin = await app.signIn({ role: 'admin' })
    expect((await admin.post('/api/admin/approve-user/nobody')).status).toBe(404)
  })
})

test('a picture of oneself is one’s library’s, and none from elsewhere is shown', async () => {
  const person = await app.signIn()
  const change = (profileImageUrl: string | null) => person.patch('/api/user', { profileImageUrl })
  expect((await change('http://pictures.example.com/me.png')).status).toBe(400)
  expect((await change('javascript:alert(1)')).status).toBe(400)
  expect((await change('https://pictures.example.com/me.png')).status).toBe(400)
  expect((await change('/api/media/a-1/thumbnail?v=12')).status).toBe(200)
  expect((await change('/api/media/../user')).status).toBe(400)
  expect((await change('//pictures.example.com/me.png')).status).toBe(400)
  const shown = async () =>
    ((await (await person.get('/api/user')).json()) as { profileImageUrl: unknown }).profileImageUrl
  expect(await shown()).toBe('/api/media/a-1/thumbnail?v=12')
  const foreign = { profile_image_url: 'https://pictures.example.com/me.png' }
  await app.ctx.db.updateTable('users').set(foreign).where('id', '=', person.id).execute()
  expect(await shown()).toBeNull()
  expect((await change(null)).status).toBe(200)
})

test('the time zone can be changed to a real one only', async () => {
  const person = await app.signIn()
  expect(await (await person.patch('/api/user', { timeZone: 'Asia/Tokyo' })).json()).toMatchObject({
    timeZone: 'Asia/Tokyo',
  })
  expect((await person.patch('/api/user', { timeZone: 'Mars/Olympus' })).status).toBe(400)
  expect(await (await person.get('/api/user')).json()).toMatchObject({ timeZone: 'Asia/Tokyo' })
})

test('an account that nobody registered takes the time zone of the first browser that signs in, and keeps it', async () => {
  const passwordHash = await hashPassword(password)
  const made = async (timeZone: string) => {
    const email = `${crypto.randomUUID()}@example.com`
    await insertAdmin(app.ctx.db, { email, passwordHash, firstName: '', lastName: '', timeZone, createdAt: 0 })
    return async (zone?: string) =>
      await (await app.visitor().post('/api/login', { email, password, ...(zone && { timeZone: zone }) })).json()
  }
  const signIn = await made('UTC')
  expect(await signIn('Europe/Berlin')).toMatchObject({ timeZone: 'Europe/Berlin' })
  expect(await signIn('Asia/Tokyo')).toMatchObject({ timeZone: 'Europe/Berlin' })
  expect(await (await made('UTC'))()).toMatchObject({ timeZone: 'UTC' })
  expect(await (await made('Europe/Vienna'))('Asia/Tokyo')).toMatchObject({ timeZone: 'Europe/Vienna' })
})

test('the language of the interface is the one chosen, or the browser’s again', async () => {
  const person = await app.signIn()
  const languageOf = async (answer: Promise<Response>) =>
    ((await (await answer).json()) as { interfaceLanguage: string | null }).interfaceLanguage
  expect(await languageOf(person.get('/api/user'))).toBeNull()
  expect(await languageOf(person.patch('/api/user', { interfaceLanguage: 'de' }))).toBe('de')
  expect(await languageOf(person.patch('/api/user', { timeZone: 'Asia/Tokyo' }))).toBe('de')
  expect((await person.patch('/api/user', { interfaceLanguage: 'xx' })).status).toBe(400)
  expect(await languageOf(person.get('/api/user'))).toBe('de')
  expect(await languageOf(person.patch('/api/user', { interfaceLanguage: null }))).toBeNull()
})

describe('an account without a password', () => {
  const logIn = (visitor: ReturnType<TestApp['visitor']>, email: string) =>
    visitor.post('/api/login', { email, password: 'a guess that is long enough' })

  test('answers strangers as one that is not there, after the same work', async () => {
    const { id, email } = await app.signIn()
    const signedIn = { password_hash: null, first_signed_in_at: app.clock.now }
    await app.ctx.db.updateTable('users').set(signedIn).where('id', '=', id).execute()
    const verify = vi.spyOn(hasher, 'verify')
    const answers = []
    for (const each of ['nobody@example.com', email]) {
      const answer = await logIn(app.visitor(), each)
      const { requestId: _, ...body } = (await answer.json()) as Record<string, unknown>
      answers.push({ status: answer.status, body, verified: verify.mock.calls.length })
      verify.mockClear()
    }
    verify.mockRestore()
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'wrong_credentials' }, verified: 1 })
    expect(answers[1]).toEqual(answers[0])
  })
})

test('signing out takes pictures out of the cache, and leaves what a tab has kept and which browsers are known', async () => {
  const person = await app.signIn()
  const answer = await person.post('/api/logout')
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  expect(person.cookies().map(({ name }) => name)).toContain('postwright-device')
})

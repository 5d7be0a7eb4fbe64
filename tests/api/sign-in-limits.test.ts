import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sweepRateLimits } from '#server/platform/limits/rate-limit'
import type { Browser } from '../support/browser-session.ts'
import { watchSecurityLog } from '../support/security-log.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** How often a password may be guessed, from where, and whom that delays. */

const minuteMs = 60_000
let app: TestApp
let log: ReturnType<typeof watchSecurityLog>
let startedAt = 0

beforeAll(async () => {
  app = await startTestApp()
  log = watchSecurityLog(app)
  startedAt = app.clock.now
})

afterEach(() => {
  app.clock.now = startedAt
})

afterAll(() => app.close())

const logIn = (visitor: Browser, email: string, secret = password) =>
  visitor.post('/api/login', { email, password: secret })
const guess = (email: string, visitor = app.visitor()) => logIn(visitor, email, 'a wrong guess')

/** Wrong guesses, each from a different address, one after another. */
async function guessFromEverywhere(email: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let attempt = 0; attempt < times; attempt += 1) statuses.push((await guess(email)).status)
  return statuses
}

const count = (statuses: readonly number[], wanted: number) => statuses.filter((status) => status === wanted).length

describe('right passwords', () => {
  test('never count: not thirty in a row from one address, not thirty without a cookie', async () => {
    const { email } = await app.signIn()
    const visitor = app.visitor()
    for (let attempt = 0; attempt < 30; attempt += 1) expect((await logIn(visitor, email)).status).toBe(200)
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await logIn(app.visitor('198.51.100.1'), email)).status).toBe(200)
    }
  })

  test('never count when thirty come at once', async () => {
    const { email } = await app.signIn()
    const answers = Array.from({ length: 30 }, () => logIn(app.visitor('198.51.100.2'), email))
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses).toEqual(Array(30).fill(200))
  })

  test('of a whole office that shares an address never count', async () => {
    const people = [await app.signIn(), await app.signIn(), await app.signIn()]
    for (let round = 0; round < 20; round += 1) {
      for (const { email } of people) expect((await logIn(app.visitor('198.51.100.3'), email)).status).toBe(200)
    }
  })

  test('do not make wrong ones from the same place forgotten', async () => {
    const { email } = await app.signIn()
    for (let attempt = 0; attempt < 9; attempt += 1) await guess(email, app.visitor('198.51.100.4'))
    expect((await logIn(app.visitor('198.51.100.4'), email)).status).toBe(200)
    expect((await guess(email, app.visitor('198.51.100.4'))).status).toBe(401)
    expect((await guess(email, app.visitor('198.51.100.4'))).status).toBe(429)
  })
})

describe('wrong passwords for one account', () => {
  test('at most ten of a hundred at once are tried, whatever addresses they claim to come from', async () => {
    const { email } = await app.signIn()
    const answers = Array.from({ length: 100 }, () => guess(email))
    const responses = await Promise.all(answers)
    const statuses = responses.map(({ status }) => status)
    expect(count(statuses, 401)).toBeGreaterThan(0)
    expect(count(statuses, 401)).toBeLessThanOrEqual(10)
    expect(count(statuses, 401) + count(statuses, 429) + count(statuses, 503)).toBe(100)
    for (const { status, headers } of responses) {
      if (status !== 401) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(log.text()).not.toContain(email)
  })

  test('slow down from the eleventh on, more each time, and never stop for good', async () => {
    const { email } = await app.signIn()
    expect(await guessFromEverywhere(email, 10)).toEqual(Array(10).fill(401))
    const pauses: number[] = []
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const refused = await guess(email)
      expect(refused.status).toBe(429)
      pauses.push(Number(refused.headers.get('retry-after')))
      app.clock.now += (pauses.at(-1) ?? 0) * 1000
      expect((await guess(email)).status, 'a guess at its time is tried').toBe(401)
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
    expect(log.eventsOf((await userOf(email)).id)).toContain('login_limited')
  })

  test('from one address that is shut out hold up no other address', async () => {
    const { email } = await app.signIn()
    for (let attempt = 0; attempt < 15; attempt += 1) await guess(email, app.visitor('198.51.100.5'))
    expect((await logIn(app.visitor('198.51.100.5'), email)).status).toBe(429)
    expect((await logIn(app.visitor(), email)).status).toBe(200)
  })

  test('hold up no browser that signed in before, and no one who comes at the right time', async () => {
    const owner = await app.signIn()
    await guessFromEverywhere(owner.email, 12)
    expect((await logIn(owner, owner.email)).status).toBe(200)
    await owner.post('/api/logout')
    expect((await logIn(owner, owner.email)).status, 'signing out keeps the browser known').toBe(200)

    const newPhone = app.visitor()
    expect((await logIn(newPhone, owner.email)).status).toBe(429)
    app.clock.now += 30_000
    expect((await logIn(newPhone, owner.email)).status).toBe(200)
    expect((await logIn(newPhone, owner.email)).status, 'known from now on').toBe(200)
  })

  test('from a known browser are limited to ten by themselves', async () => {
    const owner = await app.signIn()
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess(owner.email, owner)).status).toBe(401)
    expect((await logIn(owner, owner.email)).status).toBe(429)
    app.clock.now += 15 * minuteMs
    expect((await logIn(owner, owner.email)).status).toBe(200)
  })

  test('get no help from a browser known to another account, or known before the password changed', async () => {
    const [victim, attacker] = [await app.signIn(), await app.signIn()]
    await guessFromEverywhere(victim.email, 10)
    expect((await guess(victim.email, attacker)).status).toBe(429)

    const thief = app.visitor()
    await logIn(thief, victim.email) // too early: the thief has to wait as well
    app.clock.now += 30_000
    expect((await logIn(thief, victim.email)).status).toBe(200)
    const change = { currentPassword: password, newPassword: 'another long passphrase' }
    expect((await victim.post('/api/user/password', change)).status).toBe(200)
    await guessFromEverywhere(victim.email, 1)
    expect((await guess(victim.email, thief)).status).toBe(429)
  })

  test('are counted the same for an account that is not there', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    expect(await guessFromEverywhere(email, 11)).toEqual([...Array(10).fill(401), 429])
  })

  test('are forgotten after a day without any', async () => {
    const { email } = await app.signIn()
    await guessFromEverywhere(email, 10)
    app.clock.now += 24 * 60 * minuteMs
    expect(await guessFromEverywhere(email, 10)).toEqual(Array(10).fill(401))
  })
})

describe('one address', () => {
  test('has fifty failures in a quarter of an hour, over all accounts', async () => {
    const everyone = await Promise.all(Array.from({ length: 11 }, () => app.signIn()))
    const statuses: number[] = []
    for (const { email } of everyone) {
      for (let attempt = 0; attempt < 5; attempt += 1)
        statuses.push((await guess(email, app.visitor('198.51.100.9'))).status)
    }
    expect(statuses).toEqual([...Array(50).fill(401), ...Array(5).fill(429)])
    const { email } = await app.signIn()
    expect((await logIn(app.visitor('198.51.100.9'), email)).status).toBe(429)
    app.clock.now += 15 * minuteMs
    expect((await logIn(app.visitor('198.51.100.9'), email)).status).toBe(200)
  })

  test('of IPv6 is its whole network', async () => {
    const { email } = await app.signIn()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await guess(email, app.visitor(`2001:db8:1:2::${attempt + 1}`))).status).toBe(401)
    }
    expect((await logIn(app.visitor('2001:db8:1:2:ffff::1'), email)).status).toBe(429)
    expect((await logIn(app.visitor('2001:db8:1:3::1'), email)).status).toBe(200)
  })
})

describe('a clock that ran ahead', () => {
  test('leaves no limit behind', async () => {
    const { email } = await app.signIn()
    app.clock.now += 365 * 24 * 60 * minuteMs
    for (let attempt = 0; attempt < 10; attempt += 1) await guess(email, app.visitor('198.51.100.20'))
    app.clock.now = startedAt
    expect((await guess(email, app.visitor('198.51.100.20'))).status).toBe(401)
    expect((await logIn(app.visitor('198.51.100.20'), email)).status).toBe(200)
  })

  test('leaves no row that the sweep never finds', async () => {
    const key = 'from the future'
    const row = { key, count: 5, window_started_at: app.clock.now + 365 * 24 * 60 * minuteMs }
    await app.ctx.db.insertInto('rate_limits').values(row).execute()
    await sweepRateLimits(app.ctx.db, app.clock.now)
    const left = await app.ctx.db.selectFrom('rate_limits').select('key').where('key', '=', key).execute()
    expect(left).toEqual([])
  })
})

describe('the password asked for once more', () => {
  test('may be guessed ten times a session; the owner’s other session is not held up', async () => {
    const owner = await app.signIn()
    const found = app.visitor()
    await logIn(found, owner.email)
    const attempts = Array.from({ length: 40 }, () =>
      found.send('DELETE', '/api/user', { password: 'a wrong guess' }).then(({ status }) => status),
    )
    expect(count(await Promise.all(attempts), 400)).toBe(10)
    expect((await found.send('DELETE', '/api/user', { password })).status).toBe(429)
    expect(log.eventsOf(owner.id)).toContain('password_check_failed')

    const change = { currentPassword: password, newPassword: 'another long passphrase' }
    expect((await owner.post('/api/user/password', change)).status).toBe(200)
  })

  test('counts only failures', async () => {
    const owner = await app.signIn()
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const change = { currentPassword: password, newPassword: 'short' }
      expect((await owner.post('/api/user/password', change)).status).toBe(400)
    }
    const change = { currentPassword: password, newPassword: 'another long passphrase' }
    expect((await owner.post('/api/user/password', change)).status).toBe(200)
  })
})

test('every failed login of an administrator leaves a line in the log, without the e-mail', async () => {
  const admin = await app.signIn({ role: 'admin' })
  for (let attempt = 0; attempt < 12; attempt += 1) await guess(admin.email)
  expect(log.eventsOf(admin.id)).toEqual([...Array(10).fill('login_failed'), 'login_limited', 'login_limited'])
  expect(log.text()).not.toContain(admin.email)
})

async function userOf(email: string): Promise<{ id: string }> {
  return await app.ctx.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
}

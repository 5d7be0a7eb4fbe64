import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unseal } from '#server/platform/sealing'
import { guards } from '#shared/contract/guards'
import { type RouteName, routes } from '#shared/contract/routes'
import type { Browser } from '../support/browser-session.ts'
import { readExport } from '../support/export.ts'
import { codeOf, type SecondFactor, turnOnSecondFactor, wrongCodeFor } from '../support/second-factor.ts'
import { watchSecurityLog } from '../support/security-log.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** Signing in with a code besides the password. */

const stepMs = 30_000
const minuteMs = 60_000
let app: TestApp
let log: ReturnType<typeof watchSecurityLog>

beforeAll(async () => {
  app = await startTestApp()
  log = watchSecurityLog(app)
})

afterAll(() => app.close())

const firstStep = (visitor: Browser, email: string) => visitor.post('/api/login', { email, password })
const secondStep = (visitor: Browser, code: string) => visitor.post('/api/login/second-factor', { code })
const turnOff = (person: Browser, proof: object) => person.send('DELETE', '/api/user/second-factor', proof)

async function answerOf(answering: Promise<Response>) {
  const response = await answering
  const { code } = (await response.json()) as { code?: string }
  return { status: response.status, code }
}

/** A person with a second factor whose first code is used up, half a minute later. */
async function someone(person: Parameters<TestApp['signIn']>[0] = {}) {
  const browser = await app.signIn(person)
  const factor = await turnOnSecondFactor(app, browser)
  app.clock.now += stepMs
  return Object.assign(browser, factor)
}

const codeNow = ({ key }: SecondFactor) => codeOf(key, app.clock.now)
const wrongCodeNow = ({ key }: SecondFactor) => wrongCodeFor(key, app.clock.now)

describe('setting it up', () => {
  test('takes the password, then a code, and shows ten recovery codes once', async () => {
    const person = await app.signIn()
    const begin = (secret: string) => person.post('/api/user/second-factor/setup', { password: secret })
    expect(await answerOf(begin('a wrong guess'))).toEqual({ status: 400, code: 'wrong_password' })
    const { key, address } = (await (await begin(password)).json()) as { key: string; address: string }
    expect(address).toContain(`secret=${key}`)
    expect(await (await person.get('/api/user/second-factor')).json()).toEqual({
      turnedOnAt: null,
      recoveryCodesLeft: 0,
    })

    const confirm = (code: string) => person.post('/api/user/second-factor', { code })
    expect(await answerOf(confirm(wrongCodeFor(key, app.clock.now)))).toEqual({ status: 400, code: 'wrong_code' })
    expect((await firstStep(app.visitor(), person.email)).status, 'not on before a code was right').toBe(200)
    const confirmed = await confirm(` ${codeOf(key, app.clock.now).replace(/^.../, '$& ')} `)
    const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await (await person.get('/api/user/second-factor')).json()).toEqual({
      turnedOnAt: new Date(app.clock.now).toISOString(),
      recoveryCodesLeft: 10,
    })
    expect(await (await person.get('/api/user')).json()).toMatchObject({ hasSecondFactor: true })
    expect(await answerOf(begin(password))).toEqual({ status: 409, code: 'conflict' })
    expect(await answerOf(confirm(codeOf(key, app.clock.now)))).toEqual({ status: 409, code: 'conflict' })
    expect(log.eventsOf(person.id)).toEqual(['password_check_failed', 'second_factor_changed'])
  })

  test('ends every other session, every sign-in under way, and renews its own', async () => {
    const person = await app.signIn()
    const thief = person.clone()
    const elsewhere = app.visitor()
    await firstStep(elsewhere, person.email)
    await turnOnSecondFactor(app, person)
    expect((await person.get('/api/user')).status).toBe(200)
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    expect((await thief.get('/api/user')).status, 'the token itself is new').toBe(401)
  })

  test('anew forgets the key before', async () => {
    const person = await app.signIn()
    const begin = async () =>
      ((await (await person.post('/api/user/second-factor/setup', { password })).json()) as { key: string }).key
    const [first, second] = [await begin(), await begin()]
    expect((await person.post('/api/user/second-factor', { code: codeOf(first, app.clock.now) })).status).toBe(400)
    expect((await person.post('/api/user/second-factor', { code: codeOf(second, app.clock.now) })).status).toBe(200)
  })

  test('that was never begun can’t be confirmed', async () => {
    const person = await app.signIn()
    expect(await answerOf(person.post('/api/user/second-factor', { code: '000000' }))).toEqual({
      status: 409,
      code: 'conflict',
    })
  })
})

describe('what is stored', () => {
  test('holds neither the key nor a recovery code in words', async () => {
    const person = await someone()
    const rows = await Promise.all(
      (['second_factors', 'recovery_codes', 'users'] as const).map((table) =>
        app.ctx.db.selectFrom(table).selectAll().execute(),
      ),
    )
    const stored = JSON.stringify(rows)
    for (const secret of [person.key, ...person.recoveryCodes, ...person.recoveryCodes.map(withoutDashes)]) {
      expect(stored).not.toContain(secret)
    }
    const { sealed_key: sealed } = await app.ctx.db
      .selectFrom('second_factors')
      .select('sealed_key')
      .where('owner_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(unseal(app.ctx.secret, { purpose: 'second-factor', ownerId: person.id }, sealed)).toBe(person.key)
  })

  test('is exported as being on, and nothing of its secrets', async () => {
    const person = await someone()
    const { files, json } = await readExport(person)
    expect(json('account.json')).toMatchObject({ hasSecondFactor: true })
    const exported = Object.values(files)
      .map((bytes) => new TextDecoder().decode(bytes))
      .join('\n')
    for (const secret of [person.key, ...person.recoveryCodes]) expect(exported).not.toContain(secret)
    expect(exported).not.toMatch(/sealed|recovery/i)
  })

  test('goes with the account', async () => {
    const person = await someone()
    await firstStep(app.visitor(), person.email)
    await person.send('DELETE', '/api/user', { password })
    for (const table of ['second_factors', 'recovery_codes'] as const) {
      expect(await app.ctx.db.selectFrom(table).selectAll().where('owner_id', '=', person.id).execute()).toEqual([])
    }
    const pending = await app.ctx.db.selectFrom('pending_logins').selectAll().where('user_id', '=', person.id).execute()
    expect(pending).toEqual([])
  })
})

describe('signing in', () => {
  test('takes the password and then a code', async () => {
    const person = await someone()
    const visitor = app.visitor()
    const first = await firstStep(visitor, person.email)
    expect(first.status).toBe(401)
    expect(await first.json()).toMatchObject({ code: 'second_factor_required' })
    const cookies = first.headers.getSetCookie()
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^postwright-pending=.*Max-Age=300;.*HttpOnly/)
    expect((await visitor.get('/api/user')).status, 'the password alone opens nothing').toBe(401)

    expect(await answerOf(secondStep(visitor, ''))).toEqual({ status: 400, code: 'invalid_input' })
    expect(await answerOf(secondStep(visitor, wrongCodeNow(person)))).toEqual({
      status: 401,
      code: 'second_factor_wrong',
    })
    const second = await secondStep(visitor, codeNow(person))
    expect(second.status).toBe(200)
    expect(await second.json()).toMatchObject({ email: person.email, hasSecondFactor: true })
    expect((await visitor.get('/api/user')).status).toBe(200)
    expect(log.eventsOf(person.id)).toEqual(['second_factor_changed', 'second_factor_failed'])
  })

  test('asks for no code after a wrong password', async () => {
    const person = await someone()
    const visitor = app.visitor()
    const wrong = await visitor.post('/api/login', { email: person.email, password: 'a wrong guess' })
    expect(await answerOf(Promise.resolve(wrong))).toEqual({ status: 401, code: 'wrong_credentials' })
    expect(await answerOf(secondStep(visitor, codeNow(person)))).toEqual({ status: 401, code: 'second_factor_expired' })
  })

  test('with a code works once: a code that was seen, or one before it, is refused', async () => {
    const person = await someone()
    const earlier = codeNow(person)
    app.clock.now += stepMs
    const code = codeNow(person)
    const visitor = app.visitor()
    await firstStep(visitor, person.email)
    expect((await secondStep(visitor, code)).status).toBe(200)

    const observer = app.visitor()
    await firstStep(observer, person.email)
    for (const seen of [code, earlier]) {
      expect(await answerOf(secondStep(observer, seen))).toEqual({ status: 401, code: 'second_factor_wrong' })
    }
    app.clock.now += stepMs
    expect((await secondStep(observer, codeNow(person))).status).toBe(200)
  })

  test('with one code from eight places at once lets one in', async () => {
    const person = await someone()
    const visitors = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const visitor = app.visitor()
        await firstStep(visitor, person.email)
        return visitor
      }),
    )
    const code = codeNow(person)
    const statuses = await Promise.all(visitors.map(async (visitor) => (await secondStep(visitor, code)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('with a recovery code works, once each, and is counted', async () => {
    const person = await someone()
    const [first = '', second = ''] = person.recoveryCodes
    const visitor = app.visitor()
    await firstStep(visitor, person.email)
    expect((await secondStep(visitor, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect(await (await visitor.get('/api/user/second-factor')).json()).toMatchObject({ recoveryCodesLeft: 9 })
    expect(log.eventsOf(person.id)).toContain('recovery_code_used')
    await firstStep(visitor, person.email)
    expect((await secondStep(visitor, first)).status).toBe(401)
    expect((await secondStep(visitor, second)).status).toBe(200)
  })

  test('has five minutes and five tries for the code', async () => {
    const person = await someone()
    const slow = app.visitor()
    await firstStep(slow, person.email)
    app.clock.now += 5 * minuteMs + 1
    expect(await answerOf(secondStep(slow, codeNow(person)))).toEqual({ status: 401, code: 'second_factor_expired' })

    const guesser = app.visitor()
    await firstStep(guesser, person.email)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await answerOf(secondStep(guesser, wrongCodeNow(person)))).toMatchObject({ code: 'second_factor_wrong' })
    }
    expect(await answerOf(secondStep(guesser, codeNow(person)))).toMatchObject({ code: 'second_factor_expired' })
  })

  test('belongs to the browser that began it, and to its account', async () => {
    const [person, other] = [await someone(), await someone()]
    const visitor = app.visitor()
    await firstStep(visitor, person.email)
    expect(await answerOf(secondStep(visitor, codeNow(other)))).toMatchObject({ code: 'second_factor_wrong' })
    expect(await answerOf(secondStep(visitor, other.recoveryCodes[0] ?? ''))).toMatchObject({
      code: 'second_factor_wrong',
    })
    expect(await answerOf(secondStep(app.visitor(), codeNow(person)))).toMatchObject({ code: 'second_factor_expired' })
    expect((await secondStep(visitor, codeNow(person))).status).toBe(200)
    expect((await secondStep(visitor, codeNow(person))).status, 'one password, one session').toBe(401)
  })

  test.each(['the password is changed', 'the approval is withdrawn'])('ends half-way when %s', async (reason) => {
    const person = await someone()
    const visitor = app.visitor()
    await firstStep(visitor, person.email)
    const admin = await app.signIn({ role: 'admin' })
    const change = { currentPassword: password, newPassword: 'another long passphrase' }
    await (reason === 'the password is changed'
      ? person.post('/api/user/password', change)
      : admin.patch(`/api/admin/users/${person.id}`, { isApproved: false }))
    expect(await answerOf(secondStep(visitor, codeNow(person)))).toMatchObject({ code: 'second_factor_expired' })
  })

  test('by guessing codes slows down from the eleventh on, for whoever knows the password', async () => {
    const person = await someone()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const guesser = app.visitor()
      await firstStep(guesser, person.email)
      statuses.push((await secondStep(guesser, wrongCodeNow(person))).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    expect(log.eventsOf(person.id)).toContain('login_limited')

    await firstStep(person, person.email)
    expect((await secondStep(person, codeNow(person))).status, 'a known browser is not held up').toBe(200)
  })

  test('still works by recovery code when the key no longer opens', async () => {
    const person = await someone()
    const factor = { sealed_key: 's1.another.a.a.a' }
    await app.ctx.db.updateTable('second_factors').set(factor).where('owner_id', '=', person.id).execute()
    const visitor = app.visitor()
    await firstStep(visitor, person.email)
    expect((await secondStep(visitor, codeNow(person))).status).toBe(401)
    expect((await secondStep(visitor, person.recoveryCodes[0] ?? '')).status).toBe(200)
  })
})

describe('turning it off', () => {
  test('takes the password and a code; then the password alone signs in, and old codes nowhere', async () => {
    const person = await someone()
    expect(await answerOf(turnOff(person, { password: 'a wrong guess', code: codeNow(person) }))).toMatchObject({
      code: 'wrong_password',
    })
    expect(await answerOf(turnOff(person, { password, code: wrongCodeNow(person) }))).toMatchObject({
      code: 'wrong_code',
    })
    expect(await answerOf(turnOff(person, { password }))).toMatchObject({ code: 'wrong_code' })
    const thief = person.clone()
    expect((await turnOff(person, { password, code: codeNow(person) })).status).toBe(200)
    expect((await thief.get('/api/user')).status).toBe(401)
    expect(await (await person.get('/api/user')).json()).toMatchObject({ hasSecondFactor: false })
    expect((await firstStep(app.visitor(), person.email)).status).toBe(200)
    expect(await answerOf(turnOff(person, { password, code: person.recoveryCodes[0] }))).toMatchObject({
      code: 'conflict',
    })
  })

  test('can be tried with ten codes a quarter of an hour', async () => {
    const person = await someone()
    for (let attempt = 0; attempt < 10; attempt += 1) await turnOff(person, { password, code: wrongCodeNow(person) })
    expect((await turnOff(person, { password, code: codeNow(person) })).status).toBe(429)
  })

  test('works with a recovery code as well', async () => {
    const person = await someone()
    expect((await turnOff(person, { password, code: person.recoveryCodes[3] })).status).toBe(200)
  })
})

test('recovery codes are made anew for password and code; the old ones end', async () => {
  const person = await someone()
  const renew = (proof: object) => person.post('/api/user/second-factor/recovery-codes', proof)
  expect((await renew({ password, code: wrongCodeNow(person) })).status).toBe(400)
  const renewed = (await (await renew({ password, code: codeNow(person) })).json()) as { recoveryCodes: string[] }
  expect(renewed.recoveryCodes).toHaveLength(10)
  const visitor = app.visitor()
  await firstStep(visitor, person.email)
  expect((await secondStep(visitor, person.recoveryCodes[0] ?? '')).status).toBe(401)
  expect((await secondStep(visitor, renewed.recoveryCodes[0] ?? '')).status).toBe(200)
})

describe('a lost phone', () => {
  test('is helped by an administrator, on record; every session ends', async () => {
    const person = await someone()
    const admin = await app.signIn({ role: 'admin' })
    const path = `/api/admin/users/${person.id}/second-factor`
    expect((await person.delete(path)).status).toBe(403)
    expect(await (await admin.delete(path)).json()).toMatchObject({ id: person.id, hasSecondFactor: false })
    expect((await person.get('/api/user')).status).toBe(401)
    expect((await firstStep(app.visitor(), person.email)).status).toBe(200)
    const [line] = (await (await admin.get('/api/admin/audit-log')).json()) as object[]
    expect(line).toMatchObject({ actor: admin.email, action: 'Reset the two-step sign-in', target: person.email })
    expect(await answerOf(admin.delete(path))).toEqual({ status: 409, code: 'conflict' })
    expect((await admin.delete('/api/admin/users/nobody/second-factor')).status).toBe(404)
  })

  test('of the administrator is no matter for oneself', async () => {
    const admin = await someone({ role: 'admin' })
    expect((await admin.delete(`/api/admin/users/${admin.id}/second-factor`)).status).toBe(409)
    expect(await (await admin.get('/api/user')).json()).toMatchObject({ hasSecondFactor: true })
  })
})

describe('where a second factor is required', () => {
  const setUpRoutes: readonly string[] = ['getUser', 'getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor']
  const guarded = (Object.keys(routes) as RouteName[]).filter((name) => guards[name].access !== 'anyone')

  async function refusedOf(person: Browser): Promise<string[]> {
    const refused: string[] = []
    for (const name of guarded) {
      const { method, path } = routes[name]
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      const response = await person.clone().send(method, path.replace(/:\w+/g, 'unknown-id'), body)
      const { code } = (await response.json().catch(() => ({}))) as { code?: string }
      if (response.status === 403 && code === 'second_factor_setup_required') refused.push(name)
    }
    return refused
  }

  test('of administrators, one without it can only set it up and sign out; others are not concerned', async () => {
    const strict = await startTestApp({ environment: { REQUIRE_SECOND_FACTOR: 'admins' } })
    try {
      const admin = await strict.signIn({ role: 'admin' })
      expect(await (await admin.get('/api/user')).json()).toMatchObject({ mustSetUpSecondFactor: true })
      expect(await refusedOf(admin)).toEqual(guarded.filter((name) => !setUpRoutes.includes(name)))
      expect((await admin.get('/api/config')).status).toBe(200)
      expect(await refusedOf(await strict.signIn({ role: 'user' }))).toEqual([])

      await turnOnSecondFactor(strict, admin)
      expect(await refusedOf(admin)).toEqual([])
      expect(await (await admin.get('/api/user')).json()).toMatchObject({ mustSetUpSecondFactor: false })
      expect((await admin.post('/api/logout')).status).toBe(200)
    } finally {
      await strict.close()
    }
  })

  test('of all, everyone is concerned, at once and in sessions that stand', async () => {
    const open = await startTestApp()
    const person = await open.signIn({ role: 'trial', isApproved: false })
    const strict = await startTestApp({ sharedWith: open, environment: { REQUIRE_SECOND_FACTOR: 'all' } })
    try {
      expect(await refusedOf(person.clone(strict.url))).toEqual(guarded.filter((name) => !setUpRoutes.includes(name)))
      const factor = await turnOnSecondFactor(strict, person.clone(strict.url))
      const visitor = strict.visitor()
      await firstStep(visitor, person.email)
      strict.clock.now += stepMs
      expect((await secondStep(visitor, codeOf(factor.key, strict.clock.now))).status).toBe(200)
      expect(await answerOf(visitor.get('/api/posts'))).toEqual({ status: 403, code: 'approval_pending' })
    } finally {
      await strict.close()
      await open.close()
    }
  })
})

function withoutDashes(code: string): string {
  return code.replaceAll('-', '')
}

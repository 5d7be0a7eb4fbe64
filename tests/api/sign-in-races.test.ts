import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLink } from '#server/features/accounts/links/one-time-links'
import { hasher } from '#server/features/accounts/passwords/password'
import { offerIdentity } from '../support/offered-identity.ts'
import { codeOf, turnOnSecondFactor } from '../support/second-factor.ts'
import { password, signInAgain, startTestApp, type TestApp } from '../support/test-app.ts'

/** Changes between a right password and the session it opens. */

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterEach(() => vi.restoreAllMocks())

afterAll(() => app.close())

const newPassword = 'another long passphrase'
const forPerson = (table: 'sessions' | 'pending_logins', { id }: Person) =>
  app.ctx.db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()

/** The next password check succeeds, and this runs before its answer. */
function afterNextCheck(happens: () => Promise<unknown>): void {
  const { verify } = hasher
  vi.spyOn(hasher, 'verify').mockImplementationOnce(async (...given) => {
    const isRight = await verify(...given)
    await happens()
    return isRight
  })
}

async function reset({ id }: Person): Promise<void> {
  const token = (await createLink(app.ctx, 'password-reset', id)).replace(/^.*#/, '')
  const answer = await app.visitor().post('/api/password/reset', { token, password: newPassword })
  if (answer.status !== 200) throw new Error(await answer.text())
}

describe('a password that is reset while the former one is being checked', () => {
  test('opens no session to who signs in with the former one', async () => {
    const person = await app.signIn()
    afterNextCheck(() => reset(person))
    const answer = await app.visitor().post('/api/login', { email: person.email, password })
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'wrong_credentials'])
    expect(await forPerson('sessions', person)).toEqual([])
  })

  test('asks nobody for the second step either', async () => {
    const person = await app.signIn()
    await turnOnSecondFactor(app, person)
    afterNextCheck(() => reset(person))
    expect((await app.visitor().post('/api/login', { email: person.email, password })).status).toBe(401)
    expect(await forPerson('pending_logins', person)).toEqual([])
  })

  test.each<[string, (thief: Person) => Promise<Response>]>([
    [
      'change the password',
      (thief) => thief.post('/api/user/password', { currentPassword: password, newPassword: 'a third passphrase' }),
    ],
    ['set up a second factor', (thief) => thief.post('/api/user/second-factor/setup', { password })],
    ['delete the account', (thief) => thief.send('DELETE', '/api/user', { password })],
    [
      'link an identity',
      async (thief) => await thief.send('POST', '/api/user/identity', { password }, await offerIdentity(app, thief)),
    ],
  ])('lets nobody in an open session %s', async (_, attempt) => {
    const person = await app.signIn()
    afterNextCheck(() => reset(person))
    expect((await attempt(person)).status).toBe(401)
    const again = await app.visitor().post('/api/login', { email: person.email, password: newPassword })
    expect(again.status).toBe(200)
    for (const table of ['second_factors', 'identities'] as const) {
      const left = await app.ctx.db.selectFrom(table).select('owner_id').where('owner_id', '=', person.id).execute()
      expect([table, left]).toEqual([table, []])
    }
  })
})

test('a second factor that is turned on while a password is being checked is asked for', async () => {
  const person = await app.signIn()
  afterNextCheck(() => turnOnSecondFactor(app, person))
  const visitor = app.visitor()
  const answer = await visitor.post('/api/login', { email: person.email, password })
  expect([answer.status, (await answer.json()).code]).toEqual([401, 'second_factor_required'])
  expect((await visitor.get('/api/user')).status).toBe(401)
})

describe('the set-up of a second factor', () => {
  const begin = async (browser: Pick<Person, 'post'>) => {
    const answer = await browser.post('/api/user/second-factor/setup', { password })
    return ((await answer.json()) as { key?: string }).key
  }
  const confirm = (browser: Pick<Person, 'post'>, key: string) =>
    browser.post('/api/user/second-factor', { code: codeOf(key, app.clock.now) })

  test('is finished in the session that began it and in no other', async () => {
    const person = await app.signIn()
    const other = await signInAgain(app, person)
    const key = (await begin(person)) ?? ''
    const refused = await confirm(other, key)
    expect([refused.status, (await refused.json()).reason]).toEqual([409, 'secondFactorSetUpOver'])
    expect((await confirm(person, key)).status).toBe(200)
  })

  test('that began before another was finished does not replace the key that is on', async () => {
    const person = await app.signIn()
    const thief = await signInAgain(app, person)
    const key = (await begin(person)) ?? ''
    afterNextCheck(async () => expect((await confirm(person, key)).status).toBe(200))
    expect(await begin(thief)).toBeUndefined()
    app.clock.now += 30_000
    const visitor = app.visitor()
    await visitor.post('/api/login', { email: person.email, password })
    expect((await visitor.post('/api/login/second-factor', { code: codeOf(key, app.clock.now) })).status).toBe(200)
  })

  test('is the one that was confirmed, however many began at once', async () => {
    for (let round = 0; round < 12; round += 1) {
      const person = await app.signIn()
      const others = await Promise.all([signInAgain(app, person), signInAgain(app, person)])
      const key = (await begin(person)) ?? ''
      const [confirmed] = await Promise.all([confirm(person, key), ...others.map(begin)])
      const { sealed, on } = await app.ctx.db
        .selectFrom('users')
        .leftJoin('second_factors', 'owner_id', 'users.id')
        .select(['second_factor_at as on', 'session_id as sealed'])
        .where('users.id', '=', person.id)
        .executeTakeFirstOrThrow()
      if (confirmed.status !== 200) {
        expect(on).toBeNull()
        continue
      }
      expect([on, sealed]).toEqual([app.clock.now, null])
      app.clock.now += 30_000
      const visitor = app.visitor()
      await visitor.post('/api/login', { email: person.email, password })
      expect((await visitor.post('/api/login/second-factor', { code: codeOf(key, app.clock.now) })).status).toBe(200)
    }
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deliverEvents } from '#server/context/deliver-events'
import { accountForPublishing, markAccountExpired } from '#server/features/linkedin/account-for-publishing'
import { disconnectAll } from '#server/features/linkedin/disconnect-account'
import { remindOfExpiry } from '#server/features/linkedin/remind-of-expiry'
import { listUnsentMails } from '#server/features/mails/outbox'
import { listEvents } from '#server/platform/events/event-repository'
import type { Answer } from '#shared/contract/contract'
import { readExport } from '../support/export.ts'
import { connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { password, signInAgain, type TestApp } from '../support/test-app.ts'

/** Connected accounts: what their owners do with them, and how their tokens end. */

let linkedin: LinkedinApp
let app: TestApp

beforeAll(async () => {
  linkedin = await startLinkedinApp()
  app = linkedin.app
})

afterEach(() => {
  linkedin.fake.world.seat()
  linkedin.fake.recover()
  expect(linkedin.fake.refused.splice(0)).toEqual([])
})

afterAll(() => linkedin.close())

const dayMs = 24 * 60 * 60 * 1000

type Person = Awaited<ReturnType<TestApp['signIn']>>

interface Account {
  id: string
  urn: string
  state: string
  isPaused: boolean
  slots: { weekday: number; time: string }[]
}

async function accountsOf(person: Pick<Person, 'get'>): Promise<Account[]> {
  return (await (await person.get('/api/linkedin/accounts')).json()) as Account[]
}

/** Their notifications. */
async function noticesOf(person: Pick<Person, 'get'>): Promise<Answer<'listNotifications'>['notices']> {
  return ((await (await person.get('/api/notices')).json()) as Answer<'listNotifications'>).notices
}

/** A person with one account. */
async function connected(): Promise<{ person: Person; id: string; token: string }> {
  const person = await app.signIn()
  await connect(person)
  const [account] = await accountsOf(person)
  return { person, id: account?.id ?? '', token: linkedin.fake.world.tokens.at(-1)?.token ?? '' }
}

describe('what publishing gets', () => {
  test('is the token in clear, and nothing of a stranger’s', async () => {
    const { person, id, token } = await connected()
    const stranger = await app.signIn()
    const found = await accountForPublishing(app.ctx, person.id, id)
    expect(found).toMatchObject({ id, accessToken: token, state: 'connected', slots: [] })
    expect(await accountForPublishing(app.ctx, stranger.id, id)).toBeNull()
  })

  test('is an expired account once LinkedIn refused its token, until a new one comes', async () => {
    const { person, id, token } = await connected()
    const refused = { accessToken: token, reason: '65601' }
    expect(await markAccountExpired(app.ctx, person.id, id, refused)).toBe(true)
    expect(await markAccountExpired(app.ctx, person.id, id, refused), 'it is known already').toBe(false)
    expect((await accountForPublishing(app.ctx, person.id, id))?.state).toBe('expired')
    expect(await mailsTo(person)).toEqual(['LinkedIn wants you to sign in again'])
    expect(await noticesOf(person)).toMatchObject([
      { kind: 'token-over', accountId: id, message: { reason: 'linkedinEnded', values: { account: 'Ann Author' } } },
    ])

    linkedin.fake.world.visitor = linkedin.fake.world.tokens.at(-1)?.member ?? linkedin.fake.world.visitor
    await connect(person)
    expect(await markAccountExpired(app.ctx, person.id, id, refused), 'an old token no longer matters').toBe(false)
    expect((await accountForPublishing(app.ctx, person.id, id))?.state).toBe('connected')
  })
})

/** The queued jobs about a person. */
async function queuedFor({ id }: Person): Promise<{ name: string; payload: string }[]> {
  const jobs = await app.ctx.db.selectFrom('jobs').select(['name', 'payload']).orderBy('id').execute()
  return jobs.filter(({ payload }) => payload.includes(id))
}

/** The subjects of a person's mails after all events are delivered. */
async function mailsTo(person: Person): Promise<string[]> {
  await deliverEvents(app.ctx)
  return (await listUnsentMails(app.ctx.db, person.email)).map(({ subject }) => subject)
}

describe('an account', () => {
  test('is paused and goes on', async () => {
    const { person, id } = await connected()
    const change = async (isPaused: boolean) =>
      (await (await person.patch(`/api/linkedin/accounts/${id}`, { isPaused })).json()) as Account
    expect(await change(true)).toMatchObject({ state: 'paused', isPaused: true })
    expect(await change(false)).toMatchObject({ state: 'connected', isPaused: false })
  })

  test('keeps its weekly times in the order of the week, each once', async () => {
    const { person, id } = await connected()
    const slots = [
      { weekday: 5, time: '17:30' },
      { weekday: 1, time: '09:00' },
      { weekday: 1, time: '08:00' },
      { weekday: 5, time: '17:30' },
    ]
    await person.patch(`/api/linkedin/accounts/${id}`, { slots })
    expect((await accountsOf(person))[0]?.slots).toEqual([slots[2], slots[1], slots[0]])
  })

  test.each([
    { slots: [{ weekday: 0, time: '09:00' }] },
    { slots: [{ weekday: 8, time: '09:00' }] },
    { slots: [{ weekday: 1, time: '24:00' }] },
    { slots: [{ weekday: 1, time: '9:00' }] },
    { slots: Array.from({ length: 71 }, () => ({ weekday: 1, time: '09:00' })) },
    { isPaused: 'yes' },
  ])('takes no %j', async (body) => {
    const { person, id } = await connected()
    expect((await person.patch(`/api/linkedin/accounts/${id}`, body)).status).toBe(400)
  })

  test('is expiring fourteen days before its token ends, and expired then', async () => {
    const { person } = await connected()
    const stateAt = async (days: number) => {
      const before = app.clock.now
      app.clock.now += days * dayMs
      const [account] = await accountsOf(await signInAgain(app, person))
      app.clock.now = before
      return account?.state
    }
    expect(await stateAt(45)).toBe('connected')
    expect(await stateAt(46)).toBe('expiring')
    expect(await stateAt(60)).toBe('expired')
  })

  test('of a stranger answers exactly as one that is not there', async () => {
    const { id } = await connected()
    const stranger = await app.signIn()
    for (const method of ['PATCH', 'DELETE'] as const) {
      const [foreign, unknown] = await Promise.all(
        [id, 'no-such-id'].map(async (each) => {
          const answer = await stranger.send(
            method,
            `/api/linkedin/accounts/${each}`,
            method === 'PATCH' ? {} : undefined,
          )
          return { status: answer.status, body: { ...((await answer.json()) as object), requestId: '' } }
        }),
      )
      expect(foreign?.status).toBe(404)
      expect(foreign).toEqual(unknown)
    }
  })
})

describe('a pasted token', () => {
  const paste = (person: Person, accessToken: string) => person.post('/api/linkedin/accounts', { accessToken })

  test.each(['two\nlines', 'with a blank', 'cut off…', 'zero\u200bwidth', 'é'])(
    'that is none (%j) is told as that, and LinkedIn is not asked',
    async (token) => {
      const answer = await paste(await linkedin.app.signIn(), token)
      expect([answer.status, ((await answer.json()) as { reason: string }).reason]).toEqual([
        400,
        'linkedinTokenMalformed',
      ])
    },
  )

  test('connects whose it is, for sixty days at most', async () => {
    const person = await app.signIn()
    const { token, member } = linkedin.fake.world.giveToken({ clientId: 'the portal’s' })
    const answer = await paste(person, ` ${token}\n`)
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({
      urn: `urn:li:person:${member.sub}`,
      scopes: [],
      state: 'connected',
      expiresAt: new Date(app.clock.now + 60 * dayMs).toISOString(),
    })
  })

  test.each([
    ['LinkedIn does not know', () => 'AQnonsense', 'linkedinTokenRefused'],
    ['is over', () => linkedin.fake.world.giveToken({ lastsMs: -1 }).token, 'linkedinTokenRefused'],
    [
      'does not say whose it is',
      () => linkedin.fake.world.giveToken({ scopes: ['w_member_social'] }).token,
      'linkedinTokenWithoutProfile',
    ],
  ])('that %s is refused with a sentence, and at once', async (_, make, reason) => {
    const person = await app.signIn()
    const answer = await paste(person, make())
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ reason })
    expect(linkedin.waits).toEqual([])
    expect(await accountsOf(person)).toEqual([])
  })

  test('of someone who moved to the other application makes no second account of them', async () => {
    const person = await app.signIn()
    const member = linkedin.fake.world.seat({ given: 'Grace', family: 'Moved' })
    await connect(person)
    const [account] = await accountsOf(person)
    const { token } = linkedin.fake.world.giveToken({ member })
    const again = await paste(person, token)
    expect([again.status, await again.json()]).toMatchObject([201, { id: account?.id }])
    await connect(person, '/api/linkedin/connect?kind=community')
    const answer = await paste(person, linkedin.fake.world.giveToken({ member }).token)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ reason: 'linkedinConnectedOtherwise', values: { name: 'Grace Moved' } })
    expect((await accountsOf(person)).map(({ id, urn }) => [id, urn])).toEqual([
      [account?.id, `urn:li:person:${member.sub}-second`],
    ])

    const namesake = linkedin.fake.world.giveToken({ member: linkedin.fake.world.addMember({ given: 'Ada' }) })
    expect((await paste(person, namesake.token)).status).toBe(201)
    const another = linkedin.fake.world.giveToken({ member: linkedin.fake.world.addMember({ given: 'Ada' }) })
    expect((await paste(person, another.token)).status).toBe(201)
  })

  test('is asked for again while LinkedIn is away', async () => {
    linkedin.fake.misbehave('GET /v2/userinfo', 'cut')
    const answer = await paste(await app.signIn(), linkedin.fake.world.giveToken().token)
    expect(answer.status).toBe(503)
  })
})

describe('disconnecting', () => {
  const disconnect = async (person: Person, id: string) =>
    ((await (await person.delete(`/api/linkedin/accounts/${id}`)).json()) as { reason: string }).reason

  test('forgets the account, and LinkedIn takes the token back', async () => {
    const { person, id } = await connected()
    const given = linkedin.fake.world.tokens.at(-1)
    expect(await disconnect(person, id)).toBe('linkedinDisconnected')
    expect(given?.isRevoked).toBe(true)
    expect(await accountsOf(person)).toEqual([])
  })

  test.each(['cut', { status: 500 }] as const)('says so where LinkedIn does not (%j)', async (answer) => {
    const { person, id } = await connected()
    linkedin.fake.misbehave('POST /oauth/v2/revoke', answer)
    expect(await disconnect(person, id)).toBe('linkedinDisconnectedOnlyHere')
    expect(await accountsOf(person)).toEqual([])
  })

  test('of a pasted token is left to its owner: no app of ours may hand it back', async () => {
    const person = await app.signIn()
    const pasted = linkedin.fake.world.giveToken()
    const answer = await person.post('/api/linkedin/accounts', { accessToken: pasted.token })
    const { id } = (await answer.json()) as Account
    expect(await disconnect(person, id)).toBe('linkedinDisconnectedOnlyHere')
    expect(pasted.isRevoked).toBe(false)
  })

  test('comes with deleting one’s own account', async () => {
    const { person } = await connected()
    const given = linkedin.fake.world.tokens.at(-1)
    await person.send('DELETE', '/api/user', { password })
    expect((await queuedFor(person)).map(({ name }) => name)).toContain('disconnect-linkedin')
    await disconnectAll(app.ctx, { ownerId: person.id })
    const left = app.ctx.db.selectFrom('linkedin_accounts').select('id').where('owner_id', '=', person.id)
    expect(await left.execute()).toEqual([])
    expect(given?.isRevoked).toBe(true)
    await disconnectAll(app.ctx, { ownerId: person.id }) // a job may run twice
  })
})

describe('that a token ends', () => {
  test('is told fourteen, seven and one day before and at its end, once each, also by two processes', async () => {
    const { person } = await connected()
    const connectedAt = app.clock.now
    const titles: number[] = []
    for (const days of [45, 46, 47, 53, 54, 59, 59.9, 60.1]) {
      app.clock.now = connectedAt + days * dayMs
      await Promise.all([remindOfExpiry(app.ctx), remindOfExpiry(app.ctx), remindOfExpiry(app.ctx)])
      titles.push(await remindersOf(person))
    }
    app.clock.now = connectedAt
    expect(titles).toEqual([0, 1, 1, 2, 2, 3, 3, 3])
    const notices = await noticesOf(person)
    expect(notices.map(({ kind }) => kind)).toEqual(['token-over', 'token-ends', 'token-ends', 'token-ends'])
    expect(notices[1]?.message).toMatchObject({ reason: 'linkedinEndsSoon', values: { account: 'Ann Author' } })
    const mails = await mailsTo(person)
    expect(mails).toHaveLength(3)
    expect(mails[0]).toMatch(/^Reconnect LinkedIn before \d+ \w+ \d{4}$/)
  })

  test('is mailed once where the server was down for longer', async () => {
    const { person } = await connected()
    const connectedAt = app.clock.now
    app.clock.now += 55 * dayMs
    await remindOfExpiry(app.ctx)
    await remindOfExpiry(app.ctx)
    app.clock.now = connectedAt
    expect(await remindersOf(person)).toBe(1)
  })

  test('is not mailed of a token that was renewed after the reminder was asked for', async () => {
    const { person } = await connected()
    const before = app.clock.now
    app.clock.now += 50 * dayMs
    await remindOfExpiry(app.ctx)
    linkedin.fake.world.visitor = linkedin.fake.world.tokens.at(-1)?.member ?? linkedin.fake.world.visitor
    await connect(await signInAgain(app, person))
    app.clock.now = before
    expect(await remindersOf(person)).toBe(1)
    expect(await mailsTo(person)).toEqual([])
  })

  async function remindersOf(person: Person): Promise<number> {
    const events = await listEvents(app.ctx.db, person.id)
    return events.filter(({ name }) => name === 'linkedin-account.expiring').length
  }
})

test('an export names the accounts, and holds no token, sealed or not', async () => {
  const { person, id, token } = await connected()
  const { files, json } = await readExport(person)
  expect(json<Account[]>('linkedin.json')).toMatchObject([{ id, name: 'Ann Author', kind: 'person', isPaused: false }])
  const { sealed_token: sealed } = await app.ctx.db
    .selectFrom('linkedin_accounts')
    .select('sealed_token')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const bytes of Object.values(files)) {
    expect(Buffer.from(bytes).includes(token)).toBe(false)
    expect(Buffer.from(bytes).includes(sealed)).toBe(false)
  }
})

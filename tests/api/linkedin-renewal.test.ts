import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { deliverEvents } from '#server/context/deliver-events'
import { accountForPublishing } from '#server/features/linkedin/account-for-publishing'
import { remindOfExpiry } from '#server/features/linkedin/remind-of-expiry'
import { renewTokens } from '#server/features/linkedin/renew-tokens'
import { listUnsentMails } from '#server/features/mails/outbox'
import { connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { signInAgain, type TestApp } from '../support/test-app.ts'

/** Tokens that are renewed without their owner. */

let linkedin: LinkedinApp
let app: TestApp
let started: number

beforeAll(async () => {
  linkedin = await startLinkedinApp()
  app = linkedin.app
  const [, second] = linkedin.fake.world.apps
  if (second) second.refreshes = true
})

afterEach(() => {
  app.clock.now = started
  linkedin.fake.world.rotates = false
  linkedin.fake.recover()
  expect(linkedin.fake.refused.splice(0)).toEqual([])
})

afterAll(() => linkedin.close())

const dayMs = 24 * 60 * 60 * 1000
const exchange = 'POST /oauth/v2/accessToken'

type Person = Awaited<ReturnType<TestApp['signIn']>>

/** A person and their page, connected together. */
async function connected(): Promise<{ person: Person; ids: string[] }> {
  started = app.clock.now
  const person = await app.signIn()
  linkedin.fake.world.seat({ pages: [{ id: '31', name: 'Harbour Ltd' }] })
  await connect(person, '/api/linkedin/connect?kind=community')
  return { person, ids: (await accountsOf(person)).map(({ id }) => id) }
}

async function accountsOf(person: Person) {
  const answer = await (await signInAgain(app, person)).get('/api/linkedin/accounts')
  return (await answer.json()) as { id: string; state: string; expiresAt: string; isRenewed: boolean }[]
}

const tokenOf = async ({ person, ids }: { person: Person; ids: string[] }, index = 0) =>
  (await accountForPublishing(app.ctx, person.id, ids[index] ?? ''))?.accessToken

const exchanges = () => linkedin.fake.calls.filter((call) => call === exchange).length

test('seven days before the end, once for all accounts that share the token, also by several processes', async () => {
  const author = await connected()
  const before = await tokenOf(author)
  app.clock.now = started + 52 * dayMs
  await renewTokens(app.ctx)
  expect(await tokenOf(author), 'not yet').toBe(before)
  app.clock.now = started + 53 * dayMs + 1_000
  const asked = exchanges()
  await Promise.all([renewTokens(app.ctx), renewTokens(app.ctx), renewTokens(app.ctx)])
  expect(exchanges() - asked).toBe(1)
  const after = await tokenOf(author)
  expect(after).not.toBe(before)
  expect(await tokenOf(author, 1)).toBe(after)
  expect(await accountsOf(author.person)).toMatchObject([
    { state: 'connected', isRenewed: true, expiresAt: new Date(app.clock.now + 5_183_999_000).toISOString() },
    { state: 'connected', isRenewed: true },
  ])
})

test.each([false, true])('the refresh token is kept unless a new one comes: %s', async (rotates) => {
  const author = await connected()
  linkedin.fake.world.rotates = rotates
  const tokens = new Set([await tokenOf(author)])
  for (let round = 0; round < 4; round += 1) {
    app.clock.now += 54 * dayMs
    await renewTokens(app.ctx)
    tokens.add(await tokenOf(author))
  }
  expect(tokens.size).toBe(5)
})

test.each([
  'cut',
  { status: 500 },
  { status: 429 },
  { status: 400, json: { error: 'invalid_request' } },
  { status: 401, json: { error: 'invalid_client' } },
] as const)('it is tried again after %j', async (answer) => {
  const author = await connected()
  const before = await tokenOf(author)
  app.clock.now = started + 54 * dayMs
  linkedin.fake.misbehave(exchange, answer)
  await renewTokens(app.ctx)
  expect(await tokenOf(author)).toBe(before)
  await renewTokens(app.ctx)
  expect(await tokenOf(author)).not.toBe(before)
})

test('a dead refresh token leaves the account as it is: its owner is reminded and connects again', async () => {
  const author = await connected()
  const before = await tokenOf(author)
  for (const refresh of linkedin.fake.world.refreshTokens) refresh.isRevoked = true
  app.clock.now = started + 54 * dayMs
  await renewTokens(app.ctx)
  expect(await tokenOf(author)).toBe(before)
  expect(await accountsOf(author.person)).toMatchObject([{ state: 'expiring', isRenewed: false }, {}])
  await remindOfExpiry(app.ctx)
  await deliverEvents(app.ctx)
  expect((await listUnsentMails(app.ctx.db, author.person.email)).length).toBeGreaterThan(0)
})

test('while it is renewed nobody is reminded; four days before the end, without success, they are', async () => {
  const author = await connected()
  const mails = async () => {
    await remindOfExpiry(app.ctx)
    await deliverEvents(app.ctx)
    return (await listUnsentMails(app.ctx.db, author.person.email)).length
  }
  app.clock.now = started + 50 * dayMs
  expect(await mails()).toBe(0)
  app.clock.now = started + 55 * dayMs
  expect(await mails()).toBe(0)
  expect(await accountsOf(author.person)).toMatchObject([{ state: 'connected' }, {}])
  app.clock.now = started + 57 * dayMs
  expect(await accountsOf(author.person)).toMatchObject([{ state: 'expiring' }, {}])
  expect(await mails()).toBe(2)
})

test('what renews a token is sealed', async () => {
  await connected()
  const rows = JSON.stringify(await app.ctx.db.selectFrom('linkedin_accounts').selectAll().execute())
  for (const { token } of linkedin.fake.world.refreshTokens) expect(rows).not.toContain(token)
})

test.each([0, 1])('an account that was not connected again ends no renewal of the others (%i)', async (left) => {
  const author = await connected()
  const { db } = app.ctx
  const former = await db
    .selectFrom('linkedin_accounts')
    .select(['sealed_token', 'sealed_refresh', 'refresh_ends_at'])
    .where('id', '=', author.ids[left] ?? '')
    .executeTakeFirstOrThrow()
  for (const refresh of linkedin.fake.world.refreshTokens) refresh.isRevoked = true
  app.clock.now += dayMs
  await connect(author.person, '/api/linkedin/connect?kind=community')
  await db
    .updateTable('linkedin_accounts')
    .set(former)
    .where('id', '=', author.ids[left] ?? '')
    .execute()
  app.clock.now += 54 * dayMs
  await renewTokens(app.ctx)
  const renewed = { state: 'connected', isRenewed: true }
  expect(await accountsOf(author.person)).toMatchObject([renewed, renewed])
})

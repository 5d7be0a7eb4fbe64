import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenSeal } from '#server/features/linkedin/account'
import { accountForPublishing, markAccountExpired } from '#server/features/linkedin/account-for-publishing'
import { saveAccount } from '#server/features/linkedin/account-repository'
import { seal } from '#server/platform/sealing'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const dayMs = 24 * 60 * 60 * 1000

/** An account as connecting it stores it. */
async function connect(ownerId: string, { token = 'AQX-token', lastsMs = 60 * dayMs } = {}): Promise<string> {
  const id = `account-of-${ownerId}`
  const account = { ownerId, id, urn: 'urn:li:person:ann', kind: 'person' as const, name: 'Ann', pictureUrl: null }
  const sealedToken = seal(app.ctx.secret, tokenSeal({ ownerId, id }), token)
  const rest = { scopes: [], clientId: null, expiresAt: app.clock.now + lastsMs }
  await saveAccount(app.ctx.db, { ...account, ...rest, sealedToken }, app.clock.now)
  return id
}

test('what publishing gets is the token in clear, and null for a stranger', async () => {
  const person = await app.signIn()
  const stranger = await app.signIn()
  const id = await connect(person.id)
  expect(await accountForPublishing(app.ctx, person.id, id)).toMatchObject({
    id,
    urn: 'urn:li:person:ann',
    accessToken: 'AQX-token',
    state: 'connected',
  })
  expect(await accountForPublishing(app.ctx, stranger.id, id)).toBeNull()
})

test('an account whose token was refused counts as expired until a new one comes', async () => {
  const person = await app.signIn()
  const id = await connect(person.id)
  const refused = { accessToken: 'AQX-token', reason: '65601' }
  expect(await markAccountExpired(app.ctx, person.id, id, refused)).toBe(true)
  expect(await markAccountExpired(app.ctx, person.id, id, refused)).toBe(false)
  expect((await accountForPublishing(app.ctx, person.id, id))?.state).toBe('expired')

  await connect(person.id, { token: 'AQX-newer' })
  expect(await markAccountExpired(app.ctx, person.id, id, refused), 'an old token no longer matters').toBe(false)
  expect((await accountForPublishing(app.ctx, person.id, id))?.state).toBe('connected')
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveSetting } from '#server/features/accounts/sign-up/installation-settings-repository'
import { goToProvider } from '../support/identity-provider.ts'
import { OddIdentityProvider } from '../support/odd-identity-provider.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Wrong answers of a provider: none is accepted, and people get a clear message. */

const provider = new OddIdentityProvider()
let app: TestApp
let environment: Record<string, string>

beforeAll(async () => {
  environment = { PUBLIC_URL: 'http://localhost:3000', ...(await provider.listen()) }
  app = await startTestApp({ environment })
  await saveSetting(app.ctx.db, 'sign-up', { mode: 'open' })
})

beforeEach(() => {
  provider.claims = { email: 'someone@example.com', email_verified: true }
  provider.signsWrongly = false
  provider.refuses = null
  provider.description = {}
})

afterAll(async () => {
  await app.close()
  await provider.close()
})

/** @param more further parameters of the redirect @returns the browser's final address */
async function comeBack({ on = app, claims = {}, more = {} as Record<string, string>, keepsNonce = true } = {}) {
  const visitor = on.visitor()
  const { searchParams } = await goToProvider(visitor)
  const nonce = keepsNonce && { nonce: searchParams.get('nonce') }
  provider.claims = { ...provider.claims, ...nonce, ...claims }
  const query = new URLSearchParams({ code: 'made-up', state: searchParams.get('state') ?? '', ...more })
  const end = await visitor.get(`/api/oidc/callback?${query}`)
  return { end: end.headers.get('location'), isIn: (await visitor.get('/api/user')).status === 200 }
}

test('this provider can answer rightly', async () => {
  expect(await comeBack()).toEqual({ end: '/', isIn: true })
})

test.each([
  ['another nonce', { nonce: 'of another sign-in' }, 'token'],
  ['another audience', { aud: 'another-app' }, 'token'],
  ['another issuer', { iss: 'https://accounts.example.com' }, 'issuer'],
  ['a time that is over', { exp: Math.floor(Date.now() / 1000) - 3600 }, 'clock'],
  ['an address that is not verified', { email_verified: false, sub: 'stranger' }, 'unverified'],
])('a token with %s signs nobody in', async (_, claims, outcome) => {
  expect(await comeBack({ claims })).toEqual({ end: `/auth?oidc=${outcome}`, isIn: false })
})

test('a token without the nonce signs nobody in', async () => {
  expect(await comeBack({ keepsNonce: false })).toEqual({ end: '/auth?oidc=token', isIn: false })
})

test('a token that is signed by someone else signs nobody in', async () => {
  provider.signsWrongly = true
  expect(await comeBack()).toEqual({ end: '/auth?oidc=token', isIn: false })
})

test('an answer in the name of another issuer signs nobody in', async () => {
  expect(await comeBack({ more: { iss: 'https://accounts.example.com' } })).toEqual({
    end: '/auth?oidc=issuer',
    isIn: false,
  })
})

test.each([
  [{ status: 401, error: 'invalid_client' }, 'client-basic'],
  [{ status: 400, error: 'invalid_grant' }, 'refused'],
])('a refusal of %j is told', async (refusal, outcome) => {
  provider.refuses = refusal
  expect(await comeBack()).toEqual({ end: `/auth?oidc=${outcome}`, isIn: false })
})

test('Microsoft’s own word for a verified address counts', async () => {
  const claims = { sub: 'microsoft', email: 'of-microsoft@example.com', email_verified: undefined, xms_edov: true }
  expect(await comeBack({ claims })).toEqual({ end: '/', isIn: true })
})

test('a provider that is not there is told, and found again when it is back', async () => {
  const gone = new OddIdentityProvider()
  const own = await startTestApp({ environment: { ...environment, ...(await gone.listen()) } })
  await gone.close()
  const address = await goToProvider(own.visitor())
  expect(`${address.pathname}${address.search}`).toBe('/auth?oidc=unreachable')
  await own.close()
})

test('a description in another issuer’s name is refused', async () => {
  const own = await startTestApp({ environment })
  provider.description = { issuer: 'https://accounts.example.com' }
  const address = await goToProvider(own.visitor())
  expect(`${address.pathname}${address.search}`).toBe('/auth?oidc=issuer')
  provider.description = {}
  expect((await comeBack({ on: own, claims: { sub: 'later', email: 'later@example.com' } })).end).toMatch(
    /^\/(auth\?oidc=unverified)?/,
  )
  await own.close()
})

test('an address on another host under http is never fetched', async () => {
  const own = await startTestApp({ environment })
  provider.description = { token_endpoint: 'http://192.0.2.1/token' }
  expect((await comeBack({ on: own })).end).toBe('/auth?oidc=unreachable')
  await own.close()
})

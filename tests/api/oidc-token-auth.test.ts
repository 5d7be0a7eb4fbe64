import type { ClientAuthMethod } from 'oidc-provider'
import { expect, test } from 'vitest'
import { saveSetting } from '#server/features/accounts/sign-up/installation-settings-repository'
import { goToProvider, IdentityProvider, signInThrough } from '../support/identity-provider.ts'
import { OddIdentityProvider } from '../support/odd-identity-provider.ts'
import { startTestApp } from '../support/test-app.ts'

/** How the app authenticates to the provider: with its secret in the request's body, or in its header. */

const publicUrl = 'http://localhost:3000'
const post: ClientAuthMethod = 'client_secret_post'
const basic: ClientAuthMethod = 'client_secret_basic'

/** A browser's final address after the whole sign-in. */
async function signIn(how: { wants?: ClientAuthMethod; lists?: ClientAuthMethod[] }, settings = {}): Promise<string> {
  const provider = new IdentityProvider()
  const environment = await provider.listen([`${publicUrl}/api/oidc/callback`], how)
  const app = await startTestApp({ environment: { PUBLIC_URL: publicUrl, ...environment, ...settings } })
  provider.people.set('ada', { email: 'ada@example.com', email_verified: true })
  provider.current = 'ada'
  try {
    await saveSetting(app.ctx.db, 'sign-up', { mode: 'open' })
    return await signInThrough(app.visitor())
  } finally {
    await app.close()
    await provider.close()
  }
}

test.each([
  ['the body', post, [post]],
  ['the header', basic, [basic]],
  ['the body', post, [basic, post]],
] as const)('a provider that wants the secret in %s and lists %s of %j gets it there', async (_, wants, lists) => {
  expect(await signIn({ wants, lists: [...lists] })).toBe('/')
})

test('a wrong secret is told, with the way it was sent', async () => {
  const wrong = { OIDC_CLIENT_SECRET: 'another one' }
  expect(await signIn({ wants: post, lists: [post] }, wrong)).toBe('/auth?oidc=client-post')
  expect(await signIn({ wants: basic, lists: [basic] }, wrong)).toBe('/auth?oidc=client-basic')
})

/** The token request at a provider that refuses everyone, and the browser's final address. */
async function askOdd(lists: ClientAuthMethod[] | undefined, settings: Record<string, string>) {
  const provider = new OddIdentityProvider()
  const environment = { PUBLIC_URL: publicUrl, ...(await provider.listen()), ...settings }
  provider.description = { token_endpoint_auth_methods_supported: lists }
  provider.refuses = { status: 401, error: 'invalid_client' }
  const app = await startTestApp({ environment })
  const visitor = app.visitor()
  const { searchParams } = await goToProvider(visitor)
  const query = new URLSearchParams({ code: 'made-up', state: searchParams.get('state') ?? '' })
  const end = (await visitor.get(`/api/oidc/callback?${query}`)).headers.get('location')
  await app.close()
  await provider.close()
  return { end, header: provider.asked?.authorization, body: new URLSearchParams(provider.asked?.body) }
}

test('a provider that says nothing of it gets the secret in the header, in the form that the standard has for it', async () => {
  const { end, header, body } = await askOdd(undefined, { OIDC_CLIENT_SECRET: 'a: b&c%d+e' })
  expect(end).toBe('/auth?oidc=client-basic')
  expect(header).toBe(`Basic ${btoa('postwright:a%3A+b%26c%25d%2Be')}`)
  expect(body.has('client_secret')).toBe(false)
})

test('where the provider lists both the setting decides', async () => {
  const usual = await askOdd([basic, post], {})
  expect(usual.end).toBe('/auth?oidc=client-post')
  expect(usual.body.get('client_secret')).toBe('shared')
  const set = await askOdd([basic, post], { OIDC_TOKEN_AUTH: 'basic' })
  expect(set.end).toBe('/auth?oidc=client-basic')
  expect(set.header).toMatch(/^Basic /)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { newApiKey } from '#server/features/accounts/keys/api-key'
import { limitKey } from '#server/platform/limits/rate-limit'
import type { Answer } from '#shared/contract/contract'
import { apiKeyLimits } from '#shared/rules/api-keys'
import { rateLimits } from '#shared/rules/rate-limits'
import { minuteMs } from '#shared/time/durations'
import { callWithKey, type KeyCaller, makeKey } from '../support/key-caller.ts'
import { foundTeam, joinTeam } from '../support/team-people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Keys of the API: made, used, limited, revoked. */

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let issuer: Person

beforeAll(async () => {
  app = await startTestApp({ environment: { TEAMS: 'everybody' } })
  issuer = await app.signIn({ role: 'user' })
})

afterAll(() => app.close())

async function listed(person: Person = issuer): Promise<Answer<'listKeys'>> {
  return (await (await person.get('/api/keys')).json()) as Answer<'listKeys'>
}

async function refusal(response: Response): Promise<[number, string]> {
  const { reason } = (await response.json()) as { reason: string }
  return [response.status, reason]
}

const snippet = { kind: 'hashtags', content: '#harbour' }

test('a key is shown once, stored as a hash, and lives for a year', async () => {
  const made = await issuer.post('/api/keys', { name: ' Newsroom ', scopes: ['publish', 'read'] })
  expect(made.status).toBe(201)
  const { key, ...shown } = (await made.json()) as Answer<'createKey'>
  expect(shown).toMatchObject({
    name: 'Newsroom',
    last4: key.slice(-4),
    workspace: null,
    scopes: ['read', 'publish'],
    accounts: [],
    expiresAt: new Date(app.clock.now + apiKeyLimits.defaultLifeMs).toISOString(),
    lastUsedAt: null,
  })
  expect(await listed()).toContainEqual(shown)
  const rows = await app.ctx.db.selectFrom('api_keys').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(key)
  const archive = await issuer.get('/api/user/export')
  expect(Buffer.from(await archive.arrayBuffer()).includes(key)).toBe(false)
})

test('a program calls with a key alone: no cookie, no origin, and none of a browser’s cookies count', async () => {
  const caller = await makeKey(app.url, issuer)
  const created = await caller.send('POST', '/api/v1/user/snippets', snippet)
  expect(created.status).toBe(201)
  expect(created.headers.get('access-control-allow-origin')).toBeNull()
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect((await caller.send('GET', '/api/v1/user', undefined, foreign)).status).toBe(200)
  expect((await caller.send('POST', '/api/v1/user/snippets', snippet, foreign)).status).toBe(201)

  const other = await app.signIn({ role: 'user' })
  const both = await other.get('/api/v1/user', { authorization: `Bearer ${caller.key}` })
  expect(((await both.json()) as Answer<'getUser'>).email).toBe(issuer.email)
  const wrong = await other.get('/api/posts', { authorization: `Bearer ${caller.key.slice(0, -1)}` })
  expect(await refusal(wrong)).toEqual([401, 'keyMalformed'])
  expect(await refusal(await other.get('/api/v1/posts'))).toEqual([401, 'keyMissing'])
})

test('a key calls what is open to keys, and nothing else', async () => {
  const caller = await makeKey(app.url, issuer)
  expect(await refusal(await caller.send('GET', '/api/keys'))).toEqual([403, 'keyNotHere'])
  expect(await refusal(await caller.send('POST', '/api/logout', {}))).toEqual([403, 'keyNotHere'])
  expect((await caller.send('GET', '/api/v1/keys')).status).toBe(404)
  expect((await caller.send('OPTIONS', '/api/v1/posts')).status).toBe(405)
  const list = await caller.send('GET', '/api/v1/user/snippets')
  expect(await list.json()).toMatchObject({ items: [{ content: '#harbour' }], next: null })
})

test('a key without the scope is told which one it lacks', async () => {
  const reading = await makeKey(app.url, issuer, { scopes: ['read'] })
  const refused = await reading.send('POST', '/api/v1/user/snippets', snippet)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ reason: 'keyLacksScope', values: { scope: 'write' } })
})

test('wrong keys are refused in words, and limited by address', async () => {
  const ask = (key: string, address: string) =>
    callWithKey(app.url, key, { path: '/api/v1/user', headers: { 'x-forwarded-for': address } })
  const unknown = await ask(newApiKey(), '203.0.113.5')
  expect(unknown.headers.get('www-authenticate')).toBe('Bearer')
  expect(await refusal(unknown)).toEqual([401, 'keyUnknown'])
  for (let count = 1; count < rateLimits.keyGuesses.limit; count += 1) await ask('pw_live_x', '203.0.113.5')
  expect((await ask(newApiKey(), '203.0.113.5')).status).toBe(429)
  expect((await ask(newApiKey(), '203.0.113.6')).status).toBe(401)
  const good = await makeKey(app.url, issuer)
  expect((await ask(good.key, '203.0.113.5')).status).toBe(200)
})

test('the last use is stored once a minute, with its address', async () => {
  const caller = await makeKey(app.url, issuer)
  const use = async () => {
    await caller.send('GET', '/api/v1/user', undefined, { 'x-forwarded-for': '203.0.113.9' })
    return (await listed()).find(({ id }) => id === caller.id)
  }
  const first = app.clock.now
  expect(await use()).toMatchObject({ lastUsedAt: new Date(first).toISOString(), lastUsedFrom: '203.0.113.9' })
  app.clock.now += minuteMs - 1
  expect(await use()).toMatchObject({ lastUsedAt: new Date(first).toISOString() })
  app.clock.now += 1
  expect(await use()).toMatchObject({ lastUsedAt: new Date(first + minuteMs).toISOString() })
})

test('each answer says what is left of the limit, and a refusal names it', async () => {
  const caller = await makeKey(app.url, issuer)
  const { limit } = rateLimits.calls
  const first = await caller.send('GET', '/api/v1/user')
  expect(first.headers.get('ratelimit-policy')).toBe(`"calls";q=${limit};w=60`)
  expect(first.headers.get('ratelimit')).toBe(`"calls";r=${limit - 1};t=60`)
  const counted = app.ctx.db.updateTable('rate_limits').where('key', '=', limitKey(app.ctx, 'calls', caller.id))
  await counted.set({ count: limit }).execute()
  const refused = await caller.send('GET', '/api/v1/user')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(refused.headers.get('ratelimit')).toBe('"calls";r=0;t=60')
  expect(await refused.json()).toMatchObject({ reason: 'callLimit', values: { limit: 'calls', most: limit } })
  expect((await (await makeKey(app.url, issuer)).send('GET', '/api/v1/user')).status).toBe(200)
})

test('a route’s own limit is named beside the key’s', async () => {
  const caller = await makeKey(app.url, issuer)
  const answer = await caller.send('POST', '/api/v1/articles/read', { url: 'no address' })
  expect(answer.headers.get('ratelimit-policy')).toBe('"calls";q=300;w=60, "reading";q=60;w=60')
})

test.each<[string, (caller: KeyCaller) => Promise<unknown>, [number, string]]>([
  ['is revoked', (caller) => issuer.delete(`/api/keys/${caller.id}`), [401, 'keyUnknown']],
  [
    'has expired',
    async ({ id }) => {
      await app.ctx.db.updateTable('api_keys').set({ expires_at: app.clock.now }).where('id', '=', id).execute()
    },
    [401, 'keyExpired'],
  ],
])('a key that %s is refused', async (_, end, refused) => {
  const caller = await makeKey(app.url, issuer)
  expect((await caller.send('GET', '/api/v1/user')).status).toBe(200)
  await end(caller)
  expect(await refusal(await caller.send('GET', '/api/v1/user'))).toEqual(refused)
})

test('a key dies with its issuer’s approval, and does not come back with it', async () => {
  const admin = await app.signIn({ role: 'admin' })
  const person = await app.signIn({ role: 'user' })
  const caller = await makeKey(app.url, person)
  expect((await admin.patch(`/api/admin/users/${person.id}`, { isApproved: false })).status).toBe(200)
  expect(await refusal(await caller.send('GET', '/api/v1/user'))).toEqual([401, 'keyUnknown'])
  await admin.patch(`/api/admin/users/${person.id}`, { isApproved: true })
  expect(await refusal(await caller.send('GET', '/api/v1/user'))).toEqual([401, 'keyUnknown'])
})

test('in a team a key may do what its issuer may do there now, and dies when they go', async () => {
  const team = await foundTeam(app)
  const manager = await joinTeam(app, team, 'manager')
  const writer = await joinTeam(app, team, 'writer')
  expect((await writer.post('/api/keys', { name: 'Mine', workspace: team.slug, scopes: ['read'] })).status).toBe(403)
  expect((await issuer.post('/api/keys', { name: 'Mine', workspace: team.slug, scopes: ['read'] })).status).toBe(404)

  const caller = await makeKey(app.url, manager, { workspace: team.slug })
  const path = `/api/v1/w/${team.slug}/user/snippets`
  expect((await caller.send('POST', path, snippet)).status).toBe(201)
  expect(await (await caller.send('GET', '/api/v1/user/snippets')).json()).toMatchObject({ items: [snippet] })
  expect((await caller.send('GET', '/api/v1/w/another-team/user/snippets')).status).toBe(404)
  expect(await listed(team.owner)).toMatchObject([{ workspace: { slug: team.slug }, issuer: { isOneself: false } }])
  expect(await listed(writer)).toEqual([])

  await team.owner.patch(`/api/workspaces/${team.slug}/members/${manager.id}`, { role: 'guest' })
  expect(await refusal(await caller.send('POST', path, snippet))).toEqual([403, 'permissionMissing'])
  expect((await caller.send('GET', path)).status).toBe(200)

  await team.owner.delete(`/api/workspaces/${team.slug}/members/${manager.id}`)
  expect(await refusal(await caller.send('GET', path))).toEqual([401, 'keyUnknown'])
  await joinTeam(app, team, 'manager', manager)
  expect(await refusal(await caller.send('GET', path))).toEqual([401, 'keyUnknown'])
})

test('whoever manages a team’s keys revokes those of others, and nobody else does', async () => {
  const team = await foundTeam(app)
  const manager = await joinTeam(app, team, 'manager')
  const writer = await joinTeam(app, team, 'writer')
  const caller = await makeKey(app.url, manager, { workspace: team.slug })
  expect((await writer.delete(`/api/keys/${caller.id}`)).status).toBe(404)
  expect((await team.owner.delete(`/api/keys/${caller.id}`)).status).toBe(204)
  expect(await refusal(await caller.send('GET', '/api/v1/user'))).toEqual([401, 'keyUnknown'])
})

test.each([
  ['without a scope', { scopes: [] }, 400],
  ['with an unknown scope', { scopes: ['admin'] }, 400],
  ['without a name', { name: ' ' }, 400],
  ['that has expired', { expiresAt: '2020-01-01T00:00:00Z' }, 400],
  ['that outlives five years', { expiresAt: '2099-01-01T00:00:00Z' }, 400],
  ['for an account of someone else', { accounts: ['unknown'] }, 404],
])('no key is made %s', async (_, wish, status) => {
  expect((await issuer.post('/api/keys', { name: 'Newsroom', scopes: ['read'], ...wish })).status).toBe(status)
})

test('a person has fifty keys at most', async () => {
  const person = await app.signIn({ role: 'user' })
  const one = await makeKey(app.url, person)
  const row = await app.ctx.db.selectFrom('api_keys').selectAll().where('id', '=', one.id).executeTakeFirstOrThrow()
  const more = Array.from({ length: apiKeyLimits.keys - 1 }, (_, at) => ({ ...row, id: `${at}`, token_hash: `${at}` }))
  await app.ctx.db.insertInto('api_keys').values(more).execute()
  expect(await refusal(await person.post('/api/keys', { name: 'One more', scopes: ['read'] }))).toEqual([
    409,
    'tooManyKeys',
  ])
})

import { Client, type OAuthClientProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { oauth } from '#server/features/oauth/feature'
import type { Answer } from '#shared/contract/contract'
import { oauthLimits } from '#shared/rules/oauth'
import { dayMs, hourMs, minuteMs, secondMs } from '#shared/time/durations'
import { readExport } from '../support/export.ts'
import { makeKey } from '../support/key-caller.ts'
import { connectMcp } from '../support/mcp-client.ts'
import {
  codeOf,
  connectApp,
  consent,
  describeRequest,
  newRequest,
  redeem,
  redirectUri,
  refresh,
  registerApp,
  sendForm,
  type Tokens,
} from '../support/oauth-app.ts'
import { foundTeam, joinTeam } from '../support/team-people.ts'
import { signInAgain, startTestApp, type TestApp } from '../support/test-app.ts'

/** Apps of others that act for a person with their consent: how they get access, lose it, and what is tried against it. */

type Person = Awaited<ReturnType<TestApp['signIn']>>

const publicUrl = 'http://localhost:4000'

let app: TestApp
let person: Person

beforeAll(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: publicUrl, TEAMS: 'everybody' } })
})

beforeEach(async () => {
  await app.ctx.db.deleteFrom('rate_limits').execute()
  person = await app.signIn()
})

afterAll(() => app.close())

/** The error that an app is told. */
async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { error: string }).error]
}

async function tokensOf(answer: Response): Promise<Tokens> {
  if (answer.status !== 200) throw new Error(await answer.text())
  return (await answer.json()) as Tokens
}

/** Calls /mcp with a token; the status of the answer. */
async function statusAtMcp(token: string): Promise<number> {
  const answer = await fetch(`${app.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  await answer.text()
  return answer.status
}

async function toolsOf(token: string): Promise<string[]> {
  const client = await connectMcp(app.url, { authorization: `Bearer ${token}` })
  const { tools } = await client.listTools()
  await client.close()
  return tools.map(({ name }) => name)
}

async function listed(whose: Pick<Person, 'get'> = person): Promise<Answer<'listApps'>> {
  return (await (await whose.get('/api/apps')).json()) as Answer<'listApps'>
}

async function mailedChanges(): Promise<unknown[]> {
  const rows = await app.ctx.db
    .selectFrom('events')
    .select('payload')
    .where('name', '=', 'account.sign-in-changed')
    .where('subject', '=', person.id)
    .orderBy('id')
    .execute()
  return rows.map(({ payload }) => (JSON.parse(payload) as { change: string }).change)
}

describe('the protocol’s own client', () => {
  /** What a client keeps. */
  class Kept implements OAuthClientProvider {
    readonly redirectUrl = redirectUri
    readonly clientMetadata = { client_name: 'Assistant', redirect_uris: [redirectUri] }
    sentTo: URL | undefined
    #kept: Record<string, unknown> = {}

    state = () => 'the client’s state'
    clientInformation = () => this.#kept.client as never
    saveClientInformation = (client: unknown) => this.#keep({ client })
    tokens = () => this.#kept.tokens as never
    saveTokens = (tokens: unknown) => this.#keep({ tokens })
    codeVerifier = () => this.#kept.verifier as string
    saveCodeVerifier = (verifier: string) => this.#keep({ verifier })
    discoveryState = () => this.#kept.discovery as never
    saveDiscoveryState = (discovery: unknown) => this.#keep({ discovery })
    redirectToAuthorization = (url: URL) => {
      this.sentTo = url
    }

    #keep(more: Record<string, unknown>): void {
      this.#kept = { ...this.#kept, ...more }
    }
  }

  test('gets from a 401 by metadata, registration, consent and token to a tool, refreshes, and gives up', async () => {
    const kept = new Kept()
    const paths: string[] = []
    const fetchHere = async (input: string | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(input)
      paths.push(pathname)
      return await fetch(`${app.url}${pathname}${search}`, init)
    }
    const open = () =>
      new StreamableHTTPClientTransport(new URL(`${publicUrl}/mcp`), { authProvider: kept, fetch: fetchHere })
    const newClient = () => new Client({ name: 'a client', version: '1' })
    const first = open()
    await expect(newClient().connect(first)).rejects.toThrow()
    expect(paths).toEqual([
      '/mcp',
      '/.well-known/oauth-protected-resource/mcp',
      '/.well-known/oauth-authorization-server',
      '/oauth/register',
    ])

    const asked = kept.sentTo as URL
    expect(asked.origin + asked.pathname).toBe(`${publicUrl}/authorize`)
    expect((await app.visitor().get(asked.pathname + asked.search)).status).toBe(200)
    const request = Object.fromEntries(asked.searchParams)
    expect(request).toMatchObject({ resource: `${publicUrl}/mcp`, scope: 'read write publish' })
    const described = await describeRequest(person, { request, verifier: '' })
    expect(await described.json()).toMatchObject({
      name: 'Assistant',
      host: null,
      redirectHost: 'assistant.example',
      scopes: ['read', 'write', 'publish'],
      workspaces: [{ slug: null }],
    })
    const allowed = await consent(person, { request, verifier: '' })
    const { address } = (await allowed.json()) as Answer<'allowApp'>
    const { origin, pathname, searchParams } = new URL(address)
    expect(origin + pathname).toBe(redirectUri)
    expect([searchParams.get('state'), searchParams.get('iss')]).toEqual(['the client’s state', publicUrl])

    await first.finishAuth(searchParams)
    const client = newClient()
    await client.connect(open())
    expect((await client.callTool({ name: 'list_posts', arguments: {} })).structuredContent).toMatchObject({
      posts: [],
    })
    expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('propose_time')
    expect(await listed()).toMatchObject([{ name: 'Assistant', host: null, scopes: ['read', 'write'] }])

    const before = kept.tokens() as Tokens
    app.clock.now += oauthLimits.accessMs
    expect(await statusAtMcp(before.access_token)).toBe(401)
    expect((await client.callTool({ name: 'list_posts', arguments: {} })).structuredContent).toMatchObject({
      posts: [],
    })
    const after = kept.tokens() as Tokens
    expect(after.refresh_token).not.toBe(before.refresh_token)
    await client.close()

    const { client_id } = kept.clientInformation() as { client_id: string }
    const gone = await sendForm(app, '/oauth/revoke', { client_id, token: after.refresh_token })
    expect(gone.status).toBe(200)
    expect(await statusAtMcp(after.access_token)).toBe(401)
    expect(await listed()).toEqual([])
    expect(await mailedChanges()).toEqual(['appConnected', 'appDisconnected'])
  })

  test('is told where it finds out how to get access, and whether its token is the problem', async () => {
    const metadata = `Bearer resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`
    const without = await app.visitor().post('/mcp', {})
    expect(without.headers.get('www-authenticate')).toBe(metadata)
    const wrong = await app.visitor().post('/mcp', {}, { authorization: 'Bearer pw_access_nothing' })
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, `${metadata}, error="invalid_token"`])
    const server = await (await app.visitor().get('/.well-known/oauth-authorization-server')).json()
    expect(server).toMatchObject({
      issuer: publicUrl,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    })
  })
})

describe('a token', () => {
  test('is stored as a hash, and no archive has it', async () => {
    const { access_token, refresh_token, ...rest } = await connectApp(app, person)
    expect(rest).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read write' })
    for (const table of ['oauth_tokens', 'oauth_grants', 'oauth_clients'] as const) {
      const rows = JSON.stringify(await app.ctx.db.selectFrom(table).selectAll().execute())
      for (const token of [access_token, refresh_token]) expect(rows).not.toContain(token)
    }
    const { json } = await readExport(person)
    expect(json('connected-apps.json')).toMatchObject([{ name: 'Assistant', person: { isOneself: true } }])
    expect(JSON.stringify(json('connected-apps.json'))).not.toContain(access_token)
  })

  test('is good for /mcp and nothing else, with or without a session beside it', async () => {
    const { access_token, refresh_token } = await connectApp(app, person)
    expect(await statusAtMcp(access_token)).toBe(200)
    expect(await statusAtMcp(refresh_token)).toBe(401)
    const headers = { authorization: `Bearer ${access_token}` }
    for (const path of ['/api/v1/posts', '/api/v1/user']) {
      for (const caller of [app.visitor(), person]) expect((await caller.get(path, headers)).status).toBe(401)
    }
    expect((await app.visitor().get('/api/posts', headers)).status).toBe(401)
    expect((await app.visitor().post('/api/apps', {}, headers)).status).toBe(401)
  })

  test('uses the tools of its scopes alone', async () => {
    const reading = await connectApp(app, person, { scopes: ['read'] })
    expect(await toolsOf(reading.access_token)).toEqual(['check_text', 'list_posts', 'get_post'])
    const planning = await connectApp(app, person, { scopes: ['publish'] })
    expect(await toolsOf(planning.access_token)).toEqual(['propose_time'])
  })

  test('has the calls of a key in a minute, and its last use is kept', async () => {
    const { access_token } = await connectApp(app, person)
    const headers = { authorization: `Bearer ${access_token}`, 'x-forwarded-for': '203.0.113.9' }
    const answer = await app.visitor().post('/mcp', {}, headers)
    expect(answer.headers.get('ratelimit-policy')).toBe('"calls";q=300;w=60')
    expect(await listed()).toMatchObject([
      { lastUsedAt: new Date(app.clock.now).toISOString(), lastUsedFrom: '203.0.113.9' },
    ])
  })

  test.each<[string, (world: { admin: Person }) => Promise<unknown>]>([
    ['the person disconnects it', async () => person.delete(`/api/apps/${(await listed())[0]?.id}`)],
    [
      'the person loses their approval, and does not come back with it',
      async ({ admin }) => {
        await admin.patch(`/api/admin/users/${person.id}`, { isApproved: false })
        await admin.patch(`/api/admin/users/${person.id}`, { isApproved: true })
      },
    ],
    ['the account is deleted', ({ admin }) => admin.delete(`/api/admin/users/${person.id}`)],
    [
      'consent is a year old',
      async () => {
        app.clock.now += oauthLimits.consentMs
      },
    ],
  ])('ends when %s', async (_, end) => {
    const admin = await app.signIn({ role: 'admin' })
    const { access_token, refresh_token, clientId } = await connectApp(app, person)
    expect(await statusAtMcp(access_token)).toBe(200)
    await end({ admin })
    expect(await statusAtMcp(access_token)).toBe(401)
    expect(await refusal(await refresh(app, clientId, refresh_token))).toEqual([400, 'invalid_grant'])
  })

  test('may do in a team what its person may do there now, and ends when they go', async () => {
    const team = await foundTeam(app)
    const manager = await joinTeam(app, team, 'manager')
    const writer = await joinTeam(app, team, 'writer')
    const { access_token } = await connectApp(app, manager, { workspace: team.slug })
    expect(await toolsOf(access_token)).toContain('write_post')
    expect(await listed(team.owner)).toMatchObject([{ workspace: { slug: team.slug }, person: { isOneself: false } }])
    expect(await listed(writer)).toEqual([])

    await team.owner.patch(`/api/workspaces/${team.slug}/members/${manager.id}`, { role: 'guest' })
    expect(await toolsOf(access_token)).toEqual(['check_text', 'list_posts', 'get_post'])
    await team.owner.delete(`/api/workspaces/${team.slug}/members/${manager.id}`)
    expect(await statusAtMcp(access_token)).toBe(401)
    await joinTeam(app, team, 'manager', manager)
    expect(await statusAtMcp(access_token)).toBe(401)
  })

  test('of one workspace sees nothing of another', async () => {
    const team = await foundTeam(app)
    const own = await connectApp(app, team.owner)
    const client = await connectMcp(app.url, { authorization: `Bearer ${own.access_token}` })
    const created = await team.owner.post(`/api/w/${team.slug}/posts/generate`, {
      textContent: 'The harbour opened a new quay on Monday. It handles 1,200 ships a year.',
      model: 'composer',
    })
    const { id } = (await created.json()) as { id: string }
    expect((await client.callTool({ name: 'get_post', arguments: { id } })).isError).toBe(true)
    await client.close()
  })

  test('is disconnected by whoever manages the team’s keys, and by nobody else', async () => {
    const team = await foundTeam(app)
    const manager = await joinTeam(app, team, 'manager')
    const writer = await joinTeam(app, team, 'writer')
    const { access_token } = await connectApp(app, manager, { workspace: team.slug })
    const [connected] = await listed(manager)
    expect((await writer.delete(`/api/apps/${connected?.id}`)).status).toBe(404)
    expect(await statusAtMcp(access_token)).toBe(200)
    expect((await team.owner.delete(`/api/apps/${connected?.id}`)).status).toBe(204)
    expect(await statusAtMcp(access_token)).toBe(401)
  })
})

describe('a code', () => {
  test.each<[string, Record<string, string>, string]>([
    ['with another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['for another address', { redirect_uri: 'https://assistant.example/other' }, 'invalid_grant'],
    ['by another app', { client_id: 'another' }, 'invalid_grant'],
  ])('that comes %s is refused, and good for nothing afterwards', async (_, wrong, error) => {
    const asked = newRequest(app, await registerApp(app))
    const code = await codeOf(person, asked)
    expect(await refusal(await redeem(app, asked, code, wrong))).toEqual([400, error])
    expect(await refusal(await redeem(app, asked, code))).toEqual([400, 'invalid_grant'])
    expect(await listed()).toEqual([])
  })

  test.each<[string, Record<string, string>, string]>([
    ['another resource', { resource: `${publicUrl}/api/v1` }, 'invalid_target'],
    ['another server', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ['another kind of grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['no verifier', { code_verifier: '' }, 'invalid_request'],
    ['no app', { client_id: '' }, 'invalid_request'],
  ])('for %s is refused', async (_, wrong, error) => {
    const asked = newRequest(app, await registerApp(app))
    expect(await refusal(await redeem(app, asked, await codeOf(person, asked), wrong))).toEqual([400, error])
  })

  test('works once: a second time ends what it gave, with a mail', async () => {
    const asked = newRequest(app, await registerApp(app))
    const code = await codeOf(person, asked)
    const { access_token, refresh_token } = await tokensOf(await redeem(app, asked, code))
    expect(await statusAtMcp(access_token)).toBe(200)
    app.clock.now += hourMs / 2
    expect(await refusal(await redeem(app, asked, code))).toEqual([400, 'invalid_grant'])
    expect(await statusAtMcp(access_token)).toBe(401)
    const { client_id = '' } = asked.request
    expect(await refusal(await refresh(app, client_id, refresh_token))).toEqual([400, 'invalid_grant'])
    expect(await mailedChanges()).toEqual(['appConnected', 'appStopped'])
  })

  test('that arrives twenty times at once gives tokens to one at most', async () => {
    const asked = newRequest(app, await registerApp(app))
    const code = await codeOf(person, asked)
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(app, asked, code)))
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    expect(await listed()).toEqual([])
  })

  test('is good for a minute', async () => {
    const asked = newRequest(app, await registerApp(app))
    const code = await codeOf(person, asked)
    app.clock.now += oauthLimits.codeMs
    expect(await refusal(await redeem(app, asked, code))).toEqual([400, 'invalid_grant'])
  })

  test('is no refresh token, and a refresh token no code', async () => {
    const asked = newRequest(app, await registerApp(app))
    const { client_id = '' } = asked.request
    const code = await codeOf(person, asked)
    expect(await refusal(await refresh(app, client_id, code))).toEqual([400, 'invalid_grant'])
    const { refresh_token } = await tokensOf(await redeem(app, asked, code))
    expect(await refusal(await redeem(app, asked, refresh_token))).toEqual([400, 'invalid_grant'])
    await tokensOf(await refresh(app, client_id, refresh_token))
  })

  test('that is sent twice in one form, or not in a form, is refused', async () => {
    const twice: [string, string][] = [
      ['grant_type', 'refresh_token'],
      ['client_id', 'one'],
      ['client_id', 'two'],
      ['refresh_token', 'x'],
    ]
    expect(await refusal(await sendForm(app, '/oauth/token', twice))).toEqual([400, 'invalid_request'])
    const json = await app.visitor().post('/oauth/token', { grant_type: 'refresh_token' })
    expect(await refusal(json)).toEqual([400, 'invalid_request'])
    expect((await app.visitor().post('/oauth/token', {}, { origin: 'https://elsewhere.example' })).status).toBe(403)
  })

  test('can’t be guessed: failures are limited by address, and others pass', async () => {
    const guess = (from: string) =>
      sendForm(app, '/oauth/token', { grant_type: 'refresh_token', client_id: 'x', refresh_token: 'x' }, from)
    for (let count = 0; count < 50; count += 1) expect((await guess('203.0.113.70')).status).toBe(400)
    expect((await guess('203.0.113.70')).status).toBe(429)
    expect((await guess('203.0.113.71')).status).toBe(400)
  })
})

describe('a refresh token', () => {
  test('gives way to a new one; used again later, it ends everything, with a mail', async () => {
    const { clientId, ...first } = await connectApp(app, person)
    const second = await tokensOf(await refresh(app, clientId, first.refresh_token))
    expect(second.scope).toBe('read write')
    app.clock.now += oauthLimits.retryMs
    expect(await refusal(await refresh(app, clientId, first.refresh_token))).toEqual([400, 'invalid_grant'])
    for (const { access_token } of [first, second]) expect(await statusAtMcp(access_token)).toBe(401)
    expect(await refusal(await refresh(app, clientId, second.refresh_token))).toEqual([400, 'invalid_grant'])
    expect(await mailedChanges()).toEqual(['appConnected', 'appStopped'])
  })

  test('used again at once gets another answer, which puts the first one out of use', async () => {
    const { clientId, refresh_token } = await connectApp(app, person)
    const lost = await tokensOf(await refresh(app, clientId, refresh_token))
    app.clock.now += oauthLimits.retryMs - 1
    const got = await tokensOf(await refresh(app, clientId, refresh_token))
    expect(await statusAtMcp(lost.access_token)).toBe(401)
    expect(await statusAtMcp(got.access_token)).toBe(200)
    expect(await refusal(await refresh(app, clientId, lost.refresh_token))).toEqual([400, 'invalid_grant'])
    expect(await statusAtMcp(got.access_token)).toBe(401)
  })

  test('used again at once, but after its successor, ends everything', async () => {
    const { clientId, refresh_token } = await connectApp(app, person)
    const second = await tokensOf(await refresh(app, clientId, refresh_token))
    const third = await tokensOf(await refresh(app, clientId, second.refresh_token))
    app.clock.now += secondMs
    expect(await refusal(await refresh(app, clientId, refresh_token))).toEqual([400, 'invalid_grant'])
    expect(await statusAtMcp(third.access_token)).toBe(401)
  })

  test('of twenty requests at once leaves one that goes on', async () => {
    const { clientId, refresh_token } = await connectApp(app, person)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(app, clientId, refresh_token)))
    const given = await Promise.all(answers.map(tokensOf))
    const statuses = await Promise.all(given.map(({ access_token }) => statusAtMcp(access_token)))
    expect(statuses.filter((status) => status === 200).length).toBe(1)
    expect(await listed()).toHaveLength(1)
  })

  test('of another app is refused, and stays good for its own', async () => {
    const { clientId, refresh_token } = await connectApp(app, person)
    expect(await refusal(await refresh(app, 'another', refresh_token))).toEqual([400, 'invalid_grant'])
    await tokensOf(await refresh(app, clientId, refresh_token))
  })

  test('ends when its app does not come back for a month', async () => {
    const { clientId, refresh_token } = await connectApp(app, person)
    app.clock.now += oauthLimits.refreshMs - minuteMs
    const next = await tokensOf(await refresh(app, clientId, refresh_token))
    app.clock.now += oauthLimits.refreshMs
    expect(await refusal(await refresh(app, clientId, next.refresh_token))).toEqual([400, 'invalid_grant'])
    expect(await listed(await signInAgain(app, person))).toEqual([])
  })
})

test('an app gives up a single access token, or what another app has not at all', async () => {
  const { clientId, access_token, refresh_token } = await connectApp(app, person)
  const revoke = (client_id: string, token: string) => sendForm(app, '/oauth/revoke', { client_id, token })
  for (const token of [access_token, refresh_token, 'unknown'])
    expect((await revoke('another', token)).status).toBe(200)
  expect(await statusAtMcp(access_token)).toBe(200)
  expect((await revoke(clientId, access_token)).status).toBe(200)
  expect(await statusAtMcp(access_token)).toBe(401)
  await tokensOf(await refresh(app, clientId, refresh_token))
  expect(await refusal(await revoke(clientId, ''))).toEqual([400, 'invalid_request'])
})

describe('consent', () => {
  const back = async (answer: Response) =>
    Object.fromEntries(new URL(((await answer.json()) as Answer<'readAppRequest'>).back).searchParams)

  test('can be refused: the app is told so, with its state and who says it', async () => {
    const asked = newRequest(app, await registerApp(app))
    expect(await back(await describeRequest(person, asked))).toEqual({
      error: 'access_denied',
      state: 'a state',
      iss: publicUrl,
    })
    expect(await listed()).toEqual([])
  })

  test.each<[string, Record<string, string | undefined>, string]>([
    ['a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['no proof of its code', { code_challenge: undefined }, 'invalid_request'],
    ['a proof in plain text', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a proof without a method', { code_challenge_method: undefined }, 'invalid_request'],
    ['another resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ['the whole API', { resource: `${publicUrl}/api/v1` }, 'invalid_target'],
    ['only scopes that are unknown', { scope: 'admin openid' }, 'invalid_scope'],
  ])('is not asked for an app that wants %s, and the app is told why', async (_, wrong, error) => {
    const asked = newRequest(app, await registerApp(app), wrong)
    const answer = await describeRequest(person, asked)
    expect(await answer.clone().json()).toMatchObject({ scopes: null })
    expect(await back(answer)).toMatchObject({ error })
    expect((await consent(person, asked)).status).toBe(400)
  })

  test.each([
    ['elsewhere', 'https://elsewhere.example/callback'],
    ['to another path', `${redirectUri}/more`],
    ['to a path that only looks the same', 'https://assistant.example/x/../callback'],
    ['with more in the query', `${redirectUri}?next=https://elsewhere.example`],
    ['with a user', 'https://assistant.example@elsewhere.example/callback'],
    ['to a host that begins alike', 'https://assistant.example.elsewhere.example/callback'],
    ['to another port', 'https://assistant.example:8443/callback'],
    ['without TLS', 'http://assistant.example/callback'],
    ['to a script', 'javascript:alert(1)//'],
    ['to a fragment', `${redirectUri}#here`],
    ['in other letters', 'HTTPS://assistant.example/callback'],
    ['with a backslash', 'https://assistant.example\\@elsewhere.example/callback'],
    ['nowhere', ''],
  ])('never leads %s', async (_, redirect_uri) => {
    const asked = newRequest(app, await registerApp(app), { redirect_uri })
    for (const answer of [await describeRequest(person, asked), await consent(person, asked)]) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ reason: 'appAddressForeign' })
    }
  })

  test('leads a program on one’s own computer to any port, and to no other path or host', async () => {
    const clientId = await registerApp(app, { redirect_uris: ['http://127.0.0.1/callback', 'http://[::1]:80/cb'] })
    const asking = async (redirect_uri: string) =>
      (await describeRequest(person, newRequest(app, clientId, { redirect_uri }))).status
    expect(await asking('http://127.0.0.1:53123/callback')).toBe(200)
    expect(await asking('http://[::1]:53123/cb')).toBe(200)
    for (const address of [
      'http://127.0.0.1:53123/other',
      'http://localhost:53123/callback',
      'http://127.0.0.2:53123/callback',
      'http://127.0.0.1:53123@elsewhere.example/callback',
      'https://127.0.0.1:53123/callback',
    ]) {
      expect(await asking(address), address).toBe(400)
    }
  })

  test('gives what was asked for and chosen, where one manages keys', async () => {
    const team = await foundTeam(app)
    const writer = await joinTeam(app, team, 'writer')
    const asked = newRequest(app, await registerApp(app), { scope: 'read' })
    expect((await consent(person, asked, { scopes: ['write'] })).status).toBe(400)
    expect((await consent(person, asked, { scopes: [] })).status).toBe(400)
    expect((await consent(person, asked, { scopes: ['read'], workspace: team.slug })).status).toBe(404)
    expect((await consent(writer, asked, { scopes: ['read'], workspace: team.slug })).status).toBe(403)
    expect(await (await describeRequest(writer, asked)).json()).toMatchObject({ workspaces: [{ slug: null }] })
    expect(await (await describeRequest(team.owner, asked)).json()).toMatchObject({
      workspaces: [{ slug: null }, { slug: team.slug, name: 'Harbour press' }],
    })
  })

  test('of an app that does not say what it wants is for reading and writing', async () => {
    const asked = newRequest(app, await registerApp(app), { scope: undefined, resource: undefined })
    expect(await (await describeRequest(person, asked)).json()).toMatchObject({ scopes: ['read', 'write'] })
  })

  test('is a person’s alone: not a visitor’s, not a key’s, not of another site’s page', async () => {
    const asked = newRequest(app, await registerApp(app))
    expect((await describeRequest(app.visitor(), asked)).status).toBe(401)
    expect((await consent(app.visitor(), asked)).status).toBe(401)
    const key = await makeKey(app.url, person)
    expect((await key.send('POST', '/api/apps', { request: asked.request })).status).toBe(403)
    const foreign = {
      post: (path: string, body: unknown) => person.post(path, body, { origin: 'https://evil.example' }),
    }
    expect((await consent(foreign, asked)).status).toBe(403)
    const waiting = await app.signIn({ isApproved: false })
    expect((await consent(waiting, asked)).status).toBe(403)
    expect(await listed()).toEqual([])
  })

  test('has a page that no other page can frame, and that leaves its opener alone', async () => {
    const page = await person.get('/authorize?client_id=x')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  })

  test('is given to fifty apps at most', async () => {
    await connectApp(app, person)
    const { db } = app.ctx
    const grant = await db.selectFrom('oauth_grants').selectAll().where('user_id', '=', person.id).executeTakeFirst()
    const token = await db
      .selectFrom('oauth_tokens')
      .selectAll()
      .where('grant_id', '=', grant?.id ?? '')
      .where('kind', '=', 'refresh')
      .executeTakeFirstOrThrow()
    for (let at = 1; at < oauthLimits.apps; at += 1) {
      const id = `${person.id}-${at}`
      await db
        .insertInto('oauth_grants')
        .values({ ...(grant as NonNullable<typeof grant>), id })
        .execute()
      await db
        .insertInto('oauth_tokens')
        .values({ ...token, token_hash: id, grant_id: id })
        .execute()
    }
    const refused = await consent(person, newRequest(app, await registerApp(app)))
    expect([refused.status, ((await refused.json()) as { reason: string }).reason]).toEqual([409, 'tooManyApps'])
  })
})

test('what is over is swept, and what can go on stays', async () => {
  const { db } = app.ctx
  const sweep = async () => {
    for (const { run } of oauth.sweeps?.(app.ctx) ?? []) await run(new AbortController().signal)
  }
  const going = await connectApp(app, person)
  const asked = newRequest(app, await registerApp(app))
  await codeOf(person, asked)
  await registerApp(app)
  app.clock.now += dayMs
  await sweep()
  const grants = await db.selectFrom('oauth_grants').select('client_id').where('user_id', '=', person.id).execute()
  expect(grants).toEqual([{ client_id: going.clientId }])
  const kinds = await db.selectFrom('oauth_tokens').select('kind').orderBy('kind').execute()
  expect(kinds.map(({ kind }) => kind)).not.toContain('access')
  const clients = (await db.selectFrom('oauth_clients').select('id').execute()).map(({ id }) => id)
  expect(clients).toEqual(expect.arrayContaining([going.clientId, asked.request.client_id]))
  await tokensOf(await refresh(app, going.clientId, going.refresh_token))

  app.clock.now += oauthLimits.consentMs
  await sweep()
  for (const table of ['oauth_grants', 'oauth_tokens', 'oauth_clients'] as const) {
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { oauthLimits } from '#shared/rules/oauth'
import { rateLimits } from '#shared/rules/rate-limits'
import { dayMs } from '#shared/time/durations'
import {
  codeOf,
  connectApp,
  describeRequest,
  newRequest,
  redeem,
  redirectUri,
  registerApp,
  startAppSite,
} from '../support/oauth-app.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** How apps of others say who they are: by a document of their own, or by registering themselves. */

let site: Awaited<ReturnType<typeof startAppSite>>
let app: TestApp
let person: Awaited<ReturnType<TestApp['signIn']>>

beforeAll(async () => {
  site = await startAppSite()
  app = await startTestApp({ environment: site.environment })
  person = await app.signIn()
})

beforeEach(async () => {
  site.asked.length = 0
  site.show()
  await app.ctx.db.deleteFrom('rate_limits').execute()
})

afterAll(async () => {
  await app.close()
  await site.close()
})

let documents = 0
/** An address that was not read yet. */
function newId(): string {
  documents += 1
  return `${site.url}/app-${documents}.json`
}

async function refusalOf(clientId: string, whose = person): Promise<[number, string]> {
  const answer = await describeRequest(whose, newRequest(app, clientId))
  return [answer.status, ((await answer.json()) as { reason?: string }).reason ?? 'none']
}

describe('an app with a document of its own', () => {
  test('is connected under the name that stands there, and the place where it stands', async () => {
    const id = newId()
    const asked = newRequest(app, id)
    expect(await (await describeRequest(person, asked)).json()).toMatchObject({
      name: 'Assistant',
      host: new URL(site.url).host,
      redirectHost: 'assistant.example',
    })
    expect((await redeem(app, asked, await codeOf(person, asked))).status).toBe(200)
    expect(await (await person.get('/api/apps')).json()).toMatchObject([{ host: new URL(site.url).host }])
    expect(site.asked).toHaveLength(1)
  })

  test('is read again after five minutes, and a failure at once', async () => {
    const id = newId()
    site.behave((response) => response.writeHead(500).end())
    expect(await refusalOf(id)).toEqual([422, 'appDescriptionMissing'])
    site.show()
    for (let times = 0; times < 3; times += 1) expect((await refusalOf(id))[0]).toBe(200)
    expect(site.asked).toHaveLength(2)
    app.clock.now += oauthLimits.documentKeptMs
    expect((await refusalOf(id))[0]).toBe(200)
    expect(site.asked).toHaveLength(3)
  })

  test('is named in one plain line, by its host if it has no name', async () => {
    const nameOf = async (client_name: unknown) => {
      site.show({ client_name })
      const answer = await describeRequest(person, newRequest(app, newId()))
      return ((await answer.json()) as { name: string }).name
    }
    expect(await nameOf('Two\n\tlines \u202eback\u0000 ')).toBe('Two lines back')
    expect(await nameOf('x'.repeat(500))).toBe('x'.repeat(oauthLimits.nameCharacters))
    for (const none of [undefined, 7, ' ', '\u200b']) expect(await nameOf(none)).toBe(new URL(site.url).host)
  })

  test.each<[string, object]>([
    ['is another app’s', { client_id: 'http://apps.example.net/other.json' }],
    ['names no app', { client_id: undefined }],
    ['names no addresses', { redirect_uris: undefined }],
    ['has addresses of another kind', { redirect_uris: redirectUri }],
    ['has no address', { redirect_uris: [] }],
    ['is of an app with a secret', { token_endpoint_auth_method: 'client_secret_basic' }],
    ['is of an app that signs', { token_endpoint_auth_method: 'private_key_jwt' }],
  ])('is refused when it %s', async (_, changes) => {
    site.show(changes)
    expect(await refusalOf(newId())).toEqual([400, 'appDescriptionInvalid'])
  })

  test('leads only to its https addresses', async () => {
    site.show({ redirect_uris: ['javascript:alert(1)', 'http://assistant.example/callback', 'assistant://callback'] })
    const id = newId()
    for (const address of ['javascript:alert(1)', 'http://assistant.example/callback', 'assistant://callback']) {
      const asked = newRequest(app, id, { redirect_uri: address })
      expect((await describeRequest(person, asked)).status, address).toBe(400)
    }
  })

  test.each<[string, Parameters<typeof site.behave>[0]]>([
    [
      'has ten megabytes',
      (response) => {
        response.setHeader('content-type', 'application/json')
        const piece = ' '.repeat(64 * 1024)
        const more = () => {
          while (!response.destroyed && response.write(piece));
        }
        response.on('drain', more)
        more()
      },
    ],
    [
      'says that it has ten megabytes',
      (response) => response.writeHead(200, { 'content-type': 'application/json', 'content-length': '10485760' }).end(),
    ],
    ['is no JSON', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')],
    ['is a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('{}')],
    ['is empty', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end()],
    ['is missing', (response) => response.writeHead(404).end()],
    ['has not changed', (response) => response.writeHead(304, { 'content-type': 'application/json' }).end()],
    ['is elsewhere', (response) => response.writeHead(302, { location: `${site.url}/app.json` }).end()],
    ['is inside the network', (response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end()],
    ['breaks off', (response) => response.destroy()],
  ])('is refused when it %s', async (_, behaviour) => {
    site.behave(behaviour)
    expect(await refusalOf(newId())).toEqual([422, 'appDescriptionMissing'])
    expect(site.asked).toHaveLength(1)
  })

  test('may be a list, a number, or nested as deep as it has room: it is no description', async () => {
    for (const text of ['[]', '7', 'null', '['.repeat(2_000) + ']'.repeat(2_000), '{"__proto__":{"client_id":"x"}}']) {
      site.behave((response) => response.writeHead(200, { 'content-type': 'application/json' }).end(text))
      expect(await refusalOf(newId()), text.slice(0, 20)).toEqual([400, 'appDescriptionInvalid'])
    }
  })

  test.each([
    ['has dots in its path', '/a/../app.json'],
    ['is the site itself', '/'],
    ['has a fragment', '/app.json#more'],
    ['has an empty fragment', '/app.json#'],
    ['would be repaired', '/app json'],
  ])('is not asked for when its address %s', async (_, path) => {
    expect(await refusalOf(site.url + path)).toEqual([400, 'appDescriptionInvalid'])
    expect(site.asked).toEqual([])
  })

  test.each([
    'https://127.0.0.1/app.json',
    'https://[::1]/app.json',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/app.json',
    'https://apps.internal/app.json',
    'http://www.example.com/app.json',
    'https://www.example.com:8443/app.json',
    'https://user:word@www.example.com/app.json',
  ])('is not asked for at %s', async (id) => {
    expect((await refusalOf(id))[0]).toBe(422)
  })

  test('is read for people who are let in, and not too often', async () => {
    const waiting = await app.signIn({ isApproved: false })
    expect((await describeRequest(app.visitor(), newRequest(app, newId()))).status).toBe(401)
    expect((await describeRequest(waiting, newRequest(app, newId()))).status).toBe(403)
    expect(site.asked).toEqual([])
    const { limit } = rateLimits.appRequests
    for (let count = 0; count < limit; count += 1) await refusalOf('unknown')
    expect((await refusalOf(newId()))[0]).toBe(429)
    expect(site.asked).toEqual([])
  })
})

describe('an app that registers itself', () => {
  const register = (metadata: unknown, from?: string) => app.visitor(from).post('/oauth/register', metadata)

  test('gets an id and no secret, whatever it wishes for', async () => {
    const answer = await register({
      client_name: 'Assistant',
      redirect_uris: [redirectUri, redirectUri, 'assistant://callback'],
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['client_credentials'],
      scope: 'everything',
    })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      client_id: expect.stringMatching(/^[\w-]{43}$/),
      client_id_issued_at: Math.floor(app.clock.now / 1000),
      client_name: 'Assistant',
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
  })

  test.each<[string, unknown, string]>([
    ['no addresses', { client_name: 'x' }, 'invalid_client_metadata'],
    ['no object', [], 'invalid_client_metadata'],
    ['a script for an address', { redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    ['a host without TLS', { redirect_uris: ['http://assistant.example/'] }, 'invalid_redirect_uri'],
    ['a fragment', { redirect_uris: [`${redirectUri}#x`] }, 'invalid_redirect_uri'],
    ['a user', { redirect_uris: ['https://a:b@assistant.example/'] }, 'invalid_redirect_uri'],
    ['a data address', { redirect_uris: ['data:text/html,x'] }, 'invalid_redirect_uri'],
  ])('with %s is refused', async (_, metadata, error) => {
    const answer = await register(metadata)
    expect([answer.status, await answer.json()]).toEqual([400, { error }])
  })

  test('sends no more than a stranger may', async () => {
    const large = { redirect_uris: [redirectUri], client_name: 'x'.repeat(20_000) }
    expect((await register(large)).status).toBe(413)
  })

  test('does so twenty times an hour from one address', async () => {
    const { limit } = rateLimits.appRegistrations
    const metadata = { redirect_uris: [redirectUri] }
    for (let count = 0; count < limit; count += 1) {
      expect((await register(metadata, '203.0.113.80')).status).toBe(201)
    }
    const refused = await register(metadata, '203.0.113.80')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await register(metadata, '203.0.113.81')).status).toBe(201)
  })

  test('makes room for itself among those that nobody allowed, and for others’ apps never', async () => {
    const { db } = app.ctx
    const { clientId } = await connectApp(app, person)
    await db.deleteFrom('oauth_clients').where('allowed_at', 'is', null).execute()
    const row = { name: 'Flood', redirect_uris: '[]', allowed_at: null }
    const flood = Array.from({ length: oauthLimits.unusedRegistrations }, (_, at) => ({
      ...row,
      id: `flood-${at}`,
      created_at: app.clock.now - dayMs + at,
    }))
    await db.insertInto('oauth_clients').values(flood).execute()
    const newest = await registerApp(app)
    const left = (await db.selectFrom('oauth_clients').select('id').execute()).map(({ id }) => id)
    expect(left).toHaveLength(oauthLimits.unusedRegistrations + 1)
    expect(left).toEqual(expect.arrayContaining([clientId, newest, 'flood-1']))
    expect(left).not.toContain('flood-0')
  })

  test('asks in vain once it is forgotten', async () => {
    expect(await refusalOf('forgotten')).toEqual([404, 'appUnknown'])
  })
})

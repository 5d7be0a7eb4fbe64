import { createHash, randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer } from '#shared/contract/contract'
import type { KeyScope } from '#shared/rules/api-keys'
import type { Browser } from './browser-session.ts'
import type { TestApp } from './test-app.ts'

/** An app of others that asks a person for consent, step by step and without any library's checks. */

export const redirectUri = 'https://assistant.example/callback'

export interface Asked {
  request: Record<string, string>
  verifier: string
}

export interface Tokens {
  access_token: string
  refresh_token: string
  token_type: string
  expires_in: number
  scope: string
}

export async function registerApp(app: TestApp, metadata: object = {}): Promise<string> {
  const answer = await app
    .visitor()
    .post('/oauth/register', { client_name: 'Assistant', redirect_uris: [redirectUri], ...metadata })
  if (answer.status !== 201) throw new Error(await answer.text())
  return ((await answer.json()) as { client_id: string }).client_id
}

/** What the app puts into the address that it leads the person to. */
export function newRequest(app: TestApp, clientId: string, more: Record<string, string | undefined> = {}): Asked {
  const verifier = randomBytes(32).toString('base64url')
  const request = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'read write publish',
    state: 'a state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${app.ctx.config.http.publicUrl}/mcp`,
    ...more,
  }
  const given = Object.entries(request).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { request: Object.fromEntries(given), verifier }
}

export async function describeRequest(person: Browser, { request }: Asked): Promise<Response> {
  return await person.get(`/api/apps/request?${new URLSearchParams(request)}`)
}

export async function consent(
  person: Pick<Browser, 'post'>,
  { request }: Asked,
  choice: { workspace?: string | null; scopes?: readonly KeyScope[] } = {},
): Promise<Response> {
  return await person.post('/api/apps', { request, workspace: null, scopes: ['read', 'write'], ...choice })
}

/** Consents; returns the code that the app gets. */
export async function codeOf(...given: Parameters<typeof consent>): Promise<string> {
  const answer = await consent(...given)
  if (answer.status !== 200) throw new Error(await answer.text())
  const { address } = (await answer.json()) as Answer<'allowApp'>
  return new URL(address).searchParams.get('code') ?? ''
}

/** A call of the app's own server: a form, without cookies and origin. */
export async function sendForm(
  app: TestApp,
  path: string,
  form: Record<string, string> | [string, string][],
  from = '203.0.113.50',
): Promise<Response> {
  return await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    body: new URLSearchParams(form).toString(),
  })
}

export async function redeem(
  app: TestApp,
  { request, verifier }: Asked,
  code: string,
  more: Record<string, string> = {},
): Promise<Response> {
  return await sendForm(app, '/oauth/token', {
    grant_type: 'authorization_code',
    client_id: request.client_id ?? '',
    redirect_uri: request.redirect_uri ?? '',
    resource: request.resource ?? '',
    code,
    code_verifier: verifier,
    ...more,
  })
}

export async function refresh(app: TestApp, clientId: string, token: string): Promise<Response> {
  return await sendForm(app, '/oauth/token', {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: token,
  })
}

/** The whole way: a registered app and its first tokens. */
export async function connectApp(
  app: TestApp,
  person: Pick<Browser, 'post'>,
  choice: { workspace?: string | null; scopes?: readonly KeyScope[] } = {},
): Promise<Tokens & { clientId: string }> {
  const clientId = await registerApp(app)
  const asked = newRequest(app, clientId)
  const answer = await redeem(app, asked, await codeOf(person, asked, choice))
  if (answer.status !== 200) throw new Error(await answer.text())
  return { ...((await answer.json()) as Tokens), clientId }
}

/** A site on loopback with an app's document about itself, reached as `apps.example.net` through FETCH_ALLOW. */
export async function startAppSite() {
  const asked: string[] = []
  let answer: (response: ServerResponse, id: string) => void = () => {}
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.on('error', () => {})
    answer(response, `${site.url}${request.url}`)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const site = {
    asked,
    url: `http://apps.example.net:${port}`,
    environment: { FETCH_ALLOW: `apps.example.net=127.0.0.1:${port}` },
    behave(how: (response: ServerResponse, id: string) => void) {
      answer = how
    },
    /** @param changes to a good document */
    show(changes: object = {}) {
      answer = (response, id) => {
        response.setHeader('content-type', 'application/json')
        response.end(
          JSON.stringify({ client_id: id, client_name: 'Assistant', redirect_uris: [redirectUri], ...changes }),
        )
      }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  site.show()
  return site
}

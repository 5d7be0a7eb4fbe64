import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type ClientAuthMethod, type InteractionResults } from 'oidc-provider'
import type { TestApp } from './test-app.ts'

/** Someone who has an account at the provider. */
export interface Known {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  groups?: string[] | undefined
}

/** A real OpenID provider on loopback. The `current` person is signed in there and agrees to everything. */
export class IdentityProvider {
  readonly people = new Map<string, Known>()
  current = ''
  /** They press Cancel. */
  cancels = false
  issuer = ''
  /** The codes and tokens that it issued. */
  readonly issued: string[] = []
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #provider: Provider | undefined

  /**
   * @param redirectUris of the apps that people return to
   * @param options.wants how the app must send its secret
   * @param options.lists the methods its description lists; all by default
   * @returns the app's settings
   */
  async listen(
    redirectUris: string[],
    { wants = 'client_secret_post', lists }: { wants?: ClientAuthMethod; lists?: ClientAuthMethod[] } = {},
  ): Promise<Record<string, string>> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    // characters with a meaning in headers and forms
    const client = { client_id: 'post:wright+1', client_secret: 'a secret: 100% of it & only the two of them know' }
    this.#provider = new Provider(this.issuer, {
      clients: [{ ...client, redirect_uris: redirectUris, token_endpoint_auth_method: wants }],
      ...(lists && { clientAuthMethods: lists }),
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name', 'groups'],
      },
      cookies: { keys: ['only for tests'] },
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      findAccount: (_, accountId) => ({
        accountId,
        claims: () => Promise.resolve({ sub: accountId, ...this.people.get(accountId) }),
      }),
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    })
    this.#provider.on('grant.success', ({ oidc, body }) => {
      const { access_token, id_token } = body as { access_token: string; id_token: string }
      this.issued.push(String(oidc.params?.code), access_token, id_token)
    })
    return { OIDC_ISSUER: this.issuer, OIDC_CLIENT_ID: client.client_id, OIDC_CLIENT_SECRET: client.client_secret }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = this.#provider
    if (!provider) return void response.destroy()
    if (!request.url?.startsWith('/interaction/')) return await provider.callback()(request, response)
    const { prompt, params } = await provider.interactionDetails(request, response)
    const finish = (result: InteractionResults) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true })
    if (this.cancels) return await finish({ error: 'access_denied', error_description: 'Cancelled' })
    if (prompt.name === 'login') return await finish({ login: { accountId: this.current, remember: false } })
    const grant = new provider.Grant({ accountId: this.current, clientId: String(params.client_id) })
    grant.addOIDCScope(String(params.scope))
    await finish({ consent: { grantId: await grant.save() } })
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

type Visitor = ReturnType<TestApp['visitor']>

/** From the app to the provider. @returns its address, with all parameters */
export async function goToProvider(visitor: Visitor, path = '/api/oidc/start'): Promise<URL> {
  const response = await visitor.get(path)
  if (response.status !== 302) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return new URL(response.headers.get('location') ?? '', 'http://app.invalid')
}

/** Through the provider like a browser with its own cookies. @returns the path and query it redirects back to */
export async function passProvider(address: URL): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  while (next.origin === address.origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    next = new URL(location, next)
  }
  return `${next.pathname}${next.search}`
}

/** The whole sign-in. @returns the browser's final address in the app */
export async function signInThrough(visitor: Visitor, start?: string): Promise<string> {
  const callback = await passProvider(await goToProvider(visitor, start))
  return (await visitor.get(callback)).headers.get('location') ?? ''
}

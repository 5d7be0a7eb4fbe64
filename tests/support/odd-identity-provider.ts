import { createSign, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'

const clientId = 'postwright'

/** Speaks just enough of OpenID Connect to answer wrongly. Nobody visits it: tests make up the codes. */
export class OddIdentityProvider {
  issuer = ''
  /** Additional or replaced claims of the next ID token. */
  claims: Record<string, unknown> = {}
  /** Signed by an unknown key. */
  signsWrongly = false
  /** The token endpoint's answer instead of tokens. */
  refuses: { status: number; error: string } | null = null
  /** Additional or replaced fields of the description. */
  description: Record<string, unknown> = {}
  /** The last token request. */
  asked: { authorization: string; body: string } | null = null
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #server = createServer(async (request, response) => {
    const body = await readText(request)
    if (request.url === '/token') this.asked = { authorization: request.headers.authorization ?? '', body }
    const { status = 200, body: answer } = this.#answerTo(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })

  async listen(): Promise<Record<string, string>> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return { OIDC_ISSUER: this.issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: 'shared' }
  }

  #answerTo(path: string): { status?: number; body: unknown } {
    if (path === '/.well-known/openid-configuration') return { body: this.#describe() }
    if (path === '/keys')
      return { body: { keys: [{ ...this.#keys.publicKey.export({ format: 'jwk' }), alg: 'RS256' }] } }
    if (path !== '/token') return { status: 404, body: {} }
    if (this.refuses) return { status: this.refuses.status, body: { error: this.refuses.error } }
    return { body: { access_token: 'access', token_type: 'Bearer', id_token: this.#token() } }
  }

  #describe() {
    const { issuer } = this
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...this.description,
    }
  }

  #token(): string {
    const now = Math.floor(Date.now() / 1000)
    const usual = { iss: this.issuer, aud: clientId, sub: 'someone', iat: now, exp: now + 300 }
    const parts = [{ alg: 'RS256' }, { ...usual, ...this.claims }]
    const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    const { privateKey } = this.signsWrongly ? this.#otherKeys : this.#keys
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

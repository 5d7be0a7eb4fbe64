import type { ClientAuth, Configuration, ServerMetadata } from 'openid-client'
import type { OidcConfig } from '#server/platform/config'
import { hourMs } from '#shared/time/durations'
import { guardedFetch } from './guarded-fetch.ts'
import { chooseTokenAuth, type TokenAuth } from './token-auth.ts'

/** An identity provider's claims about a person, verified: signature, issuer, audience, expiry and nonce. */
export interface Claims {
  issuer: string
  subject: string
  [name: string]: unknown
}

/** Values that the provider's answer must match. Stored only by us. */
export interface Checks {
  nonce: string
  verifier: string
}

/** Signing in through an identity provider by OpenID Connect: authorization code with PKCE. */
export interface Oidc {
  /** The page at the provider to go to. @throws ProviderRefusal */
  begin(state: string): Promise<{ address: string; checks: Checks }>
  /** @param callback the address the provider sent the browser back to @throws ProviderRefusal */
  finish(callback: URL, state: string, checks: Checks): Promise<Claims>
}

const timeoutSeconds = 10
/** How far the provider's clock may be off. */
const clockToleranceSeconds = 60

export function createOidc(config: OidcConfig, redirectUri: string, now: () => number = Date.now): Oidc {
  let discovered: { at: number; provider: Promise<Configuration> } | undefined

  /** The provider's own metadata, refreshed every hour; if loading failed, the next call tries again. */
  async function provider(): Promise<Configuration> {
    if (!discovered || now() - discovered.at > hourMs) {
      const reading = { at: now(), provider: discover(config) }
      discovered = reading
      reading.provider.catch(() => {
        if (discovered === reading) discovered = undefined
      })
    }
    return await discovered.provider
  }

  return {
    async begin(state) {
      const client = await import('openid-client')
      return await orRefusal(async () => {
        const verifier = client.randomPKCECodeVerifier()
        const nonce = client.randomNonce()
        const address = client.buildAuthorizationUrl(await provider(), {
          redirect_uri: redirectUri,
          scope: config.scopes,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        })
        return { address: address.href, checks: { nonce, verifier } }
      })
    },

    async finish(callback, state, { nonce, verifier }) {
      const client = await import('openid-client')
      let tokenAuth: TokenAuth | undefined
      return await orRefusal(
        async () => {
          const configuration = await provider()
          tokenAuth = tokenAuthOf(config, configuration.serverMetadata())
          const tokens = await client.authorizationCodeGrant(configuration, callback, {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          })
          const proven = tokens.claims()
          if (!proven) throw new Error('The provider sent no ID token')
          const { userinfo_endpoint: more } = configuration.serverMetadata()
          // some put only the identity in the ID token and the rest in the user info
          const asked =
            more && proven.email === undefined
              ? await client.fetchUserInfo(configuration, tokens.access_token, proven.sub)
              : {}
          return { ...asked, ...proven, issuer: proven.iss, subject: proven.sub }
        },
        () => tokenAuth,
      )
    },
  }
}

async function discover(config: OidcConfig): Promise<Configuration> {
  const client = await import('openid-client')
  const metadata = { [client.clockTolerance]: clockToleranceSeconds }
  // id and secret are form-encoded for the header, as RFC 6749 has it (2.3.1), by the library
  const secret = config.clientSecret ?? ''
  const methods = {
    post: () => client.ClientSecretPost(secret),
    basic: () => client.ClientSecretBasic(secret),
    none: () => client.None(),
  }
  const authentication: ClientAuth = (described, ...request) =>
    methods[tokenAuthOf(config, described)]()(described, ...request)
  const fetching = guardedFetch(config.issuer)
  const configuration = await client.discovery(new URL(config.issuer), config.clientId, metadata, authentication, {
    // otherwise the token's signature would not be checked, since it comes directly from the provider
    execute: [client.enableNonRepudiationChecks, ...(fetching.isHttp ? [client.allowInsecureRequests] : [])],
    timeout: timeoutSeconds,
    [client.customFetch]: fetching.fetch,
  })
  const { token_endpoint, jwks_uri, userinfo_endpoint } = configuration.serverMetadata()
  fetching.allow([token_endpoint, jwks_uri, userinfo_endpoint])
  return configuration
}

function tokenAuthOf(config: OidcConfig, described: ServerMetadata): TokenAuth {
  return chooseTokenAuth(config, described.token_endpoint_auth_methods_supported)
}

async function orRefusal<Result>(
  work: () => Promise<Result>,
  tokenAuth: () => TokenAuth | undefined = () => undefined,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { providerRefusal } = await import('./describe-refusal.ts')
    throw providerRefusal(error, tokenAuth())
  }
}

import type { OidcConfig } from '#server/platform/config'

/** How the client authenticates when it requests a token: its secret in the body, in the header, or none. */
export type TokenAuth = 'post' | 'basic' | 'none'

/**
 * The setting decides, else what the provider's description lists: the body where it lists both. A description that
 * lists nothing means the header (OpenID Connect Discovery 1.0, section 3; RFC 8414, section 2).
 */
export function chooseTokenAuth(
  { clientSecret, tokenAuth }: Pick<OidcConfig, 'clientSecret' | 'tokenAuth'>,
  listed: readonly string[] | undefined,
): TokenAuth {
  if (clientSecret === null) return 'none'
  if (tokenAuth !== null) return tokenAuth
  const methods = listed ?? ['client_secret_basic']
  return methods.includes('client_secret_basic') && !methods.includes('client_secret_post') ? 'basic' : 'post'
}

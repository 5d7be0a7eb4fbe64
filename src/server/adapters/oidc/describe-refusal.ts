import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import type { OidcOutcome } from '#shared/rules/oidc'
import { ProviderRefusal } from './provider-refusal.ts'
import type { TokenAuth } from './token-auth.ts'

/** Translates a failure of the library into our words. @param tokenAuth how the token was requested, if at all */
export function providerRefusal(error: unknown, tokenAuth: TokenAuth | undefined): ProviderRefusal {
  const outcome = outcomeOf(error)
  const isOfSecret = outcome === 'client' && (tokenAuth === 'post' || tokenAuth === 'basic')
  return new ProviderRefusal(isOfSecret ? `client-${tokenAuth}` : outcome, error)
}

const byCode: Readonly<Record<string, OidcOutcome>> = {
  OAUTH_TIMEOUT: 'unreachable',
  OAUTH_ABORT: 'unreachable',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'unreachable',
  OAUTH_RESPONSE_IS_NOT_JSON: 'unreachable',
  OAUTH_PARSE_ERROR: 'unreachable',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'issuer',
}

function outcomeOf(error: unknown): OidcOutcome {
  if (error instanceof AuthorizationResponseError) return error.error === 'access_denied' ? 'cancelled' : 'refused'
  if (error instanceof WWWAuthenticateChallengeError) return 'client'
  if (error instanceof ResponseBodyError) {
    return ['invalid_client', 'unauthorized_client'].includes(error.error) ? 'client' : 'refused'
  }
  if (error instanceof ClientError) {
    const isOfIssuer = /\biss(uer)?\b/.test(`${error.message} ${describeCause(error.cause)}`)
    return byCode[error.code ?? ''] ?? (isOfIssuer ? 'issuer' : 'token')
  }
  return error instanceof TypeError ? 'unreachable' : 'token'
}

/** The library names the invalid claim or parameter in the cause. */
function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return ''
  const { claim } = (cause.cause ?? {}) as { claim?: unknown }
  return `${cause.message} ${typeof claim === 'string' ? claim : ''}`
}

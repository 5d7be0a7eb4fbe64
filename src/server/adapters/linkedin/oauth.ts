import type { LinkedinAppVerdict } from '#shared/rules/linkedin'
import { dayMs } from '#shared/time/durations'
import { callLinkedin, type LinkedinAnswer, LinkedinUnreachable } from './http.ts'
import type { Linkedin, LinkedinApp } from './linkedin.ts'
import { LinkedinRefused } from './refused.ts'

/**
 * LinkedIn's OAuth 2.0: exchanges codes for tokens and revokes tokens. LinkedIn supports neither PKCE nor HTTP Basic
 * for apps of this kind.
 */

export interface Grant {
  accessToken: string
  /** Seconds that it lasts from now on. */
  lastsMs: number
  scopes: string[]
  /** Renews the token, where LinkedIn gave such. */
  refresh: { token: string; lastsMs: number } | null
}

/** Sixty days: how long a token lives, where LinkedIn does not say. */
export const defaultTokenMs = 60 * dayMs
/** The same of refresh tokens. */
const defaultRefreshMs = 365 * dayMs

/** The page at LinkedIn where people agree. */
export function authorizationAddress(
  linkedin: Linkedin,
  app: LinkedinApp,
  { scopes, redirectUri, state }: { scopes: readonly string[]; redirectUri: string; state: string },
): string {
  const address = new URL(`${linkedin.oauthBase}/oauth/v2/authorization`)
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: redirectUri,
    state,
    scope: scopes.join(' '),
  }).toString()
  return address.href
}

/** @throws LinkedinRefused code | client | redirect | refused; LinkedinUnreachable */
export async function exchangeCode(
  linkedin: Linkedin,
  app: LinkedinApp,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<Grant> {
  const answer = await askForToken(linkedin, app, { grant_type: 'authorization_code', code, redirect_uri: redirectUri })
  const grant = readGrant(answer)
  if (grant) return grant
  throw new LinkedinRefused(refusalOf(answer), { status: answer.status, code: answer.fields.error })
}

/**
 * A new token by a refresh token, which may come with a new one of these too.
 * @returns 'dead' if LinkedIn does not accept the refresh token any more; 'later' for whatever else went wrong
 */
export async function refreshGrant(
  linkedin: Linkedin,
  app: LinkedinApp,
  refreshToken: string,
): Promise<Grant | 'dead' | 'later'> {
  try {
    const answer = await askForToken(linkedin, app, { grant_type: 'refresh_token', refresh_token: refreshToken })
    // a wrong secret of the app is answered with 401 too, and says nothing of the token
    const isDead = answer.status === 401 && refusalOf(answer) !== 'client'
    return readGrant(answer) ?? (isDead ? 'dead' : 'later')
  } catch (error) {
    if (error instanceof LinkedinUnreachable) return 'later'
    throw error
  }
}

function readGrant({ status, fields }: LinkedinAnswer): Grant | null {
  const { access_token: accessToken, expires_in: seconds, scope } = fields
  if (status !== 200 || typeof accessToken !== 'string' || accessToken === '') return null
  const { refresh_token: refreshToken, refresh_token_expires_in: refreshSeconds } = fields
  return {
    accessToken,
    lastsMs: msOf(seconds) ?? defaultTokenMs,
    scopes: typeof scope === 'string' ? scope.split(/[\s,]+/).filter(Boolean) : [],
    refresh:
      typeof refreshToken === 'string' && refreshToken !== ''
        ? { token: refreshToken, lastsMs: msOf(refreshSeconds) ?? defaultRefreshMs }
        : null,
  }
}

function msOf(seconds: unknown): number | null {
  return typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : null
}

/**
 * Tests id and secret with an invalid code: the first complaint shows how far LinkedIn got. The app's products are
 * unknown until someone connects.
 */
export async function tryApp(linkedin: Linkedin, app: LinkedinApp, redirectUri: string): Promise<LinkedinAppVerdict> {
  try {
    const code = 'is-this-app-known'
    const answer = await askForToken(linkedin, app, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
    })
    const outcome = refusalOf(answer)
    if (outcome === 'code') return 'ok'
    return outcome === 'client' || outcome === 'redirect' ? outcome : 'unclear'
  } catch (error) {
    if (error instanceof LinkedinUnreachable) return 'unreachable'
    throw error
  }
}

/** @returns false if LinkedIn did not revoke it, for any reason */
export async function revokeToken(linkedin: Linkedin, app: LinkedinApp, accessToken: string): Promise<boolean> {
  try {
    const { status } = await callLinkedin({
      method: 'POST',
      address: `${linkedin.oauthBase}/oauth/v2/revoke`,
      body: { form: { token: accessToken, client_id: app.clientId, client_secret: app.clientSecret } },
    })
    return status === 200
  } catch (error) {
    if (error instanceof LinkedinUnreachable) return false
    throw error
  }
}

/** @throws LinkedinUnreachable also when LinkedIn itself is out of order */
async function askForToken(
  linkedin: Linkedin,
  app: LinkedinApp,
  grant: Readonly<Record<string, string>>,
): Promise<LinkedinAnswer> {
  const answer = await callLinkedin({
    method: 'POST',
    address: `${linkedin.oauthBase}/oauth/v2/accessToken`,
    body: {
      form: { ...grant, client_id: app.clientId, client_secret: app.clientSecret },
    },
  })
  if (answer.status >= 500 || answer.status === 429) throw new LinkedinUnreachable(true, String(answer.status))
  return answer
}

/** LinkedIn gives `invalid_request` for a code that is unknown, used or too old. */
function refusalOf({ fields }: LinkedinAnswer): 'client' | 'redirect' | 'code' | 'refused' {
  switch (fields.error) {
    case 'invalid_client':
    case 'unauthorized_client':
      return 'client'
    case 'invalid_redirect_uri':
      return 'redirect'
    case 'invalid_request':
    case 'invalid_grant':
      return 'code'
    default:
      return 'refused'
  }
}

import { type LinkedinAppKind, type LinkedinAppVerdict, linkedinScopes } from '#shared/rules/linkedin'
import { dayMs } from '#shared/time/durations'
import { callLinkedin, type LinkedinAnswer, LinkedinUnreachable } from './http.ts'
import type { Linkedin, LinkedinApp } from './linkedin.ts'
import { LinkedinRefused } from './refused.ts'

/**
 * LinkedIn's OAuth 2.0: codes for tokens, tokens taken back. It knows neither PKCE nor HTTP Basic for apps of this
 * kind.
 */

export interface Grant {
  accessToken: string
  /** Seconds that it lasts from now on. */
  lastsMs: number
  scopes: string[]
}

/** Sixty days: how long a token lives, where LinkedIn does not say. */
export const usualTokenMs = 60 * dayMs

/** The page at LinkedIn where people agree. */
export function authorizationAddress(
  linkedin: Linkedin,
  app: LinkedinApp,
  { kind, redirectUri, state }: { kind: LinkedinAppKind; redirectUri: string; state: string },
): string {
  const address = new URL(`${linkedin.oauthBase}/oauth/v2/authorization`)
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: redirectUri,
    state,
    scope: linkedinScopes[kind].join(' '),
  }).toString()
  return address.href
}

/** @throws LinkedinRefused code | client | redirect | refused; LinkedinUnreachable */
export async function exchangeCode(
  linkedin: Linkedin,
  app: LinkedinApp,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<Grant> {
  const answer = await askForToken(linkedin, app, { code, redirectUri })
  const { access_token: accessToken, expires_in: seconds, scope } = answer.fields
  if (answer.status === 200 && typeof accessToken === 'string' && accessToken !== '') {
    return {
      accessToken,
      lastsMs: typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : usualTokenMs,
      scopes: typeof scope === 'string' ? scope.split(/[\s,]+/).filter(Boolean) : [],
    }
  }
  throw new LinkedinRefused(refusalOf(answer), { status: answer.status, code: answer.fields.error })
}

/**
 * Tries id and secret with a code that LinkedIn can't know: what it complains of first shows how far it came. It says
 * nothing of the app's products; those show when someone connects.
 */
export async function tryApp(linkedin: Linkedin, app: LinkedinApp, redirectUri: string): Promise<LinkedinAppVerdict> {
  try {
    const answer = await askForToken(linkedin, app, { code: 'is-this-app-known', redirectUri })
    const outcome = refusalOf(answer)
    if (outcome === 'code') return 'ok'
    return outcome === 'client' || outcome === 'redirect' ? outcome : 'unclear'
  } catch (error) {
    if (error instanceof LinkedinUnreachable) return 'unreachable'
    throw error
  }
}

/** @returns false when LinkedIn did not take it back, for whatever reason */
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
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<LinkedinAnswer> {
  const answer = await callLinkedin({
    method: 'POST',
    address: `${linkedin.oauthBase}/oauth/v2/accessToken`,
    body: {
      form: {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: app.clientId,
        client_secret: app.clientSecret,
      },
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

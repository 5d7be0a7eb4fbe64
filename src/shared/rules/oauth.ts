import { dayMs, hourMs, minuteMs, secondMs } from '#shared/time/durations'

/** OAuth 2.1 for third-party apps, such as hosted assistants. */

/** The only resource that access is given to, below the installation's address. */
export const mcpPath = '/mcp'

/** Where apps send their requests; people see /authorize, which is a page of the app. */
export const oauthPaths = {
  /** With the path of the resource inserted (RFC 9728, 3.1). */
  resourceMetadata: `/.well-known/oauth-protected-resource${mcpPath}`,
  serverMetadata: '/.well-known/oauth-authorization-server',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  register: '/oauth/register',
} as const

/** What each kind of token begins with, so that scanners find one that was committed somewhere. */
export const tokenPrefixes = { code: 'pw_code_', access: 'pw_access_', refresh: 'pw_refresh_' } as const
export type TokenKind = keyof typeof tokenPrefixes

export const oauthLimits = {
  codeMs: 60 * secondMs,
  accessMs: hourMs,
  /** A refresh token that is not used for so long ends. */
  refreshMs: 30 * dayMs,
  /** Consent ends after it, as a key does by default. */
  consentMs: 365 * dayMs,
  /** A refresh token used again within it is a retry after a lost answer. */
  retryMs: 30 * secondMs,
  /** Connected apps of one person, in all workspaces. */
  apps: 50,
  /** Apps that registered themselves and that nobody has allowed. */
  unusedRegistrations: 500,
  unusedRegistrationMs: dayMs,
  /** A registration without a grant is kept for so long, since its app may ask again. */
  registrationMs: 90 * dayMs,
  nameCharacters: 80,
  redirectUris: 10,
  /** Of an app's document about itself, as its draft recommends. */
  documentBytes: 5 * 1024,
  documentMs: 5 * secondMs,
  /** A document is read again after so long. */
  documentKeptMs: 5 * minuteMs,
  documentsKept: 100,
}

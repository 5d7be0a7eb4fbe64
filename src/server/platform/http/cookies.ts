import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** The cookies of this app: their names, and the options that all share. */

const names = {
  /** The session. */
  session: 'postwright',
  /** A pending sign-in, before its second factor. */
  pending: 'postwright-pending',
  /** A pending sign-in at the identity provider. */
  oidc: 'postwright-oidc',
  /** A pending link. */
  offer: 'postwright-offer',
  /** Proof of an earlier sign-in. */
  device: 'postwright-device',
} as const

export function cookieName(config: Config, cookie: keyof typeof names): string {
  return isHttps(config) ? `__Host-${names[cookie]}` : names[cookie]
}

export function cookieOptions(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: isHttps(config) }
}

/** Whether the request has a cookie of a session or a pending sign-in; runs before cookies are parsed. */
export function carriesSession(request: FastifyRequest): boolean {
  return /(?:^|;)\s*(?:__Host-)?postwright(?:-pending)?=/.test(request.headers.cookie ?? '')
}

function isHttps(config: Config): boolean {
  return config.http.publicUrl.startsWith('https:')
}

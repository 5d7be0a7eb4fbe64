import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** The cookies of this app: how each is called, and what all of them have in common. */

const names = {
  /** Who is signed in. */
  session: 'postwright',
  /** A sign-in that waits for its second factor. */
  pending: 'postwright-pending',
  /** A sign-in under way at the identity provider. */
  oidc: 'postwright-oidc',
  /** An identity there that its owner may link. */
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

/** Whether someone is signed in by this request, or is signing in; asked before cookies are parsed. */
export function carriesSession(request: FastifyRequest): boolean {
  return /(?:^|;)\s*(?:__Host-)?postwright(?:-pending)?=/.test(request.headers.cookie ?? '')
}

function isHttps(config: Config): boolean {
  return config.http.publicUrl.startsWith('https:')
}

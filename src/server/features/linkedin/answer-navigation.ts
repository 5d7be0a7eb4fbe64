import type { FastifyError } from 'fastify'
import { AppError } from '#server/platform/errors'
import type { HttpReply, HttpRequest } from '#server/platform/http/http'
import type { LinkedinOutcome } from '#shared/rules/linkedin'

/** Where a browser goes on that was sent to connect an account, or comes back from LinkedIn. */

const settings = '/settings?tab=linkedin'
const anyOrigin = 'http://app.invalid'

/** A path of the app, whatever was asked for. */
export function nextOrSettings(next: string | null | undefined): string {
  if (!next?.startsWith('/') || /^\/[/\\]|\p{Cc}/u.test(next)) return settings
  const url = URL.parse(next, anyOrigin)
  return url?.origin === anyOrigin ? `${url.pathname}${url.search}${url.hash}` : settings
}

/** The page to go on with says by it how connecting ended. */
export function backWith(next: string, outcome: LinkedinOutcome): string {
  const url = new URL(next, anyOrigin)
  url.searchParams.set('linkedin', outcome)
  return `${url.pathname}${url.search}${url.hash}`
}

/** A failure as a page for a browser; a program gets the usual answer. */
export function answerNavigation(error: FastifyError, request: HttpRequest, reply: HttpReply): void {
  if (!request.headers.accept?.includes('text/html')) throw error
  if (error instanceof AppError && error.code === 'sign_in_required') {
    const wasAway = request.url.includes('/callback')
    const next = wasAway ? backWith(settings, 'signed-out') : settings
    reply.redirect(`/auth?next=${encodeURIComponent(next)}`)
  } else if (error instanceof AppError && error.code === 'rate_limited') {
    reply.redirect(backWith(settings, 'too-often'))
  } else if (error.validation) {
    reply.redirect(backWith(settings, 'state'))
  } else {
    throw error
  }
}

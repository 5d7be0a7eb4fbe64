import type { FastifyError } from 'fastify'
import { AppError } from '#server/platform/errors'
import type { HttpReply, HttpRequest } from '#server/platform/http/http'
import type { LinkedinOutcome } from '#shared/rules/linkedin'
import { ownPath } from '#shared/text/own-path'

/** Answers browsers on their way to LinkedIn to connect an account, or back. */

export const linkedinSettings = '/settings?tab=linkedin'

/** The page to continue with, or the settings; its query tells how connecting ended. */
export function returnPath(next: string | null | undefined, outcome: LinkedinOutcome): string {
  const url = new URL(ownPath(next) ?? linkedinSettings, 'http://app.invalid')
  url.searchParams.set('linkedin', outcome)
  return `${url.pathname}${url.search}${url.hash}`
}

/** A failure as a page for a browser; a program gets the usual answer. */
export function answerNavigation(error: FastifyError, request: HttpRequest, reply: HttpReply): void {
  if (!request.headers.accept?.includes('text/html')) throw error
  if (error instanceof AppError && error.code === 'sign_in_required') {
    const wasAway = request.url.includes('/callback')
    const next = wasAway ? returnPath(linkedinSettings, 'signed-out') : linkedinSettings
    reply.redirect(`/auth?next=${encodeURIComponent(next)}`)
  } else if (error instanceof AppError && error.code === 'rate_limited') {
    reply.redirect(returnPath(linkedinSettings, 'too-often'))
  } else if (error.validation) {
    reply.redirect(returnPath(linkedinSettings, 'state'))
  } else {
    throw error
  }
}

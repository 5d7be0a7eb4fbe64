import { AppError } from '#server/platform/errors'
import { because, type PlainReason, type Reason } from '#shared/errors/reason'

/** Why an address can't be read. */

export function refused(): AppError {
  return new AppError('source_refused', 'addressRefused')
}

export function unreachable(reason: Reason | PlainReason, cause?: unknown): AppError {
  return new AppError('source_unreachable', reason, { cause })
}

export function unreadable(reason: Reason | PlainReason, cause?: unknown): AppError {
  return new AppError('source_unreadable', reason, { cause })
}

export function tooLarge(): AppError {
  return unreadable('pageTooLarge')
}

export function tooManyRedirects(): AppError {
  return unreachable('tooManyRedirects')
}

/** @throws AppError source_unreadable for a response that is neither a page (2xx) nor a valid redirect */
export function refuseStatus(status: number): void {
  if (status < 200 || status > 299) throw statusError(status)
}

export function statusError(status: number): AppError {
  if (status === 404 || status === 410) return unreadable('pageMissing')
  if (status === 401 || status === 403 || status === 407) {
    return unreadable('pageForbidden')
  }
  if (status === 402) return unreadable('pageIsPaid')
  if (status === 429) {
    return unreadable('siteLimitsRequests')
  }
  if (status === 451) return unreadable('pageWithheld')
  if (status >= 500) {
    return unreadable('siteHasProblem')
  }
  return unreadable(because('pageStatus', { status }))
}

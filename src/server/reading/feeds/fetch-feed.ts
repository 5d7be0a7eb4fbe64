import { AppError } from '#server/platform/errors'
import { limits } from '#shared/rules/limits'
import { guardRules } from '../fetch/guard-rules.ts'
import {
  createGuardedFetch,
  type FetchedPage,
  type FetchOptions,
  type GuardedFetchOptions,
} from '../fetch/guarded-fetch.ts'
import { refuseStatus, statusError, unreadable } from '../fetch/refusals.ts'
import type { Validators } from './feed.ts'
import { retryAfterSeconds } from './rest-time.ts'

export type FetchFeed = (url: string, seen: Validators, options: FetchOptions) => Promise<FetchedPage>

/**
 * Fetches feeds through the guard used for articles, up to five megabytes. An unchanged feed answers 304 without a
 * body.
 */
export function createFeedFetch({
  limits: changed,
  ...options
}: Pick<GuardedFetchOptions, 'allow' | 'lookup' | 'limits'>): FetchFeed {
  const fetch = createGuardedFetch({
    ...options,
    limits: { bodyBytes: limits.feedBytes, ...changed },
    rules: { ...guardRules, status: refuseFeedStatus, contentType: checkFeedType, unknownBody: () => {} },
    accept:
      'application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,text/xml;q=0.9,text/html;q=0.8,*/*;q=0.5',
  })
  return (url, { etag, lastModified }, fetching) => {
    const headers = {
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    }
    return fetch(url, { ...fetching, headers })
  }
}

/** @throws AppError source_unreadable, with the time that the server asks to wait */
function refuseFeedStatus(status: number, header: (name: string) => string): void {
  if (status === 304) return
  const isLimited = status === 429 || status === 503
  const seconds = isLimited ? retryAfterSeconds(header('retry-after'), Date.now()) : undefined
  if (seconds !== undefined) {
    const { code, reason } = statusError(status)
    throw new AppError(code, reason, { retryAfterSeconds: seconds })
  }
  refuseStatus(status)
}

/** Servers give feeds any type of text. @throws AppError source_unreadable */
function checkFeedType(header: string): void {
  if (/^\s*(?:image|audio|video|font)\//i.test(header) || /^\s*application\/(?:pdf|zip)\b/i.test(header))
    throw unreadable('noFeedAtAddress')
}

import { dayMs, secondMs } from '#shared/time/durations'
import { retryAfterMs } from '#shared/time/retry-after'

/** No server can put off readings for longer than this. */
export const longestRestMs = dayMs

/**
 * How long an answer is fresh by its headers, up to a day: Cache-Control takes precedence over Expires (RFC 9111).
 * @param header empty where it is missing
 */
export function restMsOf(header: (name: string) => string, now: number): number {
  const cacheControl = header('cache-control').toLowerCase()
  if (/\bno-(?:cache|store)\b/.test(cacheControl)) return 0
  const maxAge = /\bmax-age\s*=\s*"?(\d+)/.exec(cacheControl)?.[1]
  if (maxAge !== undefined) return within(Number(maxAge) * secondMs - (Number(header('age')) || 0) * secondMs)
  const expires = Date.parse(header('expires'))
  const sent = Date.parse(header('date'))
  return Number.isFinite(expires) ? within(expires - (Number.isFinite(sent) ? sent : now)) : 0
}

/** @param value of Retry-After @returns up to a day; undefined where it names no time */
export function retryAfterSeconds(value: string, now: number): number | undefined {
  const ms = retryAfterMs(value, now)
  return ms === null ? undefined : Math.ceil(within(ms) / secondMs)
}

function within(ms: number): number {
  return Math.min(Math.max(0, ms), longestRestMs)
}

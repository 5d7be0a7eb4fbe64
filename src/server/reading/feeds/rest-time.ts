import { dayMs, secondMs } from '#shared/time/durations'

/** No server keeps a feed from being read for longer than this. */
export const longestRestMs = dayMs

/**
 * How long an answer holds by its headers, up to a day: what Cache-Control says counts before Expires (RFC 9111).
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

/** Retry-After: seconds or a date. Undefined where it says neither. */
export function retryAfterSeconds(value: string, now: number): number | undefined {
  if (/^\d{1,9}$/.test(value.trim())) return within(Number(value) * secondMs) / secondMs
  const moment = Date.parse(value)
  return Number.isFinite(moment) ? Math.ceil(within(moment - now) / secondMs) : undefined
}

function within(ms: number): number {
  return Math.min(Math.max(0, ms), longestRestMs)
}

import { secondMs } from './durations.ts'

/**
 * How long a server asks to wait by its Retry-After header: seconds, which some write with a fraction, or a date.
 * @param header empty where it is missing
 * @returns ms, at least 0; null where the header says neither
 */
export function retryAfterMs(header: string, now: number): number | null {
  const text = header.trim()
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(text)) return Number(text) * secondMs
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

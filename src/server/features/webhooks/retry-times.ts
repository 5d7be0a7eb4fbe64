import { deliveryPausesMs } from '#shared/rules/webhooks'
import { dayMs, secondMs } from '#shared/time/durations'

/** When a delivery is tried again. */

/** Up to a tenth longer, so that what failed together is not tried together. */
const jitter = 0.1
const longestPauseMs = dayMs

/** How far ahead a next try may lie. */
export const farthestTryMs = longestPauseMs * (1 + jitter)

/**
 * @param tries how many there were
 * @param retryAfter the answer's header: seconds or a date; counts when it is later than the schedule
 * @param chance from 0 to 1
 * @returns epoch ms; null after the last try
 */
export function nextTryAt(tries: number, now: number, retryAfter: string, chance: number): number | null {
  const pauseMs = deliveryPausesMs[tries]
  if (pauseMs === undefined) return null
  const wishedMs = Math.min(pauseFrom(retryAfter, now), longestPauseMs)
  return now + Math.round(Math.max(pauseMs, wishedMs) * (1 + jitter * chance))
}

function pauseFrom(retryAfter: string, now: number): number {
  const text = retryAfter.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text) * secondMs
  const at = Date.parse(text)
  return Number.isNaN(at) ? 0 : at - now
}

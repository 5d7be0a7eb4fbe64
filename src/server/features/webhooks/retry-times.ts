import { deliveryPausesMs } from '#shared/rules/webhooks'
import { dayMs } from '#shared/time/durations'
import { retryAfterMs } from '#shared/time/retry-after'

/** When a delivery is tried again. */

/** Up to a tenth longer, so that deliveries that failed together are not retried together. */
const jitter = 0.1
const longestPauseMs = dayMs

/** How far ahead a next try may lie. */
export const farthestTryMs = longestPauseMs * (1 + jitter)

/**
 * @param tries how many there were
 * @param retryAfter the answer's header; counts when it is later than the schedule
 * @param chance from 0 to 1
 * @returns epoch ms; null after the last try
 */
export function nextTryAt(tries: number, now: number, retryAfter: string, chance: number): number | null {
  const pauseMs = deliveryPausesMs[tries]
  if (pauseMs === undefined) return null
  const wishedMs = Math.min(retryAfterMs(retryAfter, now) ?? 0, longestPauseMs)
  return now + Math.round(Math.max(pauseMs, wishedMs) * (1 + jitter * chance))
}

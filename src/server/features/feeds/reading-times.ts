import { leaseMoment } from '#server/platform/database/leases'
import type { MomentRule } from '#server/platform/database/moments'
import { longestRestMs } from '#server/reading/feeds/rest-time'
import { limits } from '#shared/rules/limits'
import { minuteMs } from '#shared/time/durations'

const longestMs = limits.feedIntervalMinutes.most * minuteMs

/**
 * When a feed is read next: after the shortest interval that someone asked for, which doubles with each failure in a row
 * up to a day, and never before its server allows it.
 */
export function nextReadingAt(
  { restUntil, failures }: { restUntil: number | null; failures: number },
  intervals: readonly number[],
  from: number,
): number {
  const intervalMs = Math.min(limits.feedIntervalMinutes.most, ...intervals) * minuteMs
  const waitMs = Math.min(longestMs, intervalMs * 2 ** Math.min(failures, 10))
  return Math.max(from + waitMs, restUntil ?? 0)
}

/** How far ahead the times of feeds may lie. */
export const feedMoments: readonly MomentRule[] = [
  { table: 'feeds', column: 'next_at', farthestMs: longestMs, becomes: { next_at: 'now' } },
  { table: 'feeds', column: 'rest_until', farthestMs: longestRestMs, becomes: { rest_until: null } },
  leaseMoment('feeds'),
]

import type { MomentRule } from '#server/platform/database/moments'
import { askingDays, lookupDays } from '#shared/rules/figures'
import { dayMs, hourMs } from '#shared/time/durations'

/** When an author is asked next for figures of a post; null: not any more. A day that passed meanwhile is left out. */
export function nextAskingAt(publishedAt: number, now: number): number | null {
  const day = askingDays.find((days) => publishedAt + days * dayMs > now)
  return day === undefined ? null : publishedAt + day * dayMs
}

/** Before its author would be asked. */
const lookupEarlyMs = hourMs

/** When LinkedIn is asked next for figures of a post; null: not any more. A day that passed meanwhile is left out. */
export function nextLookupAt(publishedAt: number, now: number): number | null {
  const times = lookupDays.map((days) => publishedAt + days * dayMs - lookupEarlyMs)
  return times.find((at) => at > now) ?? null
}

/** How long after publishing a post is asked for that could not be asked for in time. */
export const lookupsEndMs = (Math.max(...lookupDays) + 1) * dayMs

/** How far ahead the times of asking may lie. */
export const askingMoments: readonly MomentRule[] = [
  {
    table: 'published_posts',
    column: 'next_at',
    farthestMs: Math.max(...askingDays) * dayMs,
    becomes: { next_at: 'now' },
  },
  { table: 'figure_lookups', column: 'next_at', farthestMs: lookupsEndMs, becomes: { next_at: 'now' } },
]

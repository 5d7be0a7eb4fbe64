import type { MomentRule } from '#server/platform/database/moments'
import { askingDays, lookupDays } from '#shared/rules/figures'
import { dayMs, hourMs } from '#shared/time/durations'

/** When an author is next asked for figures of a post; null: never again. Days missed meanwhile are skipped. */
export function nextAskingAt(publishedAt: number, now: number): number | null {
  const day = askingDays.find((days) => publishedAt + days * dayMs > now)
  return day === undefined ? null : publishedAt + day * dayMs
}

/** LinkedIn is asked this long before the author would be. */
const lookupEarlyMs = hourMs

/** When LinkedIn is next asked for figures of a post; null: never again. Days missed meanwhile are skipped. */
export function nextLookupAt(publishedAt: number, now: number): number | null {
  const times = lookupDays.map((days) => publishedAt + days * dayMs - lookupEarlyMs)
  return times.find((at) => at > now) ?? null
}

/** How long after publishing lookups that could not be made in time are still retried. */
export const lookupsEndMs = (Math.max(...lookupDays) + 1) * dayMs

/** How far ahead these times may be. */
export const askingMoments: readonly MomentRule[] = [
  {
    table: 'published_posts',
    column: 'next_at',
    farthestMs: Math.max(...askingDays) * dayMs,
    becomes: { next_at: 'now' },
  },
  { table: 'figure_lookups', column: 'next_at', farthestMs: lookupsEndMs, becomes: { next_at: 'now' } },
]

import type { MomentRule } from '#server/platform/database/moments'
import { askingDays } from '#shared/rules/figures'
import { dayMs } from '#shared/time/durations'

/** When an author is asked next for figures of a post; null: not any more. A day that passed meanwhile is left out. */
export function nextAskingAt(publishedAt: number, now: number): number | null {
  const day = askingDays.find((days) => publishedAt + days * dayMs > now)
  return day === undefined ? null : publishedAt + day * dayMs
}

/** How far ahead the times of asking may lie. */
export const askingMoments: readonly MomentRule[] = [
  {
    table: 'published_posts',
    column: 'next_at',
    farthestMs: Math.max(...askingDays) * dayMs,
    becomes: { next_at: 'now' },
  },
]

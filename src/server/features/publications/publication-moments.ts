import { sql } from 'kysely'
import { leaseMs } from '#server/platform/database/leases'
import type { MomentRule } from '#server/platform/database/moments'
import { hourMs, minuteMs } from '#shared/time/durations'

/** The longest that anything waits by itself: until LinkedIn's next day. */
const longestWaitMs = 25 * hourMs

/** How far ahead the moments of publications may lie. The time that an author chose stands. */
export const publicationMoments: readonly MomentRule[] = [
  rule('leased_until', leaseMs, { lease: null, leased_until: null }),
  ...['sent_at', 'unknown_at', 'resent_at'].map((column) => rule(column, 0, { [column]: 'now' })),
  rule('not_before', longestWaitMs, { not_before: null }),
  rule('due_at', 0, { due_at: 'now', next_at: 'now' }, sql<boolean>`state = 'scheduled' and wall_time is null`),
  rule('next_at', 10 * minuteMs, { next_at: 'now' }, sql<boolean>`state not in ('scheduled', 'published')`),
  rule('next_at', longestWaitMs, { next_at: 'now' }, sql<boolean>`state = 'scheduled' and next_at > due_at`),
]

function rule(
  column: string,
  farthestMs: number,
  becomes: MomentRule['becomes'],
  where?: MomentRule['where'],
): MomentRule {
  return { table: 'publications', column, farthestMs, becomes, ...(where && { where }) }
}

import { sql } from 'kysely'
import { leaseMoment } from '#server/platform/database/leases'
import type { MomentRule } from '#server/platform/database/moments'
import { hourMs, minuteMs } from '#shared/time/durations'

/** The longest that anything waits by itself: until LinkedIn's next day. */
const longestWaitMs = 25 * hourMs

/** How far ahead the times of publications may lie. A time chosen by an author stays. */
export const publicationMoments: readonly MomentRule[] = [
  leaseMoment('publications'),
  ...['sent_at', 'unknown_at', 'resent_at'].map((column) => rule(column, 0, { [column]: 'now' })),
  rule('not_before', longestWaitMs, { not_before: null }),
  rule('due_at', 0, { due_at: 'now', next_at: 'now' }, sql<boolean>`state = 'scheduled' and wall_time is null`),
  rule('next_at', 10 * minuteMs, { next_at: 'now' }, sql<boolean>`state not in ('scheduled', 'published')`),
  rule('next_at', longestWaitMs, { next_at: 'now' }, sql<boolean>`state = 'scheduled' and next_at > due_at`),
]

/** The same of first comments. */
export const commentMoments: readonly MomentRule[] = [
  leaseMoment('first_comments'),
  { table: 'first_comments', column: 'next_at', farthestMs: minuteMs, becomes: { next_at: 'now' } },
  ...['due_at', 'sent_at'].map((column) => ({
    table: 'first_comments' as const,
    column,
    farthestMs: 0,
    becomes: { [column]: 'now' as const },
  })),
]

function rule(
  column: string,
  farthestMs: number,
  becomes: MomentRule['becomes'],
  where?: MomentRule['where'],
): MomentRule {
  return { table: 'publications', column, farthestMs, becomes, ...(where && { where }) }
}

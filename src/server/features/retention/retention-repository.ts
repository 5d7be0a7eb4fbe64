import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import type { WorkspaceId } from '#shared/contract/ids'
import { afterPayment } from '#shared/rules/plans'
import { dayMs } from '#shared/time/durations'

/** Someone whose paid time is over, so that their content is kept only for a while. Times are epoch ms. */
export interface Retention {
  ownerId: WorkspaceId
  /** When the paid time ended; the days count from here. */
  paidUntil: number
}

const keptMs = afterPayment.keptDays * dayMs
const noticeMs = afterPayment.noticeDays * dayMs

/** Selects people who neither pay nor got Pro from an administrator. People who never paid have no paid_until. */
const hasNoPro = sql<boolean>`users.is_admin = 0 and workspaces.plan = 'trial'
  and workspaces.subscription_status <> 'active'`
const hasSomething = sql<boolean>`(
  exists (select 1 from posts where posts.owner_id = workspaces.id)
  or exists (select 1 from visuals where visuals.owner_id = workspaces.id)
  or exists (select 1 from media_assets where media_assets.owner_id = workspaces.id)
)`

/** Owners who lose content in a week and have not been notified yet. Uses index workspaces_paid_until. */
export async function listToNotify(db: Database, now: number, limit: number): Promise<Retention[]> {
  const rows = await db
    .selectFrom('workspaces')
    .innerJoin('users', 'users.id', 'workspaces.user_id')
    .leftJoin('kept_data_notices as notice', (join) =>
      join.onRef('notice.owner_id', '=', 'workspaces.id').onRef('notice.paid_until', '=', 'workspaces.paid_until'),
    )
    .select(['workspaces.id', 'workspaces.paid_until'])
    .where('workspaces.paid_until', '<=', now - keptMs + noticeMs)
    .where('notice.owner_id', 'is', null)
    .where(hasNoPro)
    .where(hasSomething)
    .orderBy('workspaces.paid_until')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => (row.paid_until === null ? [] : [{ ownerId: row.id, paidUntil: row.paid_until }]))
}

/** Owners whose retention is over: thirty days after the paid time, and a week after they were notified. */
export async function listToDelete(db: Database, now: number, limit: number): Promise<Retention[]> {
  return await db
    .selectFrom('kept_data_notices as notice')
    .innerJoin('workspaces', (join) =>
      join.onRef('workspaces.id', '=', 'notice.owner_id').onRef('workspaces.paid_until', '=', 'notice.paid_until'),
    )
    .innerJoin('users', 'users.id', 'workspaces.user_id')
    .select(['notice.owner_id as ownerId', 'notice.paid_until as paidUntil'])
    .where('notice.removed_at', 'is', null)
    .where('notice.paid_until', '<=', now - keptMs)
    .where('notice.mailed_at', '<=', now - noticeMs)
    .where(hasNoPro)
    .limit(limit)
    .execute()
}

/**
 * Whether this paid time is still the last one; if so, locks the rows of the person and of their workspace until the
 * transaction ends.
 */
export async function lockRetention(db: Database, { ownerId, paidUntil }: Retention): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .innerJoin('workspaces', 'workspaces.user_id', 'users.id')
    .select('users.id')
    .where('workspaces.id', '=', ownerId)
    .where('paid_until', '=', paidUntil)
    .where(hasNoPro)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}

/** False when they had been notified before. */
export async function markNotified(db: Database, { ownerId, paidUntil }: Retention, now: number): Promise<boolean> {
  const row = await db
    .insertInto('kept_data_notices')
    .values({ owner_id: ownerId, paid_until: paidUntil, mailed_at: now, removed_at: null })
    .onConflict((conflict) => conflict.columns(['owner_id', 'paid_until']).doNothing())
    .returning('owner_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markRemoved(db: Database, { ownerId, paidUntil }: Retention, now: number): Promise<void> {
  await db
    .updateTable('kept_data_notices')
    .set({ removed_at: now })
    .where('owner_id', '=', ownerId)
    .where('paid_until', '=', paidUntil)
    .execute()
}

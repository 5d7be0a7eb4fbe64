import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { afterPayment } from '#shared/rules/plans'
import { dayMs } from '#shared/time/durations'

/** Someone whose paid time is over, so that what they made is kept only for a while. Times are epoch ms. */
export interface Retention {
  ownerId: string
  /** When the paid time ended; the days are counted from here. */
  paidUntil: number
}

const keptMs = afterPayment.keptDays * dayMs
const noticeMs = afterPayment.noticeDays * dayMs

/** Selects those who neither pay nor were made Pro by an administrator. People who never paid have no paid_until. */
const hasNoPro = sql<boolean>`users.role = 'trial' and users.subscription_status <> 'active'`
const hasSomething = sql<boolean>`(
  exists (select 1 from posts where posts.owner_id = users.id)
  or exists (select 1 from visuals where visuals.owner_id = users.id)
  or exists (select 1 from media_assets where media_assets.owner_id = users.id)
)`

/** Those who lose something in a week and have not been notified yet. Uses index users_paid_until. */
export async function listToNotify(db: Database, now: number, limit: number): Promise<Retention[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('kept_data_notices as notice', (join) =>
      join.onRef('notice.owner_id', '=', 'users.id').onRef('notice.paid_until', '=', 'users.paid_until'),
    )
    .select(['users.id', 'users.paid_until'])
    .where('users.paid_until', '<=', now - keptMs + noticeMs)
    .where('notice.owner_id', 'is', null)
    .where(hasNoPro)
    .where(hasSomething)
    .orderBy('users.paid_until')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => (row.paid_until === null ? [] : [{ ownerId: row.id, paidUntil: row.paid_until }]))
}

/** Those whose retention is over: thirty days after the paid time, and a week after they were notified. */
export async function listToDelete(db: Database, now: number, limit: number): Promise<Retention[]> {
  return await db
    .selectFrom('kept_data_notices as notice')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'notice.owner_id').onRef('users.paid_until', '=', 'notice.paid_until'),
    )
    .select(['notice.owner_id as ownerId', 'notice.paid_until as paidUntil'])
    .where('notice.removed_at', 'is', null)
    .where('notice.paid_until', '<=', now - keptMs)
    .where('notice.mailed_at', '<=', now - noticeMs)
    .where(hasNoPro)
    .limit(limit)
    .execute()
}

/** Whether the retention still holds; if it does, the user's row is locked until the transaction ends. */
export async function lockRetention(db: Database, { ownerId, paidUntil }: Retention): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', ownerId)
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

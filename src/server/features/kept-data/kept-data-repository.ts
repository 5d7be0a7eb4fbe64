import { sql } from 'kysely'
import type { Database, OpenDatabase } from '#server/platform/database/database'
import { afterPayment, dayMs } from '#shared/rules/plans'

/** Whose data is kept only for a while: people whose paid time is over. Times are epoch ms. */
export interface Keeping {
  ownerId: string
  /** When the paid time ended; the days are counted from here. */
  paidUntil: number
}

const keptMs = afterPayment.keptDays * dayMs
const noticeMs = afterPayment.noticeDays * dayMs

/** Neither paying nor let in by an administrator's word. People who never paid have no paid_until. */
const hasNoPro = sql<boolean>`users.role = 'trial' and users.subscription_status <> 'active'`
const hasSomething = sql<boolean>`(
  exists (select 1 from posts where posts.owner_id = users.id)
  or exists (select 1 from visuals where visuals.owner_id = users.id)
  or exists (select 1 from media_assets where media_assets.owner_id = users.id)
)`

/** Who has something to lose in a week and was not told yet. Uses index users_paid_until. */
export async function listToTell(db: Database, now: number, limit: number): Promise<Keeping[]> {
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

/** Whose time is over: thirty days after the paid time, and a week after they were told. */
export async function listToRemove(db: Database, now: number, limit: number): Promise<Keeping[]> {
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

/** Whether it is still so; if it is, nothing changes it before the transaction ends. */
export async function holdKeeping(
  db: Database,
  kind: OpenDatabase['kind'],
  { ownerId, paidUntil }: Keeping,
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', ownerId)
    .where('paid_until', '=', paidUntil)
    .where(hasNoPro)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}

/** False when they were told before. */
export async function noteTold(db: Database, { ownerId, paidUntil }: Keeping, now: number): Promise<boolean> {
  const row = await db
    .insertInto('kept_data_notices')
    .values({ owner_id: ownerId, paid_until: paidUntil, mailed_at: now, removed_at: null })
    .onConflict((conflict) => conflict.columns(['owner_id', 'paid_until']).doNothing())
    .returning('owner_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function noteRemoved(db: Database, { ownerId, paidUntil }: Keeping, now: number): Promise<void> {
  await db
    .updateTable('kept_data_notices')
    .set({ removed_at: now })
    .where('owner_id', '=', ownerId)
    .where('paid_until', '=', paidUntil)
    .execute()
}

/** Takes out posts, visuals and media; the account, its settings, styles and templates stay. */
export async function deleteMade(db: Database, ownerId: string): Promise<{ visualIds: string[]; mediaIds: string[] }> {
  const visuals = await db.deleteFrom('visuals').where('owner_id', '=', ownerId).returning('id').execute()
  const media = await db.deleteFrom('media_assets').where('owner_id', '=', ownerId).returning('id').execute()
  await db.deleteFrom('posts').where('owner_id', '=', ownerId).execute()
  return { visualIds: visuals.map((row) => row.id), mediaIds: media.map((row) => row.id) }
}

import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'

/** The calls of one day. */
export interface CountedDay {
  ownerId: UserId
  grantId: string
  /** Its beginning, epoch ms. */
  day: number
}

/** In one statement, so that processes count together. @returns the day's calls, and whether the owner was notified */
export async function addCalls(
  db: Database,
  { ownerId, grantId, day }: CountedDay,
  calls: number,
): Promise<{ calls: number; isOwnerNotified: boolean }> {
  const row = await db
    .insertInto('linkedin_calls')
    .values({ owner_id: ownerId, grant_id: grantId, day, calls, told_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'grant_id', 'day'])
        .doUpdateSet({ calls: sql`linkedin_calls.calls + excluded.calls` }),
    )
    .returning(['calls', 'told_at'])
    .executeTakeFirstOrThrow()
  return { calls: row.calls, isOwnerNotified: row.told_at !== null }
}

export async function findCalls(db: Database, { ownerId, grantId, day }: CountedDay): Promise<number> {
  const row = await db
    .selectFrom('linkedin_calls')
    .select('calls')
    .where('owner_id', '=', ownerId)
    .where('grant_id', '=', grantId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.calls ?? 0
}

/** Of all that someone's accounts were granted. */
export async function listCalls(db: Database, ownerId: UserId, day: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('linkedin_calls')
    .select(['grant_id', 'calls'])
    .where('owner_id', '=', ownerId)
    .where('day', '=', day)
    .execute()
  return new Map(rows.map((row) => [row.grant_id, row.calls]))
}

/** False when another process was faster. */
export async function claimNotification(
  db: Database,
  { ownerId, grantId, day }: CountedDay,
  now: number,
): Promise<boolean> {
  const claimed = await db
    .updateTable('linkedin_calls')
    .set({ told_at: now })
    .where('owner_id', '=', ownerId)
    .where('grant_id', '=', grantId)
    .where('day', '=', day)
    .where('told_at', 'is', null)
    .returning('calls')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function sweepCalls(db: Database, before: number): Promise<void> {
  await db.deleteFrom('linkedin_calls').where('day', '<', before).execute()
}

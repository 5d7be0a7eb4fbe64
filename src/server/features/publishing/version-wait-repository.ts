import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import { personOf, type UserId } from '#shared/contract/ids'
import type { Reason } from '#shared/errors/reason'
import { versionLookMs } from './decide.ts'

/** Publications that wait for a version of LinkedIn's API. Their next look is near, which index publications_next finds. */

const reason: Reason = { name: 'publicationVersion', values: {} }
const tried = 5

/** Accounts that they go out from, others each time. */
export async function listWaitingForVersion(
  db: Database,
  now: number,
): Promise<{ accountOwnerId: UserId; accountId: string }[]> {
  const rows = await db
    .selectFrom('publications')
    .select(['owner_id', 'account_owner_id', 'account_id'])
    .where('state', '=', 'scheduled')
    .where('next_at', '<=', now + versionLookMs)
    .where('reason', '=', JSON.stringify(reason))
    .orderBy(sql`random()`)
    .limit(tried)
    .execute()
  return rows.map((row) => ({
    accountOwnerId: row.account_owner_id ?? personOf(row.owner_id),
    accountId: row.account_id,
  }))
}

/** @returns how many */
export async function wakeWaitingForVersion(db: Database, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ next_at: now, not_before: now })
    .where('state', '=', 'scheduled')
    .where('next_at', '>', now)
    .where('next_at', '<=', now + versionLookMs)
    .where('reason', '=', JSON.stringify(reason))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'

/** What all processes know of the versions of LinkedIn's API, a row each. */

export interface KnownVersion {
  version: string
  wasFound: boolean
  hasEnded: boolean
}

export async function listVersions(db: Database): Promise<KnownVersion[]> {
  const rows = await db.selectFrom('linkedin_versions').selectAll().execute()
  return rows.map((row) => ({
    version: row.version,
    wasFound: row.found_at !== null,
    hasEnded: row.ended_at !== null,
  }))
}

export async function recordEnd(db: Database, version: string, now: number): Promise<void> {
  await insertUnlessThere(db, version)
  await db
    .updateTable('linkedin_versions')
    .set({ ended_at: now, warned_at: null })
    .where('version', '=', version)
    .where('ended_at', 'is', null)
    .execute()
}

/** @returns false when that was known: another process was faster */
export async function recordFound(db: Database, version: string, now: number): Promise<boolean> {
  await insertUnlessThere(db, version)
  const { numUpdatedRows } = await db
    .updateTable('linkedin_versions')
    .set({ found_at: now, ended_at: null, warned_at: null })
    .where('version', '=', version)
    .where((row) => row.or([row('found_at', 'is', null), row('ended_at', 'is not', null)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Only one process tries other versions at a time. @param pauseMs since the last one began */
export async function claimTrying(db: Database, version: string, now: number, pauseMs: number): Promise<boolean> {
  await insertUnlessThere(db, version)
  const { numUpdatedRows } = await db
    .updateTable('linkedin_versions')
    .set({ tried_at: now })
    .where('version', '=', version)
    .where('tried_at', '<=', now - pauseMs)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether administrators are to be told about this version now, once. */
export async function claimWarning(db: Database, version: string, now: number): Promise<boolean> {
  await insertUnlessThere(db, version)
  const { numUpdatedRows } = await db
    .updateTable('linkedin_versions')
    .set({ warned_at: now })
    .where('version', '=', version)
    .where('warned_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function insertUnlessThere(db: Database, version: string): Promise<void> {
  await db
    .insertInto('linkedin_versions')
    .values({ version, tried_at: 0 })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute()
}

/** A connected account whose token counts as good, another one each time. */
export async function findAnyAccount(
  db: Database,
  now: number,
): Promise<{ ownerId: UserId; accountId: string } | undefined> {
  const row = await db
    .selectFrom('linkedin_accounts')
    .select(['owner_id', 'id'])
    .where('refused_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst()
  return row && { ownerId: row.owner_id, accountId: row.id }
}

import type { Database } from '#server/platform/database/database'
import { withRelaxedDurability } from '#server/platform/database/relaxed-durability'
import type { UserId, WorkspaceId } from '#shared/contract/ids'

/** The secret address of a person's calendar of a workspace. Times are epoch ms. */
export interface CalendarAddress {
  ownerId: WorkspaceId
  userId: UserId
  createdAt: number
  fetchedAt: number | null
}

type Key = Pick<CalendarAddress, 'ownerId' | 'userId'>

export async function findAddress(db: Database, { ownerId, userId }: Key): Promise<CalendarAddress | undefined> {
  const row = await db
    .selectFrom('calendar_addresses')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { ownerId, userId, createdAt: row.created_at, fetchedAt: row.fetched_at }
}

export async function findAddressByToken(db: Database, tokenHash: string): Promise<CalendarAddress | undefined> {
  const row = await db
    .selectFrom('calendar_addresses')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row && { ownerId: row.owner_id, userId: row.user_id, createdAt: row.created_at, fetchedAt: row.fetched_at }
}

/** Replaces the previous address, which ends. */
export async function putAddress(
  db: Database,
  { ownerId, userId }: Key,
  { tokenHash, now }: { tokenHash: string; now: number },
): Promise<void> {
  const fresh = { token_hash: tokenHash, created_at: now, fetched_at: null }
  await db
    .insertInto('calendar_addresses')
    .values({ owner_id: ownerId, user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.columns(['owner_id', 'user_id']).doUpdateSet(fresh))
    .execute()
}

/** Stored without waiting for the disk: losing it in a crash does no harm. */
export async function noteFetch(db: Database, { ownerId, userId }: Key, at: number): Promise<void> {
  await withRelaxedDurability(db, (unflushed) =>
    unflushed
      .updateTable('calendar_addresses')
      .set({ fetched_at: at })
      .where('owner_id', '=', ownerId)
      .where('user_id', '=', userId)
      .execute(),
  )
}

/** Ends a person's address of one workspace, or all of theirs. */
export async function endAddresses(db: Database, userId: UserId, ownerId?: WorkspaceId): Promise<void> {
  await db
    .deleteFrom('calendar_addresses')
    .where('user_id', '=', userId)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId as WorkspaceId))
    .execute()
}

/** A person's addresses, with the team of each; null: their own workspace. */
export async function listAddressesOf(
  db: Database,
  userId: UserId,
): Promise<(Pick<CalendarAddress, 'createdAt' | 'fetchedAt'> & { team: string | null })[]> {
  return await db
    .selectFrom('calendar_addresses')
    .innerJoin('workspaces', 'workspaces.id', 'calendar_addresses.owner_id')
    .select([
      'workspaces.name as team',
      'calendar_addresses.created_at as createdAt',
      'calendar_addresses.fetched_at as fetchedAt',
    ])
    .where('calendar_addresses.user_id', '=', userId)
    .orderBy('calendar_addresses.created_at')
    .execute()
}

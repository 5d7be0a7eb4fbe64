import type { Database } from '#server/platform/database/database'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import { type StoredFeed, toFeed } from './feed-repository.ts'

/** A feed as one workspace follows it. */
export interface FollowedFeed extends StoredFeed {
  intervalMinutes: number
}

/** By name. */
export async function listFollowedFeeds(db: Database, ownerId: WorkspaceId): Promise<FollowedFeed[]> {
  const rows = await selectFollowed(db, ownerId).orderBy('feeds.title').orderBy('feeds.url').execute()
  return rows.map(({ interval_minutes: intervalMinutes, ...row }) => ({ ...toFeed(row), intervalMinutes }))
}

export async function findFollowedFeed(
  db: Database,
  ownerId: WorkspaceId,
  feedId: string,
): Promise<FollowedFeed | undefined> {
  const row = await selectFollowed(db, ownerId).where('followed.feed_id', '=', feedId).executeTakeFirst()
  return row && { ...toFeed(row), intervalMinutes: row.interval_minutes }
}

function selectFollowed(db: Database, ownerId: WorkspaceId) {
  return db
    .selectFrom('feed_subscriptions as followed')
    .innerJoin('feeds', 'feeds.id', 'followed.feed_id')
    .selectAll('feeds')
    .select('followed.interval_minutes')
    .where('followed.owner_id', '=', ownerId)
}

export async function countFollowedFeeds(db: Database, ownerId: WorkspaceId): Promise<number> {
  const { count } = await db
    .selectFrom('feed_subscriptions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False: it is followed already. */
export async function followFeed(
  db: Database,
  ownerId: WorkspaceId,
  feedId: string,
  by: { userId: UserId; intervalMinutes: number; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('feed_subscriptions')
    .values({
      owner_id: ownerId,
      feed_id: feedId,
      interval_minutes: by.intervalMinutes,
      added_by: by.userId,
      added_at: by.now,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'feed_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** False: it is not followed. */
export async function setInterval(
  db: Database,
  ownerId: WorkspaceId,
  feedId: string,
  intervalMinutes: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feed_subscriptions')
    .set({ interval_minutes: intervalMinutes })
    .where('owner_id', '=', ownerId)
    .where('feed_id', '=', feedId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Also deletes what the workspace noted of its items. False: it is not followed. */
export async function unfollowFeed(db: Database, ownerId: WorkspaceId, feedId: string): Promise<boolean> {
  await db
    .deleteFrom('inbox_states')
    .where('owner_id', '=', ownerId)
    .where('item_id', 'in', db.selectFrom('feed_items').select('id').where('feed_id', '=', feedId))
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('feed_subscriptions')
    .where('owner_id', '=', ownerId)
    .where('feed_id', '=', feedId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Everyone who follows a feed. */
export async function listFollowers(
  db: Database,
  feedId: string,
): Promise<{ ownerId: WorkspaceId; addedBy: UserId; intervalMinutes: number }[]> {
  return await db
    .selectFrom('feed_subscriptions')
    .select(['owner_id as ownerId', 'added_by as addedBy', 'interval_minutes as intervalMinutes'])
    .where('feed_id', '=', feedId)
    .execute()
}

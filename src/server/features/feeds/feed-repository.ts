import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { isLeaseOver, leaseMs } from '#server/platform/database/leases'
import type { Row } from '#server/platform/database/schema'
import type { Validators } from '#server/reading/feeds/feed'
import type { Reason } from '#shared/errors/reason'

/** A feed, shared by all who follow its address. Times are epoch ms. */
export interface StoredFeed extends Validators {
  id: string
  url: string
  title: string
  siteUrl: string | null
  /** Its server asks not to be called before this time. */
  restUntil: number | null
  /** When it was last tried. */
  readAt: number | null
  /** null: it is off. */
  nextAt: number | null
  /** Consecutive failures. */
  failures: number
  /** Why the last reading failed. */
  failure: Reason | null
}

export interface ClaimedFeed extends StoredFeed {
  lease: string
}

/** What a reading changes. */
export type FeedChange = Omit<StoredFeed, 'id' | 'url'>

export async function findFeedByUrl(db: Database, url: string): Promise<StoredFeed | undefined> {
  const row = await db.selectFrom('feeds').selectAll().where('url', '=', url).executeTakeFirst()
  return row && toFeed(row)
}

/** Adds a feed that was read, or replaces what was known of the one that has this address. */
export async function storeFeed(db: Database, url: string, change: FeedChange): Promise<StoredFeed> {
  const row = await db
    .insertInto('feeds')
    .values({ id: randomUUID(), url, ...toColumns(change) })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(toColumns(change)))
    .returningAll()
    .executeTakeFirstOrThrow()
  return toFeed(row)
}

/** Adds a feed that was not read yet, or finds the one that has this address. */
export async function obtainFeed(
  db: Database,
  url: string,
  known: { title: string; nextAt: number },
): Promise<StoredFeed> {
  await db
    .insertInto('feeds')
    .values({ id: randomUUID(), url, title: known.title, next_at: known.nextAt, failures: 0 })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute()
  const row = await db.selectFrom('feeds').selectAll().where('url', '=', url).executeTakeFirstOrThrow()
  return toFeed(row)
}

/** Claims the feed that has been due longest, so that no two processes read it. Uses index feeds_next. */
export async function claimDueFeed(db: Database, now: number): Promise<ClaimedFeed | undefined> {
  const lease = randomUUID()
  const row = await db
    .updateTable('feeds')
    .set({ lease, leased_until: now + leaseMs })
    .where((column) =>
      column(
        'id',
        'in',
        column
          .selectFrom('feeds')
          .select('id')
          .where('next_at', '<=', now)
          .where(isLeaseOver('leased_until', now))
          .orderBy('next_at')
          .limit(1)
          .$if(isPostgres(db), (each) => each.forUpdate().skipLocked()),
      ),
    )
    .returningAll()
    .executeTakeFirst()
  return row && { ...toFeed(row), lease }
}

/** Claims this feed; undefined while it is being read. */
export async function claimFeed(db: Database, id: string, now: number): Promise<ClaimedFeed | undefined> {
  const lease = randomUUID()
  const row = await db
    .updateTable('feeds')
    .set({ lease, leased_until: now + leaseMs })
    .where('id', '=', id)
    .where(isLeaseOver('leased_until', now))
    .returningAll()
    .executeTakeFirst()
  return row && { ...toFeed(row), lease }
}

/** Ends a claim with its outcome. False: another process has it, and nothing changed. */
export async function settleFeed(db: Database, { id, lease }: ClaimedFeed, change: FeedChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feeds')
    .set({ ...toColumns(change), lease: null, leased_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Releases a claim, and puts the next reading off where a time is given. */
export async function releaseFeed(db: Database, lease: string, nextAt?: number): Promise<void> {
  await db
    .updateTable('feeds')
    .set({ lease: null, leased_until: null, ...(nextAt !== undefined && { next_at: nextAt }) })
    .where('lease', '=', lease)
    .execute()
}

export async function setNextReading(db: Database, id: string, nextAt: number): Promise<void> {
  await db.updateTable('feeds').set({ next_at: nextAt }).where('id', '=', id).where('next_at', 'is not', null).execute()
}

/** Deletes feeds that nobody follows, with their items. @param id only this one; all by default */
export async function deleteUnfollowedFeeds(db: Database, id?: string): Promise<void> {
  await db
    .deleteFrom('feeds')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .where((query) =>
      query.not(
        query.exists(
          query
            .selectFrom('feed_subscriptions')
            .select('feed_subscriptions.feed_id')
            .whereRef('feed_subscriptions.feed_id', '=', 'feeds.id'),
        ),
      ),
    )
    .execute()
}

export function toFeed(row: Omit<Row<'feeds'>, 'lease' | 'leased_until'>): StoredFeed {
  return {
    id: row.id,
    url: row.url,
    title: row.title,
    siteUrl: row.site_url,
    etag: row.etag,
    lastModified: row.last_modified,
    restUntil: row.rest_until,
    readAt: row.read_at,
    nextAt: row.next_at,
    failures: row.failures,
    failure: row.failure === null ? null : (JSON.parse(row.failure) as Reason),
  }
}

function toColumns(change: FeedChange) {
  return {
    title: change.title,
    site_url: change.siteUrl,
    etag: change.etag,
    last_modified: change.lastModified,
    rest_until: change.restUntil,
    read_at: change.readAt,
    next_at: change.nextAt,
    failures: change.failures,
    failure: change.failure && JSON.stringify(change.failure),
  }
}

import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { isLeaseOver, leaseMs } from '#server/platform/database/leases'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'

/** A source of a published post that is read again. Times are epoch ms. */
export interface Watch {
  ownerId: WorkspaceId
  postId: string
  articleId: string
  url: string
  publishedAt: number
  /** How often it was read again. */
  readings: number
  /** Consecutive failures. */
  failures: number
}

export interface ClaimedWatch extends Watch {
  lease: string
}

/** What changes of a watch; `nextAt` null: it is read no more. */
export type WatchChange = Pick<Watch, 'readings' | 'failures'> & { nextAt: number | null }

/** Adds what is not watched yet. */
export async function addWatches(
  db: Database,
  watches: readonly (Omit<Watch, 'readings' | 'failures'> & { nextAt: number | null })[],
): Promise<void> {
  if (watches.length === 0) return
  await db
    .insertInto('source_watches')
    .values(
      watches.map((watch) => ({
        owner_id: watch.ownerId,
        post_id: watch.postId,
        article_id: watch.articleId,
        url: watch.url,
        published_at: watch.publishedAt,
        readings: 0,
        failures: 0,
        next_at: watch.nextAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['owner_id', 'post_id', 'article_id']).doNothing())
    .execute()
}

/** Claims the longest-due one, in one statement so that no two processes get it. Uses index source_watches_next. */
export async function claimWatch(db: Database, now: number): Promise<ClaimedWatch | undefined> {
  const lease = randomUUID()
  const row = await db
    .updateTable('source_watches')
    .set({ lease, leased_until: now + leaseMs })
    .where((column) =>
      column(
        column.refTuple('owner_id', 'post_id', 'article_id'),
        'in',
        column
          .selectFrom('source_watches')
          .select(['owner_id', 'post_id', 'article_id'])
          .where('next_at', '<=', now)
          .where(isLeaseOver('leased_until', now))
          .orderBy('next_at')
          .limit(1)
          .$if(isPostgres(db), (each) => each.forUpdate().skipLocked())
          .$asTuple('owner_id', 'post_id', 'article_id'),
      ),
    )
    .returningAll()
    .executeTakeFirst()
  return row && { ...toWatch(row), lease }
}

/** Ends a claim with its outcome. False: another process has it, and nothing changed. */
export async function settleWatch(db: Database, claimed: ClaimedWatch, change: WatchChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('source_watches')
    .set({
      readings: change.readings,
      failures: change.failures,
      next_at: change.nextAt,
      lease: null,
      leased_until: null,
    })
    .where('owner_id', '=', claimed.ownerId)
    .where('post_id', '=', claimed.postId)
    .where('article_id', '=', claimed.articleId)
    .where('lease', '=', claimed.lease)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Releases a claim as it was, for another process. */
export async function releaseWatch(db: Database, lease: string): Promise<void> {
  await db.updateTable('source_watches').set({ lease: null, leased_until: null }).where('lease', '=', lease).execute()
}

function toWatch(row: Row<'source_watches'>): Watch {
  return {
    ownerId: row.owner_id,
    postId: row.post_id,
    articleId: row.article_id,
    url: row.url,
    publishedAt: row.published_at,
    readings: row.readings,
    failures: row.failures,
  }
}

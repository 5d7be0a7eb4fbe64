import { createHash } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import type { FeedItem } from '#server/reading/feeds/feed'
import { dayMs } from '#shared/time/durations'

/** How long an item is kept after it has left its feed. */
const keptMs = 30 * dayMs
const atOnce = 100

/**
 * Stores what a reading found: new items, and new wordings of known ones. A date ahead of now becomes now. What the feed
 * no longer has is deleted once it is old, and not before, or it would come back as new.
 */
export async function storeItems(db: Database, feedId: string, items: readonly FeedItem[], now: number): Promise<void> {
  const rows = [...new Map(items.map((item) => [item.key, item])).values()].map((item) => ({
    feed_id: feedId,
    id: createHash('sha256').update(`${feedId} ${item.key}`).digest('hex').slice(0, 32),
    title: item.title,
    url: item.url,
    text: item.text,
    published_at: Math.min(Math.max(0, item.publishedAt ?? now), now),
    found_at: now,
  }))
  for (let start = 0; start < rows.length; start += atOnce) {
    await db
      .insertInto('feed_items')
      .values(rows.slice(start, start + atOnce))
      .onConflict((conflict) =>
        conflict.columns(['feed_id', 'id']).doUpdateSet((column) => ({
          title: column.ref('excluded.title'),
          url: column.ref('excluded.url'),
          text: column.ref('excluded.text'),
        })),
      )
      .execute()
  }
  await deleteOldItems(db, feedId, new Set(rows.map(({ id }) => id)), now - keptMs)
}

async function deleteOldItems(
  db: Database,
  feedId: string,
  present: ReadonlySet<string>,
  before: number,
): Promise<void> {
  const old = await db
    .selectFrom('feed_items')
    .select('id')
    .where('feed_id', '=', feedId)
    .where('found_at', '<', before)
    .execute()
  const gone = old.map(({ id }) => id).filter((id) => !present.has(id))
  for (let start = 0; start < gone.length; start += atOnce) {
    await db
      .deleteFrom('feed_items')
      .where('feed_id', '=', feedId)
      .where('id', 'in', gone.slice(start, start + atOnce))
      .execute()
  }
}

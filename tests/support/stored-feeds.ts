import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import { storeFeed } from '#server/features/feeds/feed-repository'
import { storeItems } from '#server/features/feeds/item-repository'
import { followFeed } from '#server/features/feeds/subscription-repository'
import type { FeedItem } from '#server/reading/feeds/feed'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import { dayMs, hourMs } from '#shared/time/durations'

type Told = Pick<FeedItem, 'title'> & Partial<FeedItem>

/** A feed that a workspace follows, as if it had just been read. */
export async function followStoredFeed(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ownerId: WorkspaceId,
  userId: UserId,
  { title = 'The Example Gazette', items = [{ title: 'A quay opens' }] }: { title?: string; items?: Told[] } = {},
): Promise<{ feedId: string; itemId: string }> {
  const name = randomUUID()
  const feed = await storeFeed(db, `https://feeds.example.com/${name}`, {
    title,
    siteUrl: 'https://feeds.example.com/',
    etag: null,
    lastModified: null,
    restUntil: null,
    readAt: now(),
    nextAt: now() + dayMs,
    failures: 0,
    failure: null,
  })
  const stored = items.map((item, index) => ({
    key: `${index}`,
    url: `https://gazette.example.com/${name}/${index}`,
    text: '',
    publishedAt: now() - (index + 1) * hourMs,
    ...item,
  }))
  await storeItems(db, feed.id, stored, now())
  await followFeed(db, ownerId, feed.id, { userId, intervalMinutes: 60, now: now() })
  const { id: itemId } = await db
    .selectFrom('feed_items')
    .select('id')
    .where('feed_id', '=', feed.id)
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { feedId: feed.id, itemId }
}

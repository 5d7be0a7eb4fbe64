import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import type { InboxState } from '#shared/rules/feeds'
import { toIso } from '#shared/time/iso'

/** An item as one workspace has it. */
export interface InboxItem {
  id: string
  feedId: string
  feedTitle: string
  title: string
  url: string | null
  text: string
  publishedAt: number
  /** null: nobody has acted on it. */
  state: InboxState | null
  stateAt: number | null
}

/** The newest items of the feeds that a workspace follows. */
export async function listInboxItems(
  db: Database,
  ownerId: WorkspaceId,
  { from, limit }: { from: number; limit: number },
): Promise<InboxItem[]> {
  const rows = await db
    .selectFrom('feed_subscriptions as followed')
    .innerJoin('feeds', 'feeds.id', 'followed.feed_id')
    .innerJoin('feed_items as item', 'item.feed_id', 'followed.feed_id')
    .leftJoin('inbox_states as state', (join) =>
      join.onRef('state.item_id', '=', 'item.id').on('state.owner_id', '=', ownerId),
    )
    .select([
      'item.id',
      'item.feed_id',
      'feeds.title as feed_title',
      'feeds.url as feed_url',
      'item.title',
      'item.url',
      'item.text',
      'item.published_at',
      'state.state',
      'state.changed_at',
    ])
    .where('followed.owner_id', '=', ownerId)
    .where('item.published_at', '>=', from)
    .orderBy('item.published_at', 'desc')
    .orderBy('item.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    feedId: row.feed_id,
    feedTitle: row.feed_title || row.feed_url,
    title: row.title,
    url: row.url,
    text: row.text,
    publishedAt: row.published_at,
    state: row.state,
    stateAt: row.changed_at,
  }))
}

/** False when the workspace follows no feed that has this item. */
export async function setInboxState(
  db: Database,
  ownerId: WorkspaceId,
  itemId: string,
  change: { state: InboxState; now: number },
): Promise<boolean> {
  const item = await db
    .selectFrom('feed_items')
    .innerJoin('feed_subscriptions as followed', 'followed.feed_id', 'feed_items.feed_id')
    .select('feed_items.id')
    .where('followed.owner_id', '=', ownerId)
    .where('feed_items.id', '=', itemId)
    .executeTakeFirst()
  if (!item) return false
  const set = { state: change.state, changed_at: change.now }
  await db
    .insertInto('inbox_states')
    .values({ owner_id: ownerId, item_id: itemId, ...set })
    .onConflict((conflict) => conflict.columns(['owner_id', 'item_id']).doUpdateSet(set))
    .execute()
  return true
}

/** What a workspace has noted of stories, latest first. */
export async function listInboxStates(
  db: Database,
  ownerId: WorkspaceId,
): Promise<{ title: string; url: string | null; state: InboxState; at: string }[]> {
  const rows = await db
    .selectFrom('inbox_states as state')
    .innerJoin('feed_items as item', 'item.id', 'state.item_id')
    .select(['item.title', 'item.url', 'state.state', 'state.changed_at'])
    .where('state.owner_id', '=', ownerId)
    .orderBy('state.changed_at', 'desc')
    .execute()
  return rows.map(({ changed_at: changedAt, ...row }) => ({ ...row, at: toIso(changedAt) }))
}

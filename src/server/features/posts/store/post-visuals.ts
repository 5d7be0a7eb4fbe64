import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import type { WorkspaceId } from '#shared/contract/ids'
import type { CanvasData } from '#shared/scene/canvas-data'

/** Links between posts and the visuals made for them. Uses index visuals_owner_post. */

/** The id of a post's latest visual and when that was changed, as `readLatestVisual` takes them apart; null without. */
export const latestVisual = sql<string | null>`(
  select id || ' ' || updated_at from visuals
  where visuals.owner_id = posts.owner_id and visuals.post_id = posts.id
  order by created_at desc, id desc limit 1
)`

export function readLatestVisual(stored: string | null): Pick<PostVisual, 'id' | 'updatedAt'> | null {
  const [id = '', updatedAt] = stored?.split(' ') ?? []
  return stored === null ? null : { id, updatedAt: Number(updatedAt) }
}

export async function countVisuals(
  db: Database,
  ownerId: WorkspaceId,
  /** Epoch ms. */
  monthStart: number,
): Promise<{ postsWithVisuals: number; visualsCreated: number; visualsThisMonth: number }> {
  return await db
    .selectFrom('visuals')
    .select((column) => [
      column.fn.countAll<number>().as('visualsCreated'),
      column.fn.count<number>('post_id').distinct().as('postsWithVisuals'),
      sql<number>`count(case when created_at >= ${monthStart} then 1 end)`.as('visualsThisMonth'),
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
}

/** The latest visual of a post, for its preview. Times are epoch ms. */
export interface PostVisual {
  id: string
  name: string
  width: number
  height: number
  pages: number
  updatedAt: number
  /** Of its first page; '' for none. */
  altText: string
}

export async function findPostVisual(
  db: Database,
  ownerId: WorkspaceId,
  postId: string,
): Promise<PostVisual | undefined> {
  const row = await selectVisuals(db, ownerId).where('post_id', '=', postId).executeTakeFirst()
  return row && toPostVisual(row)
}

/** Of the latest visual made for a post; 0 where there is none. */
export async function countPages(db: Database, ownerId: WorkspaceId, postId: string): Promise<number> {
  const row = await db
    .selectFrom('visuals')
    .select('pages')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.pages ?? 0
}

/** The latest visual of each post. */
export async function findPostVisuals(
  db: Database,
  ownerId: WorkspaceId,
  postIds: readonly string[],
): Promise<Map<string, PostVisual>> {
  const rows = await selectVisuals(db, ownerId).where('post_id', 'in', postIds).select('post_id').execute()
  // of several entries with one key a map keeps the last
  return new Map(rows.reverse().map(({ post_id: postId, ...visual }) => [postId ?? '', toPostVisual(visual)]))
}

/** The latest first. */
function selectVisuals(db: Database, ownerId: WorkspaceId) {
  return db
    .selectFrom('visuals')
    .select(['id', 'name', 'width', 'height', 'pages', 'updated_at as updatedAt', 'canvas_data'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

function toPostVisual({ canvas_data: document, ...visual }: Omit<PostVisual, 'altText'> & { canvas_data: string }) {
  const { settings } = JSON.parse(document) as Partial<CanvasData>
  return { ...visual, altText: settings?.altText ?? '' }
}

/** Detaches visuals from a deleted post. */
export async function detachVisuals(db: Database, ownerId: WorkspaceId, postId: string): Promise<void> {
  await db
    .updateTable('visuals')
    .set({ post_id: null })
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .execute()
}

/** Whether the owner has this post. It can't be deleted before the transaction ends, so it can be referred to. */
export async function lockPost(db: Database, ownerId: WorkspaceId, postId: string): Promise<boolean> {
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', postId)
    .$if(isPostgres(db), (query) => query.forKeyShare())
    .executeTakeFirst()
  return post !== undefined
}

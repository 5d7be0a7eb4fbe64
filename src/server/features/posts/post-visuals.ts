import { sql } from 'kysely'
import type { Database, OpenDatabase } from '#server/platform/database/database'

/** What posts have to do with the visuals made for them. Uses index visuals_owner_post. */

/** 1 for a row of posts that a visual was made for, else 0. */
export const hasVisual = sql<0 | 1>`case when exists (
  select 1 from visuals where visuals.owner_id = posts.owner_id and visuals.post_id = posts.id
) then 1 else 0 end`

export async function countVisuals(
  db: Database,
  ownerId: string,
): Promise<{ postsWithVisuals: number; visualsCreated: number }> {
  return await db
    .selectFrom('visuals')
    .select((column) => [
      column.fn.countAll<number>().as('visualsCreated'),
      column.fn.count<number>('post_id').distinct().as('postsWithVisuals'),
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
}

/** The latest visual made for a post, as its preview shows it. Times are epoch ms. */
export interface PostVisual {
  id: string
  name: string
  width: number
  height: number
  updatedAt: number
}

export async function findPostVisual(db: Database, ownerId: string, postId: string): Promise<PostVisual | undefined> {
  return await db
    .selectFrom('visuals')
    .select(['id', 'name', 'width', 'height', 'updated_at as updatedAt'])
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** Lets the visuals of a post go on without it. */
export async function detachVisuals(db: Database, ownerId: string, postId: string): Promise<void> {
  await db
    .updateTable('visuals')
    .set({ post_id: null })
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .execute()
}

/** Whether the owner has this post. It is not deleted before the transaction ends, so that it can be referred to. */
export async function holdPost(
  db: Database,
  kind: OpenDatabase['kind'],
  ownerId: string,
  postId: string,
): Promise<boolean> {
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', postId)
    .$if(kind === 'postgres', (query) => query.forKeyShare())
    .executeTakeFirst()
  return post !== undefined
}

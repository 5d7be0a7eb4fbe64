import { sql } from 'kysely'
import { groupByPost } from '#server/features/posts/store/group-by-post'
import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import type { PostBrief, PostForm } from '#shared/rules/post-brief'

/** When posts were published, and when their authors are next asked for figures. Times are epoch ms. */

export interface PublishedPost {
  ownerId: WorkspaceId
  postId: string
  publishedAt: number
}

/** Keeps the earliest time. */
export async function notePublished(
  db: Database,
  { ownerId, postId, publishedAt }: PublishedPost,
  nextAt: number | null,
): Promise<void> {
  await db
    .insertInto('published_posts')
    .values({ owner_id: ownerId, post_id: postId, published_at: publishedAt, next_at: nextAt })
    .onConflict((conflict) => conflict.columns(['owner_id', 'post_id']).doNothing())
    .execute()
}

/** For a post that is a draft again. */
export async function forgetPublished(db: Database, ownerId: WorkspaceId, postId: string): Promise<void> {
  await db.deleteFrom('published_posts').where('owner_id', '=', ownerId).where('post_id', '=', postId).execute()
}

export async function findPublished(
  db: Database,
  ownerId: WorkspaceId,
  postId: string,
): Promise<PublishedPost | undefined> {
  const row = await db
    .selectFrom('published_posts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return row && { ownerId, postId, publishedAt: row.published_at }
}

/** By post, when it went out or was marked as published; epoch ms. */
export async function listPublishedAt(
  db: Database,
  ownerId: WorkspaceId,
  postIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('published_posts')
    .select(['post_id', 'published_at'])
    .where('owner_id', '=', ownerId)
    .where('post_id', 'in', postIds)
    .execute()
  return new Map(rows.map((row) => [row.post_id, row.published_at]))
}

/** The latest posts, newest first, with the traits they are compared by. `length` in characters. */
export async function listPublished(
  db: Database,
  ownerId: WorkspaceId,
  limit: number,
): Promise<(PublishedPost & { title: string; form: PostForm | null; beginning: string; length: number })[]> {
  const rows = await db
    .selectFrom('published_posts')
    .innerJoin('posts', (join) =>
      join.onRef('posts.owner_id', '=', 'published_posts.owner_id').onRef('posts.id', '=', 'published_posts.post_id'),
    )
    .where('published_posts.owner_id', '=', ownerId)
    .select(['published_posts.post_id', 'published_posts.published_at', 'posts.title', 'posts.plan'])
    .select([
      sql<string>`substr(posts.content, 1, ${beginningCharacters})`.as('beginning'),
      sql<number>`length(posts.content)`.as('length'),
    ])
    .orderBy('published_posts.published_at', 'desc')
    .orderBy('published_posts.post_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ownerId,
    postId: row.post_id,
    publishedAt: row.published_at,
    title: row.title,
    form: row.plan === null ? null : (JSON.parse(row.plan) as PostBrief).form,
    beginning: row.beginning,
    length: row.length,
  }))
}

/** Characters that are enough to see how a post begins. */
const beginningCharacters = 400

/** The numbers of each post's LinkedIn URNs, by post. */
export async function listPublishedNumbers(db: Database, ownerId: WorkspaceId): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('publications')
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'published')
    .where('urn', 'is not', null)
    .select(['post_id', 'urn'])
    .execute()
  return groupByPost(rows, ({ urn }) => urn?.split(':').at(-1) ?? '')
}

/** Posts whose authors are due to be asked, longest due first. Uses index published_posts_next. */
export async function listAskingDue(
  db: Database,
  now: number,
  limit: number,
): Promise<(PublishedPost & { nextAt: number })[]> {
  const rows = await db
    .selectFrom('published_posts')
    .selectAll()
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ownerId: row.owner_id,
    postId: row.post_id,
    publishedAt: row.published_at,
    nextAt: row.next_at ?? now,
  }))
}

/** Sets the next time of asking. False: another process has done so, or the post is gone. */
export async function moveAsking(
  db: Database,
  { ownerId, postId, nextAt }: { ownerId: WorkspaceId; postId: string; nextAt: number },
  then: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('published_posts')
    .set({ next_at: then })
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('next_at', '=', nextAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

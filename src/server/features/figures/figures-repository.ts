import { randomUUID } from 'node:crypto'
import { groupByPost } from '#server/features/posts/store/group-by-post'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { FigureSource } from '#shared/rules/figures'

/** Totals of a post since it went out, as of one day. Unknown numbers are null. `at` is epoch ms. */
export interface PostFigures {
  ownerId: WorkspaceId
  id: string
  postId: string
  /** Of one publication; null: of the post, wherever it went out. */
  publicationId: string | null
  source: FigureSource
  /** 2026-12-01. */
  day: string
  at: number
  impressions: number | null
  /** Reactions, comments and reposts together. */
  engagements: number | null
  reactions: number | null
  comments: number | null
  reposts: number | null
  reached: number | null
}

export type NewFigures = Omit<PostFigures, 'id'>

/**
 * Stores figures, replacing those of the same day and source; an unknown number does not replace a known one.
 * @returns the stored figures, and whether anything changed
 */
export async function putFigures(db: Database, figures: NewFigures): Promise<PostFigures & { isNew: boolean }> {
  const key = {
    owner_id: figures.ownerId,
    post_id: figures.postId,
    publication_id: figures.publicationId ?? '',
    source: figures.source,
    day: figures.day,
  }
  const known = await db
    .selectFrom('post_figures')
    .selectAll()
    .where('owner_id', '=', key.owner_id)
    .where('post_id', '=', key.post_id)
    .where('publication_id', '=', key.publication_id)
    .where('source', '=', key.source)
    .where('day', '=', key.day)
    .executeTakeFirst()
  const counted = {
    impressions: figures.impressions ?? known?.impressions ?? null,
    engagements: figures.engagements ?? known?.engagements ?? null,
    reactions: figures.reactions ?? known?.reactions ?? null,
    comments: figures.comments ?? known?.comments ?? null,
    reposts: figures.reposts ?? known?.reposts ?? null,
    reached: figures.reached ?? known?.reached ?? null,
  }
  const isNew =
    !known || (Object.keys(counted) as (keyof typeof counted)[]).some((name) => counted[name] !== known[name])
  if (!isNew) return { ...toFigures(known), isNew }
  const row = await db
    .insertInto('post_figures')
    .values({ ...key, ...counted, id: randomUUID(), at: figures.at })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'post_id', 'publication_id', 'source', 'day'])
        .doUpdateSet({ ...counted, at: figures.at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...toFigures(row), isNew }
}

/** False: this post has no such figures. */
export async function deleteFigures(
  db: Database,
  { ownerId, postId, id }: Pick<PostFigures, 'ownerId' | 'postId' | 'id'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('post_figures')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Of one post, latest first. */
export async function listFiguresOf(db: Database, ownerId: WorkspaceId, postId: string): Promise<PostFigures[]> {
  const rows = await db
    .selectFrom('post_figures')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toFigures)
}

/** By post, latest first. */
export async function listFiguresOfPosts(
  db: Database,
  ownerId: WorkspaceId,
  postIds: readonly string[],
): Promise<Map<string, PostFigures[]>> {
  const rows = await db
    .selectFrom('post_figures')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', 'in', postIds)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  return groupByPost(rows, toFigures)
}

/** Of all posts that went out since, latest first. */
export async function listFiguresSince(db: Database, ownerId: WorkspaceId, since: number): Promise<PostFigures[]> {
  const rows = await db
    .selectFrom('post_figures')
    .innerJoin('published_posts', (join) =>
      join
        .onRef('published_posts.owner_id', '=', 'post_figures.owner_id')
        .onRef('published_posts.post_id', '=', 'post_figures.post_id'),
    )
    .where('post_figures.owner_id', '=', ownerId)
    .where('published_posts.published_at', '>=', since)
    .selectAll('post_figures')
    .orderBy('post_figures.at', 'desc')
    .orderBy('post_figures.id')
    .execute()
  return rows.map(toFigures)
}

/** Whether a post has figures that were counted at or after a moment. */
export async function hasFiguresSince(
  db: Database,
  { ownerId, postId }: Pick<PostFigures, 'ownerId' | 'postId'>,
  since: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('post_figures')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** All of a workspace, page by page, for its archive. */
export async function* readFigures(db: Database, ownerId: WorkspaceId): AsyncIterable<object> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('post_figures')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    for (const row of rows) {
      const { ownerId: _owner, ...figures } = toFigures(row)
      yield figures
    }
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.id
  }
}

const pageSize = 200

function toFigures(row: Row<'post_figures'>): PostFigures {
  return {
    ownerId: row.owner_id,
    id: row.id,
    postId: row.post_id,
    publicationId: row.publication_id || null,
    source: row.source,
    day: row.day,
    at: row.at,
    impressions: row.impressions,
    engagements: row.engagements,
    reactions: row.reactions,
    comments: row.comments,
    reposts: row.reposts,
    reached: row.reached,
  }
}

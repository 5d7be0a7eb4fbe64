import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import { toIso } from '#shared/time/iso'

/** Comments on posts. Times are epoch ms. */

export interface PostKey {
  ownerId: WorkspaceId
  postId: string
}

export interface Quote {
  exact: string
  prefix: string
  suffix: string
}

export interface StoredComment {
  id: string
  parentId: string | null
  userId: UserId | null
  /** As they were called then, or the name a guest gave. */
  name: string
  linkId: string | null
  body: string
  quote: Quote | null
  mentions: readonly UserId[]
  isInternal: boolean
  createdAt: number
  editedAt: number | null
  resolvedAt: number | null
}

/** The oldest first. */
export async function listComments(db: Database, { ownerId, postId }: PostKey): Promise<StoredComment[]> {
  const rows = await db
    .selectFrom('post_comments')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toComment)
}

/** What someone wrote in teams, newest first. */
export async function listCommentsBy(
  db: Database,
  userId: UserId,
): Promise<{ team: string | null; postId: string; at: string; body: string; quote: string | null }[]> {
  const rows = await db
    .selectFrom('post_comments')
    .innerJoin('workspaces', 'workspaces.id', 'post_comments.owner_id')
    .select(['workspaces.name', 'post_id', 'created_at', 'body', 'quote'])
    .where('post_comments.user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    team: row.name,
    postId: row.post_id,
    at: toIso(row.created_at),
    body: row.body,
    quote: row.quote === null ? null : (JSON.parse(row.quote) as Quote).exact,
  }))
}

export async function findComment(
  db: Database,
  { ownerId, postId }: PostKey,
  id: string,
): Promise<StoredComment | undefined> {
  const row = await db
    .selectFrom('post_comments')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toComment(row)
}

export async function insertComment(db: Database, { ownerId, postId }: PostKey, one: StoredComment): Promise<void> {
  await db
    .insertInto('post_comments')
    .values({
      owner_id: ownerId,
      id: one.id,
      post_id: postId,
      parent_id: one.parentId,
      user_id: one.userId,
      name: one.name,
      link_id: one.linkId,
      body: one.body,
      quote: one.quote && JSON.stringify(one.quote),
      mentions: JSON.stringify(one.mentions),
      is_internal: one.isInternal ? 1 : 0,
      created_at: one.createdAt,
      edited_at: one.editedAt,
      resolved_at: one.resolvedAt,
    })
    .execute()
}

/** Missing fields stay as they are. */
export async function updateComment(
  db: Database,
  { ownerId }: PostKey,
  id: string,
  change: { body?: string; editedAt?: number; resolvedAt?: number | null },
): Promise<void> {
  const set = {
    ...(change.body !== undefined && { body: change.body }),
    ...(change.editedAt !== undefined && { edited_at: change.editedAt }),
    ...(change.resolvedAt !== undefined && { resolved_at: change.resolvedAt }),
  }
  if (Object.keys(set).length === 0) return
  await db.updateTable('post_comments').set(set).where('owner_id', '=', ownerId).where('id', '=', id).execute()
}

/** With what answers it. */
export async function deleteComment(db: Database, { ownerId, postId }: PostKey, id: string): Promise<void> {
  await db
    .deleteFrom('post_comments')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where((column) => column.or([column('id', '=', id), column('parent_id', '=', id)]))
    .execute()
}

function toComment(row: Row<'post_comments'>): StoredComment {
  return {
    id: row.id,
    parentId: row.parent_id,
    userId: row.user_id,
    name: row.name,
    linkId: row.link_id,
    body: row.body,
    quote: row.quote === null ? null : (JSON.parse(row.quote) as Quote),
    mentions: JSON.parse(row.mentions) as UserId[],
    isInternal: row.is_internal === 1,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    resolvedAt: row.resolved_at,
  }
}

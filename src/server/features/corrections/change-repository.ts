import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Correction } from '#shared/corrections/find-corrections'

/** A correction of a source in a sentence that a post used. */
export interface SourceChange extends Correction {
  id: string
  postId: string
  articleId: string
  foundAt: number
}

/** Stores a correction. @returns its id; null: it is known already */
export async function addSourceChange(
  db: Database,
  { ownerId, postId, articleId }: { ownerId: WorkspaceId; postId: string; articleId: string },
  { before, after }: Correction,
  now: number,
): Promise<string | null> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([before, after]))
    .digest('hex')
  const added = await db
    .insertInto('source_changes')
    .values({
      owner_id: ownerId,
      id: randomUUID(),
      post_id: postId,
      article_id: articleId,
      fingerprint,
      before_text: before,
      after_text: after,
      found_at: now,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'post_id', 'article_id', 'fingerprint']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/** Those of a post that nobody settled, newest first. */
export async function listSourceChanges(db: Database, ownerId: WorkspaceId, postId: string): Promise<SourceChange[]> {
  const rows = await db
    .selectFrom('source_changes')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('settled_at', 'is', null)
    .orderBy('found_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toChange)
}

/** All of a workspace, page by page, for its archive. */
export async function* readSourceChanges(db: Database, ownerId: WorkspaceId): AsyncIterable<object> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('source_changes')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    for (const row of rows) yield { ...toChange(row), settledAt: row.settled_at }
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.id
  }
}

const pageSize = 200

/** False: this post has no such correction. */
export async function settleSourceChange(
  db: Database,
  { ownerId, postId, id }: { ownerId: WorkspaceId; postId: string; id: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('source_changes')
    .set({ settled_at: now })
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function toChange(row: Row<'source_changes'>): SourceChange {
  return {
    id: row.id,
    postId: row.post_id,
    articleId: row.article_id,
    before: row.before_text,
    after: row.after_text,
    foundAt: row.found_at,
  }
}

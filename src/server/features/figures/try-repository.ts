import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Try } from '#shared/figures/follow-try'

export interface StoredTry extends Try {
  id: string
}

export async function insertTry(db: Database, ownerId: WorkspaceId, plan: Try): Promise<StoredTry> {
  const row = await db
    .insertInto('post_tries')
    .values({
      owner_id: ownerId,
      id: randomUUID(),
      dimension: plan.dimension,
      value_a: plan.a,
      value_b: plan.b,
      first_side: plan.first,
      posts: plan.posts,
      measure: plan.measure,
      started_at: plan.startedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toTry(row)
}

/** Latest first. */
export async function listTries(db: Database, ownerId: WorkspaceId): Promise<StoredTry[]> {
  const rows = await db
    .selectFrom('post_tries')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toTry)
}

/** False: this workspace has no such try. */
export async function deleteTry(db: Database, ownerId: WorkspaceId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('post_tries')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteTriesOf(db: Database, ownerId: WorkspaceId): Promise<void> {
  await db.deleteFrom('post_tries').where('owner_id', '=', ownerId).execute()
}

function toTry(row: Row<'post_tries'>): StoredTry {
  return {
    id: row.id,
    dimension: row.dimension,
    a: row.value_a,
    b: row.value_b,
    first: row.first_side,
    posts: row.posts,
    measure: row.measure,
    startedAt: row.started_at,
  }
}

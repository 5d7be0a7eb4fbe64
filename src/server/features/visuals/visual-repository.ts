import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import type { Row } from '#server/platform/database/schema'
import type { MomentCursor } from '#server/platform/http/page'
import type { UserId, WorkspaceId } from '#shared/contract/ids'

/** A visual as lists show it, without its document; always reached by (owner, id). Times are epoch ms. */
export interface Visual {
  ownerId: WorkspaceId
  id: string
  name: string
  width: number
  height: number
  postId: string | null
  createdAt: number
  updatedAt: number
  /** Who saved it last; null: the owner of the personal workspace, or a former member of the team. */
  savedBy: UserId | null
}

export interface VisualDetail extends Visual {
  /** JSON, as sent. */
  document: string
}

/** What its author sets. */
export interface VisualFields extends Pick<Visual, 'name' | 'width' | 'height'> {
  /** JSON, as sent. */
  document: string
  pages: number
}

const columns = [
  'owner_id',
  'id',
  'name',
  'width',
  'height',
  'post_id',
  'created_at',
  'updated_at',
  'saved_by',
] as const

/** A page, newest first. Uses index visuals_owner_created. */
export async function listVisuals(
  db: Database,
  ownerId: WorkspaceId,
  { limit, before }: { limit: number; before?: MomentCursor | undefined },
): Promise<Visual[]> {
  const rows = await db
    .selectFrom('visuals')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .$if(before !== undefined, (query) => query.where(sql<boolean>`(created_at, id) < (${before?.at}, ${before?.id})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toVisual)
}

export async function countVisuals(db: Database, ownerId: WorkspaceId): Promise<number> {
  const { count } = await db
    .selectFrom('visuals')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Total size in bytes of an owner's documents, and in characters of their versions. Uses only the indexes
 * visuals_owner_bytes and visual_versions_owner_characters.
 */
export async function sumDocuments(db: Database, ownerId: WorkspaceId): Promise<number> {
  const { sum } = await db
    .selectNoFrom((outer) =>
      sql<number>`${outer
        .selectFrom('visuals')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('bytes'), sql<number>`0`).as('sum'))
        .where('owner_id', '=', ownerId)} + ${outer
        .selectFrom('visual_versions')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('characters'), sql<number>`0`).as('sum'))
        .where('owner_id', '=', ownerId)}`.as('sum'),
    )
    .executeTakeFirstOrThrow()
  return Number(sum)
}

export async function findVisual(db: Database, ownerId: WorkspaceId, id: string): Promise<VisualDetail | undefined> {
  const row = await db
    .selectFrom('visuals')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...toVisual(row), document: row.canvas_data }
}

/** Of its document; 0 when this owner has no such visual. */
export async function findVisualBytes(db: Database, ownerId: WorkspaceId, id: string): Promise<number> {
  const row = await db
    .selectFrom('visuals')
    .select('bytes')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.bytes ?? 0
}

/** Without its document. */
export async function findVisualFacts(db: Database, ownerId: WorkspaceId, id: string): Promise<Visual | undefined> {
  const row = await db
    .selectFrom('visuals')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toVisual(row)
}

/** The same, locked until the transaction ends. */
export async function lockVisual(db: Database, ownerId: WorkspaceId, id: string): Promise<Visual | undefined> {
  const row = await db
    .selectFrom('visuals')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  return row && toVisual(row)
}

export async function insertVisual(db: Database, visual: VisualFields & Omit<Visual, 'updatedAt'>): Promise<Visual> {
  const row = await db
    .insertInto('visuals')
    .values({
      owner_id: visual.ownerId,
      id: visual.id,
      ...toColumns(visual),
      post_id: visual.postId,
      created_at: visual.createdAt,
      updated_at: visual.createdAt,
      saved_by: visual.savedBy,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toVisual(row)
}

/** Saves again, with a later time than before. Undefined when this owner has no such visual. */
export async function updateVisual(
  db: Database,
  ownerId: WorkspaceId,
  id: string,
  { postId, savedBy, ...fields }: VisualFields & { postId?: string | null | undefined; savedBy: UserId | null },
  now: number,
): Promise<Visual | undefined> {
  const row = await db
    .updateTable('visuals')
    .set({
      ...toColumns(fields),
      ...(postId !== undefined && { post_id: postId }),
      saved_by: savedBy,
      updated_at: sql<number>`case when updated_at < ${sql.lit(now)} then ${sql.lit(now)} else updated_at + 1 end`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  return row && toVisual(row)
}

/** @returns when it was last saved (epoch ms); undefined when there is none */
export async function deleteVisual(db: Database, ownerId: WorkspaceId, id: string): Promise<number | undefined> {
  const deleted = await db
    .deleteFrom('visuals')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('updated_at')
    .executeTakeFirst()
  return deleted?.updated_at
}

function toColumns({ name, width, height, pages, document }: VisualFields) {
  return { name, width, height, pages, canvas_data: document, bytes: Buffer.byteLength(document) }
}

function toVisual(row: Pick<Row<'visuals'>, (typeof columns)[number]>): Visual {
  return {
    ownerId: row.owner_id,
    id: row.id,
    name: row.name,
    width: row.width,
    height: row.height,
    postId: row.post_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    savedBy: row.saved_by,
  }
}

/** Deletes all of an owner's; the caller removes the files. @returns the ids */
export async function deleteVisualsOf(db: Database, ownerId: WorkspaceId): Promise<string[]> {
  const rows = await db.deleteFrom('visuals').where('owner_id', '=', ownerId).returning('id').execute()
  return rows.map((row) => row.id)
}

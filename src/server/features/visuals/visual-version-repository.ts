import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'

/** A state of a visual before it was saved again, without its document. `savedAt` is epoch ms. */
export interface VisualVersion {
  savedAt: number
  name: string
  width: number
  height: number
  /** Of its document. */
  characters: number
}

interface VersionDetail extends VisualVersion {
  /** JSON, as sent. */
  document: string
}

export interface VisualKey {
  ownerId: WorkspaceId
  id: string
}

const columns = ['saved_at', 'name', 'width', 'height', 'characters'] as const

/** Newest first. */
export async function listVersions(db: Database, { ownerId, id }: VisualKey): Promise<VisualVersion[]> {
  const rows = await versionsOf(db, { ownerId, id }).select(columns).orderBy('saved_at', 'desc').execute()
  return rows.map(toVersion)
}

/** With their documents, newest first. */
export async function readVersions(db: Database, key: VisualKey): Promise<VersionDetail[]> {
  const rows = await versionsOf(db, key).selectAll().orderBy('saved_at', 'desc').execute()
  return rows.map(toDetail)
}

export async function findVersion(db: Database, key: VisualKey, savedAt: number): Promise<VersionDetail | undefined> {
  const row = await versionsOf(db, key).selectAll().where('saved_at', '=', savedAt).executeTakeFirst()
  return row && toDetail(row)
}

/**
 * Copies a visual's current state to its versions, unless its document is `next` already. Locks the visual until the
 * transaction ends, so that two concurrent saves lose no state.
 * @returns whether a version was added
 */
export async function copyToVersions(db: Database, { ownerId, id }: VisualKey, next: string): Promise<boolean> {
  const held = await db
    .selectFrom('visuals')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('canvas_data', '<>', next)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!held) return false
  await db
    .insertInto('visual_versions')
    .columns(['owner_id', 'visual_id', ...columns, 'canvas_data'])
    .expression((builder) =>
      builder
        .selectFrom('visuals')
        .select(['owner_id', 'id', 'updated_at', 'name', 'width', 'height'])
        .select([sql<number>`length(canvas_data)`.as('characters'), 'canvas_data'])
        .where('owner_id', '=', ownerId)
        .where('id', '=', id),
    )
    .execute()
  return true
}

export async function deleteVersions(db: Database, { ownerId, id }: VisualKey, savedAt: number[]): Promise<void> {
  if (savedAt.length === 0) return
  await db
    .deleteFrom('visual_versions')
    .where('owner_id', '=', ownerId)
    .where('visual_id', '=', id)
    .where('saved_at', 'in', savedAt)
    .execute()
}

function versionsOf(db: Database, { ownerId, id }: VisualKey) {
  return db.selectFrom('visual_versions').where('owner_id', '=', ownerId).where('visual_id', '=', id)
}

function toVersion(row: Pick<Row<'visual_versions'>, (typeof columns)[number]>): VisualVersion {
  const { saved_at: savedAt, name, width, height, characters } = row
  return { savedAt, name, width, height, characters }
}

function toDetail(row: Row<'visual_versions'>): VersionDetail {
  return { ...toVersion(row), document: row.canvas_data }
}

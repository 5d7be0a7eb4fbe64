import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'

/** A picture in someone's library; always reached by (owner, id). Times are epoch ms. */
export interface MediaAsset {
  ownerId: WorkspaceId
  id: string
  filename: string
  originalName: string
  mimeType: string
  /** Bytes. */
  fileSize: number
  width: number
  height: number
  tags: readonly string[]
  createdAt: number
  /** Null until its bytes have arrived. */
  fileToken: string | null
}

/** Pictures whose bytes have arrived, newest first. Uses index media_assets_owner_created. */
export async function listMedia(db: Database, ownerId: WorkspaceId): Promise<MediaAsset[]> {
  const rows = await db
    .selectFrom('media_assets')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('finished_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toAsset)
}

export async function findMedia(db: Database, ownerId: WorkspaceId, id: string): Promise<MediaAsset | undefined> {
  const row = await db
    .selectFrom('media_assets')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toAsset(row)
}

/** The newest of this name whose bytes have arrived. */
export async function findMediaByFilename(
  db: Database,
  ownerId: WorkspaceId,
  filename: string,
): Promise<MediaAsset | undefined> {
  const row = await db
    .selectFrom('media_assets')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('filename', '=', filename)
    .where('finished_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row && toAsset(row)
}

/** This owner's pictures among these ids. */
export async function findMediaByIds(
  db: Database,
  ownerId: WorkspaceId,
  ids: readonly string[],
): Promise<MediaAsset[]> {
  const rows = await db
    .selectFrom('media_assets')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute()
  return rows.map(toAsset)
}

/** How many pictures someone has, announced ones included, and their size in bytes. */
export async function measureMedia(db: Database, ownerId: WorkspaceId): Promise<{ assets: number; bytes: number }> {
  return await db
    .selectFrom('media_assets')
    .select((column) => [
      column.fn.countAll<number>().as('assets'),
      sql<number>`coalesce(sum(stored_bytes), 0)`.as('bytes'),
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
}

/** Inserts a picture whose bytes are still to come. */
export async function insertMedia(db: Database, asset: Omit<MediaAsset, 'fileToken'>): Promise<MediaAsset> {
  const row = await db
    .insertInto('media_assets')
    .values({
      owner_id: asset.ownerId,
      id: asset.id,
      filename: asset.filename,
      original_name: asset.originalName,
      mime_type: asset.mimeType,
      file_size: asset.fileSize,
      stored_bytes: 0,
      width: asset.width,
      height: asset.height,
      tags: JSON.stringify(asset.tags),
      created_at: asset.createdAt,
      finished_at: null,
      file_token: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toAsset(row)
}

export interface StoredPicture extends Pick<MediaAsset, 'mimeType' | 'fileSize' | 'width' | 'height'> {
  fileToken: string
  storedBytes: number
  finishedAt: number
}

/**
 * Stores what arrived for an announced picture, unless its owner's pictures would then exceed `maxBytes`. Undefined if
 * they would, and if there is nothing to finish. Call it while holding the owner's lock.
 */
export async function finishMedia(
  db: Database,
  ownerId: WorkspaceId,
  id: string,
  kept: StoredPicture,
  maxBytes: number,
): Promise<MediaAsset | undefined> {
  const row = await db
    .updateTable('media_assets')
    .set({
      mime_type: kept.mimeType,
      file_size: kept.fileSize,
      stored_bytes: kept.storedBytes,
      width: kept.width,
      height: kept.height,
      finished_at: kept.finishedAt,
      file_token: kept.fileToken,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where(
      sql<boolean>`(select coalesce(sum(kept.stored_bytes), 0) from media_assets as kept where kept.owner_id = ${ownerId})
        + ${sql.lit(kept.storedBytes)} <= ${sql.lit(maxBytes)}`,
    )
    .returningAll()
    .executeTakeFirst()
  return row && toAsset(row)
}

/** Undefined when this owner has no such picture. */
export async function updateMediaTags(
  db: Database,
  ownerId: WorkspaceId,
  id: string,
  tags: readonly string[],
): Promise<MediaAsset | undefined> {
  const row = await db
    .updateTable('media_assets')
    .set({ tags: JSON.stringify(tags) })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toAsset(row)
}

/** False when this owner has no such picture. */
export async function deleteMedia(
  db: Database,
  ownerId: WorkspaceId,
  id: string,
): Promise<Row<'media_assets'> | undefined> {
  return await db
    .deleteFrom('media_assets')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** A few finished pictures of any owners, in no order. */
export async function listKeptMedia(db: Database, limit: number): Promise<Row<'media_assets'>[]> {
  return await db
    .selectFrom('media_assets')
    .selectAll()
    .where('file_token', 'is not', null)
    .where('finished_at', 'is not', null)
    .limit(limit)
    .execute()
}

/**
 * Deletes pictures that were announced before a time and whose bytes never arrived. Uses index media_assets_unfinished.
 */
export async function deleteUnfinishedMedia(
  db: Database,
  before: number,
): Promise<{ ownerId: WorkspaceId; id: string }[]> {
  return await db
    .deleteFrom('media_assets')
    .where('finished_at', 'is', null)
    .where('created_at', '<', before)
    .returning(['owner_id as ownerId', 'id'])
    .execute()
}

function toAsset(row: Row<'media_assets'>): MediaAsset {
  return {
    ownerId: row.owner_id,
    id: row.id,
    filename: row.filename,
    originalName: row.original_name,
    mimeType: row.mime_type,
    fileSize: row.file_size,
    width: row.width,
    height: row.height,
    tags: JSON.parse(row.tags) as string[],
    createdAt: row.created_at,
    fileToken: row.file_token,
  }
}

/** Deletes all of an owner's; the caller removes the files. @returns the ids */
export async function deleteMediaOf(db: Database, ownerId: WorkspaceId): Promise<string[]> {
  const rows = await db.deleteFrom('media_assets').where('owner_id', '=', ownerId).returning('id').execute()
  return rows.map((row) => row.id)
}

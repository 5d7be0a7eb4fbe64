import { sql } from 'kysely'
import { type PostFile, toPostFile } from '#server/features/posts/store/attached-file-repository'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { PostFileKind } from '#shared/rules/attachments'

interface PostKey {
  ownerId: WorkspaceId
  postId: string
}

/** All of an owner's, for the archive of their data. */
export async function listPostFilesOf(db: Database, ownerId: WorkspaceId): Promise<PostFile[]> {
  const rows = await db
    .selectFrom('post_files')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('post_id')
    .orderBy('position')
    .execute()
  return rows.map(toPostFile)
}

export async function findPostFile(
  db: Database,
  { ownerId, postId }: PostKey,
  id: string,
): Promise<PostFile | undefined> {
  const row = await db
    .selectFrom('post_files')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toPostFile(row)
}

/** What kind of files a post has; null: none. */
export async function findPostFileKind(db: Database, { ownerId, postId }: PostKey): Promise<PostFileKind | null> {
  const row = await db
    .selectFrom('post_files')
    .select('kind')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .limit(1)
    .executeTakeFirst()
  return row?.kind ?? null
}

/** Bytes that all files of an owner's posts take. */
export async function measurePostFiles(db: Database, ownerId: WorkspaceId): Promise<number> {
  const { bytes } = await db
    .selectFrom('post_files')
    .select(sql<number>`coalesce(sum(stored_bytes), 0)`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

export async function insertPostFile(
  db: Database,
  file: PostFile & { position: number; storedBytes: number },
): Promise<void> {
  await db
    .insertInto('post_files')
    .values({
      owner_id: file.ownerId,
      id: file.id,
      post_id: file.postId,
      position: file.position,
      kind: file.kind,
      name: file.name,
      mime_type: file.mimeType,
      bytes: file.bytes,
      stored_bytes: file.storedBytes,
      hash: file.hash,
      width: file.width,
      height: file.height,
      pages: file.pages,
      milliseconds: file.milliseconds,
      alt_text: file.altText,
      created_at: file.createdAt,
    })
    .execute()
}

/** False: there is no such file. */
export async function changeAltText(
  db: Database,
  { ownerId, postId }: PostKey,
  id: string,
  altText: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('post_files')
    .set({ alt_text: altText })
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @param ids all files of the post in their new order */
export async function orderPostFiles(db: Database, { ownerId, postId }: PostKey, ids: readonly string[]) {
  for (const [position, id] of ids.entries()) {
    await db
      .updateTable('post_files')
      .set({ position })
      .where('owner_id', '=', ownerId)
      .where('post_id', '=', postId)
      .where('id', '=', id)
      .execute()
  }
}

/** False: there is no such file. */
export async function deletePostFile(db: Database, { ownerId, postId }: PostKey, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('post_files')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deletePostFilesOf(db: Database, ownerId: WorkspaceId): Promise<void> {
  await db.deleteFrom('post_files').where('owner_id', '=', ownerId).execute()
}

/** A few rows of any owner, in no order. */
export async function listSomePostFiles(db: Database, limit: number): Promise<Row<'post_files'>[]> {
  return await db.selectFrom('post_files').selectAll().limit(limit).execute()
}

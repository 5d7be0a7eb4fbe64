import type { z } from 'zod'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { PostFile as PostFileShape } from '#shared/contract/posts'
import type { PostFileKind } from '#shared/rules/attachments'
import { toIso } from '#shared/time/iso'

/** What posts read of the files attached to them, which features/attachments changes. */

/** A file that an author attached to a post; always reached by (owner, post, id). Times are epoch ms. */
export interface PostFile {
  ownerId: WorkspaceId
  id: string
  postId: string
  kind: PostFileKind
  name: string
  mimeType: string
  bytes: number
  /** sha256 of the file as it goes out, hex. */
  hash: string
  /** Pixels; of a PDF its first page in points. */
  width: number
  height: number
  pages: number
  /** How long a video is; 0 for what is none. */
  milliseconds: number
  altText: string
  createdAt: number
}

/** In their order. Uses index post_files_post. */
export async function listPostFiles(
  db: Database,
  { ownerId, postId }: Pick<PostFile, 'ownerId' | 'postId'>,
): Promise<PostFile[]> {
  const rows = await db
    .selectFrom('post_files')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(toPostFile)
}

export function toPostFile(row: Row<'post_files'>): PostFile {
  return {
    ownerId: row.owner_id,
    id: row.id,
    postId: row.post_id,
    kind: row.kind,
    name: row.name,
    mimeType: row.mime_type,
    bytes: row.bytes,
    hash: row.hash,
    width: row.width,
    height: row.height,
    pages: row.pages,
    milliseconds: row.milliseconds,
    altText: row.alt_text,
    createdAt: row.created_at,
  }
}

export function toPostFileDto(file: PostFile): z.infer<typeof PostFileShape> {
  const { id, postId, kind, name, mimeType, bytes, width, height, pages, milliseconds, altText, createdAt } = file
  const address = `/api/posts/${postId}/files/${id}`
  return {
    id,
    kind,
    name,
    mimeType,
    bytes,
    width,
    height,
    pages,
    seconds: milliseconds / 1_000,
    altText,
    url: `${address}/file`,
    previewUrl: kind === 'video' ? null : `${address}/preview`,
    createdAt: toIso(createdAt),
  }
}

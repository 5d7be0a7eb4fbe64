import type { Files, StoredFile } from '#server/adapters/files/files'
import type { Context } from '#server/context/context'
import { removeFolderJob } from '#server/features/accounts/links/remove-folder'
import type { PostFile } from '#server/features/posts/store/attached-file-repository'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import { asWorkspaceId, type WorkspaceId } from '#shared/contract/ids'
import { findPostFile } from './post-file-repository.ts'

/** Keys of posts' files in the storage: in a folder per post, which is deleted with the post. */

export type PostFilePart = 'file' | 'preview'

type Place = Pick<PostFile, 'ownerId' | 'postId' | 'id'>

/** Of all files of an owner's posts. */
export function postFilesFolder(ownerId: WorkspaceId): string {
  return `${ownerId}/attachments`
}

function postFolder({ ownerId, postId }: Pick<Place, 'ownerId' | 'postId'>): string {
  return `${postFilesFolder(ownerId)}/${postId}`
}

export function postFileKey(place: Place, part: PostFilePart): string {
  return `${postFolder(place)}/${place.id}.${part}`
}

export function postFileKeys(row: Row<'post_files'>): string[] {
  const place = { ownerId: row.owner_id, postId: row.post_id, id: row.id }
  return partsOf(row).map((part) => postFileKey(place, part))
}

/** A video has no preview. */
function partsOf({ kind }: Pick<PostFile, 'kind'>): PostFilePart[] {
  return kind === 'video' ? ['file'] : ['file', 'preview']
}

/** The rows go with their post, in the transaction that deletes it. */
export async function removePostFolder(
  ctx: Context,
  db: Database,
  place: Pick<Place, 'ownerId' | 'postId'>,
): Promise<void> {
  await ctx.jobs.add(removeFolderJob, { folder: postFolder(place) }, { db })
}

/** Undefined when its bytes are lost. */
export async function readPostFile(files: Files, place: Place, part: PostFilePart): Promise<StoredFile | undefined> {
  return await files.read(postFileKey(place, part))
}

/** Whether an existing file of a post has this key. */
export async function isPostFileKey(db: Database, key: string): Promise<boolean> {
  const [ownerId = '', kind, postId = '', name = ''] = key.split('/')
  const [id = ''] = name.split('.')
  return (
    kind === 'attachments' && (await findPostFile(db, { ownerId: asWorkspaceId(ownerId), postId }, id)) !== undefined
  )
}

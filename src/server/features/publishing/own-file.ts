import type { StoredFile } from '#server/adapters/files/files'
import type { Context } from '#server/context/context'
import { readPostFile } from '#server/features/attachments/post-file-keys'
import type { PostFile } from '#server/features/posts/store/attached-file-repository'
import { UnusableAttachment } from './attachment-kind.ts'
import type { SentFile } from './publication.ts'

/** @throws UnusableAttachment for one whose bytes are lost; StorageFailure */
export async function openFile(ctx: Context, file: PostFile): Promise<StoredFile> {
  const stored = await readPostFile(ctx.files, file, 'file')
  if (!stored) throw new UnusableAttachment('publicationFilesGone')
  return stored
}

export function toSentFile({ name, hash, bytes, pages }: PostFile): SentFile {
  return { name, hash, bytes, pages }
}

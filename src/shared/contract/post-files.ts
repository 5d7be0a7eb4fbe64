import { z } from 'zod'
import { attachmentLimits, postFileKinds } from '#shared/rules/attachments'
import { limits } from '#shared/rules/limits'
import { publishing } from '#shared/rules/publishing'
import { PostId } from './posts.ts'

/** What an author attaches to a post without the editor: up to twenty photos, or a PDF. */

export const PostFile = z.object({
  id: z.string(),
  kind: z.enum(postFileKinds),
  /** As the author's file was called. */
  name: z.string(),
  /** As it goes out: PNG, JPEG or PDF. */
  mimeType: z.string(),
  bytes: z.number().int(),
  /** Pixels; of a PDF its first page in points. */
  width: z.number().int(),
  height: z.number().int(),
  /** 1 for a photo. */
  pages: z.number().int(),
  altText: z.string(),
  /** The file itself. */
  url: z.string(),
  /** A picture of it; of a PDF its first page. */
  previewUrl: z.string(),
  createdAt: z.string(),
})

const FileId = PostId.extend({ fileId: z.string().max(64) })

export const postFilesContract = {
  /** In the order in which they go out. */
  listPostFiles: { params: PostId, answer: z.array(PostFile) },
  /** Its body is the file. A photo goes behind those that are there. */
  addPostFile: {
    params: PostId,
    query: z.object({
      name: z
        .string()
        .max(2 * limits.fileNameCharacters)
        .default(''),
    }),
    answer: PostFile,
  },
  updatePostFile: {
    params: FileId,
    body: z.object({
      altText: z.string().trim().max(publishing.altTextCharacters).optional(),
      /** From 0. */
      position: z.number().int().min(0).max(attachmentLimits.photos).optional(),
    }),
    /** All files of the post. */
    answer: z.array(PostFile),
  },
  deletePostFile: { params: FileId },
  getPostFile: { params: FileId, answer: z.file() },
  getPostFilePreview: { params: FileId, answer: z.file() },
}

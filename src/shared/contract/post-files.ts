import { z } from 'zod'
import { attachmentLimits } from '#shared/rules/attachments'
import { limits } from '#shared/rules/limits'
import { publishing } from '#shared/rules/publishing'
import { PostFile, PostId } from './posts.ts'

/** What an author attaches to a post without the editor: up to twenty photos, a PDF, or a video. */

const FileId = PostId.extend({ fileId: z.string().max(64) })

export const postFilesContract = {
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

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { findArticle } from '#server/features/posts/store/article-repository'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import { AppError } from '#server/platform/errors'
import { announceMedia } from './announce-media.ts'
import { deleteMedia, findMediaByFilename, type MediaAsset } from './media-repository.ts'
import { keepPicture } from './receive-media-file.ts'

/**
 * Adds the lead image of a post's article to the author's library, for a visual of the post. It is fetched as carefully
 * as the article was; a second call returns the picture of the first.
 *
 * @throws AppError not_found for the post or when its article names no picture, and what the reader and an upload throw
 */
export async function importLeadImage(
  ctx: Context,
  author: Actor,
  postId: string,
  signal: AbortSignal,
): Promise<MediaAsset> {
  const post = await findPost(ctx.db, author.workspace, postId)
  if (!post) throw postNotFound()
  const source = await findArticle(ctx.db, author.workspace, post.articleId)
  const address = source?.article.leadImage
  if (!address) throw new AppError('not_found', 'articleWithoutPicture')

  const filename = `lead-${createHash('sha256').update(address).digest('hex').slice(0, 32)}`
  const known = await findMediaByFilename(ctx.db, author.workspace, filename)
  if (known) return known

  const bytes = await ctx.reader.fetchPicture(address, { signal })
  const asset = await announceMedia(ctx, author, {
    filename,
    originalName: `Picture of ${post.source.siteName ?? post.title}`,
    mimeType: '',
    fileSize: bytes.length,
    width: 0,
    height: 0,
    tags: [],
  })
  try {
    return await keepPicture(ctx, author, asset.id, Readable.from([bytes]))
  } catch (error) {
    await deleteMedia(ctx.db, author.workspace, asset.id)
    throw error
  }
}

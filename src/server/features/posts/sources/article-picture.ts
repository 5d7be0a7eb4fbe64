import { Readable } from 'node:stream'
import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import type { WorkspaceId } from '#shared/contract/ids'
import { findArticle } from '../store/article-repository.ts'
import { articleNotFound } from './obtain-source.ts'

/**
 * A small copy of an article's lead image, as WebP. It is fetched as carefully as the article was, and not kept.
 *
 * @throws AppError not_found for the article or when it names no picture, and what the reader and the rewriting throw
 */
export async function readArticlePicture(
  ctx: Context,
  workspace: WorkspaceId,
  id: string,
  signal: AbortSignal,
): Promise<{ size: number; stream: Readable }> {
  const found = await findArticle(ctx.db, workspace, id)
  if (!found) throw articleNotFound()
  const address = found.article.leadImage
  if (!address) throw new AppError('not_found', 'articleWithoutPicture')
  const bytes = await ctx.reader.fetchPicture(address, { signal })
  const { thumbnail } = await ctx.images.prepare(Readable.from([bytes]), signal)
  return { size: thumbnail.length, stream: Readable.from([thumbnail]) }
}

import type { Context } from '#server/context/context'
import type { WorkspaceId } from '#shared/contract/ids'
import { findArticle } from '../store/article-repository.ts'
import { articleNotFound, requireReadable, type Source } from './obtain-source.ts'

/**
 * The further sources of a post: articles that their author had read before, so the author has seen them and a partial
 * one is accepted. Duplicate texts are dropped.
 * @throws AppError not_found | source_unreadable
 */
export async function obtainMoreSources(
  ctx: Context,
  ownerId: WorkspaceId,
  articleIds: readonly string[],
  first: Source,
): Promise<Source[]> {
  const more: Source[] = []
  for (const id of articleIds) {
    const found = await findArticle(ctx.db, ownerId, id)
    if (!found) throw articleNotFound()
    requireReadable(found.article, true)
    const isThere = [first, ...more].some(({ article }) => article.contentHash === found.article.contentHash)
    if (!isThere) more.push(found)
  }
  return more
}

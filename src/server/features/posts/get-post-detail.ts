import type { z } from 'zod'
import type { Context } from '#server/context'
import type { PostDetail } from '#shared/contract/posts'
import { findArticle } from './article-repository.ts'
import { toPostDetail } from './post-dto.ts'
import { postNotFound } from './post-not-found.ts'
import { findPost } from './post-repository.ts'
import { findPostVisual } from './post-visuals.ts'
import { listVersions } from './version-repository.ts'

/** One post with its source, its versions and its visual. @throws AppError not_found */
export async function getPostDetail(ctx: Context, ownerId: string, id: string): Promise<z.infer<typeof PostDetail>> {
  const post = await findPost(ctx.db, ownerId, id)
  const source = post && (await findArticle(ctx.db, ownerId, post.articleId))
  if (!post || !source) throw postNotFound()
  const [versions, visual] = await Promise.all([listVersions(ctx.db, ownerId, id), findPostVisual(ctx.db, ownerId, id)])
  return toPostDetail(ctx, { post, source, versions, visual })
}

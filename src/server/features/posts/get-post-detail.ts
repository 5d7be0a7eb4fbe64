import type { z } from 'zod'
import type { Context } from '#server/context'
import type { PostDetail } from '#shared/contract/posts'
import { findArticle } from './article-repository.ts'
import { toPostDetail } from './post-dto.ts'
import { postNotFound } from './post-not-found.ts'
import { findPost } from './post-repository.ts'
import { listVersions } from './version-repository.ts'

/** One post with its source and its versions. @throws AppError not_found */
export async function getPostDetail(ctx: Context, ownerId: string, id: string): Promise<z.infer<typeof PostDetail>> {
  const post = await findPost(ctx.db, ownerId, id)
  const source = post && (await findArticle(ctx.db, ownerId, post.articleId))
  if (!post || !source) throw postNotFound()
  return toPostDetail(ctx, post, source, await listVersions(ctx.db, ownerId, id))
}

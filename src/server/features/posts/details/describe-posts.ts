import type { z } from 'zod'
import type { Context } from '#server/context/context'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Post as PostShape } from '#shared/contract/posts'
import { findAuthors } from '../store/author-repository.ts'
import { findPublicationsOf } from '../store/post-publication-repository.ts'
import type { Post } from '../store/post-repository.ts'
import { toPostDto } from './post-dto.ts'

/** Posts of one owner as lists show them, with where each stands on its way to LinkedIn. */
export async function describePosts(
  ctx: Context,
  ownerId: WorkspaceId,
  posts: readonly Post[],
): Promise<z.infer<typeof PostShape>[]> {
  const ids = posts.map(({ id }) => id)
  const [ai, publications, authors] = await Promise.all([
    ctx.models.read(),
    findPublicationsOf(ctx.db, ownerId, ids, ctx.now()),
    findAuthors(ctx.db, ownerId, posts, ctx.now()),
  ])
  return posts.map((post) => ({
    ...toPostDto(ai, post),
    publication: publications.get(post.id) ?? null,
    author: authors.get(post.id) ?? null,
  }))
}

export async function describePost(ctx: Context, post: Post): Promise<z.infer<typeof PostShape>> {
  const [described] = await describePosts(ctx, post.ownerId, [post])
  return described as z.infer<typeof PostShape>
}

import type { Context } from '#server/context/context'
import { findPost } from '#server/features/posts/store/post-repository'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import { nextAskingAt } from './asking-times.ts'
import { forgetPublished, notePublished } from './published-post-repository.ts'

/** Remembers when a post went out. Its author may have published it elsewhere, and marked it so. */
export const notePublishedPosts: Subscriber<Context> = {
  name: 'figures',
  when: 'after-commit',
  on: { 'post.published': note, 'post.updated': note },
}

async function note(
  ctx: Context,
  { workspaceId: ownerId, subject: postId, at }: StoredEvent<'post.published' | 'post.updated'>,
): Promise<void> {
  if (ownerId === null) return
  const post = await findPost(ctx.db, ownerId, postId)
  if (!post) return
  if (post.status === 'published') {
    await notePublished(ctx.db, { ownerId, postId, publishedAt: at }, nextAskingAt(at, ctx.now()))
  } else {
    await forgetPublished(ctx.db, ownerId, postId)
  }
}

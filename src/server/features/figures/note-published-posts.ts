import type { Context } from '#server/context/context'
import { findPost } from '#server/features/posts/store/post-repository'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import { nextAskingAt, nextLookupAt } from './asking-times.ts'
import { addLookup, isPublished } from './lookup-repository.ts'
import { forgetPublished, notePublished } from './published-post-repository.ts'

/** Stores when a post was published, by us or elsewhere and marked by its author. */
export const notePublishedPosts: Subscriber<Context> = {
  name: 'figures',
  when: 'after-commit',
  on: {
    'post.published': async (ctx, event) => {
      await note(ctx, event)
      await planLookups(ctx, event)
    },
    'post.updated': note,
  },
}

/** Plans lookups for what we published. Whether the account may read figures is only known when asking. */
async function planLookups(ctx: Context, { at, payload }: StoredEvent<'post.published'>): Promise<void> {
  const { ownerId, publicationId, url } = payload
  const nextAt = nextLookupAt(at, ctx.now())
  if (url === null || nextAt === null || !(await isPublished(ctx.db, ownerId, publicationId))) return
  await addLookup(ctx.db, { ownerId, publicationId, publishedAt: at, nextAt })
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

import type { Context } from '#server/context/context'
import { findLinkedArticles } from '#server/features/posts/store/linked-article-repository'
import { findPost } from '#server/features/posts/store/post-repository'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import { nextReadingAt } from './reading-times.ts'
import { addWatches } from './watch-repository.ts'

/** Once a post is published, its sources are watched. Its author may have published it elsewhere, and marked it so. */
export const watchPublishedPosts: Subscriber<Context> = {
  name: 'corrections',
  when: 'after-commit',
  on: { 'post.published': watchSources, 'post.updated': watchSources },
}

async function watchSources(
  ctx: Context,
  { workspaceId: ownerId, subject: postId, at }: StoredEvent<'post.published' | 'post.updated'>,
): Promise<void> {
  if (!ctx.config.watchesSources || ownerId === null) return
  const post = await findPost(ctx.db, ownerId, postId)
  if (post?.status !== 'published') return
  const articles = await findLinkedArticles(ctx.db, ownerId, postId)
  await addWatches(
    ctx.db,
    articles.map(({ id: articleId, url }) => {
      const watch = { ownerId, postId, articleId, url, publishedAt: at }
      return { ...watch, nextAt: nextReadingAt(watch, 0) }
    }),
  )
}

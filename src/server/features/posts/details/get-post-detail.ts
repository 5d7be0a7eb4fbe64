import type { z } from 'zod'
import type { Context } from '#server/context/context'
import type { WorkspaceId } from '#shared/contract/ids'
import type { PostDetail } from '#shared/contract/posts'
import { findArticle } from '../store/article-repository.ts'
import { findCitedTexts, findWaitingPages } from '../store/cited-page-repository.ts'
import { findMoreArticles } from '../store/more-article-repository.ts'
import { postNotFound } from '../store/post-not-found.ts'
import { findPost } from '../store/post-repository.ts'
import { findPostVisual } from '../store/post-visuals.ts'
import { listVersions } from '../store/version-repository.ts'
import { findVoiceExamples } from '../writing/voice-examples.ts'
import { toPostDetail } from './post-dto.ts'

type Detail = z.infer<typeof PostDetail>

/** One post with what is kept of it, and what its voice is compared with. @throws AppError not_found */
export async function getPostDetail(ctx: Context, ownerId: WorkspaceId, id: string): Promise<Detail> {
  const detail = await findPostDetail(ctx, ownerId, id)
  if (!detail) throw postNotFound()
  return { ...detail, voiceExamples: await findVoiceExamples(ctx.db, { ...detail, ownerId }) }
}

/** One post with its source, its versions and its visual. Undefined when this owner has no such post. */
export async function findPostDetail(
  ctx: Context,
  ownerId: WorkspaceId,
  id: string,
): Promise<Omit<Detail, 'voiceExamples'> | undefined> {
  const post = await findPost(ctx.db, ownerId, id)
  const source = post && (await findArticle(ctx.db, ownerId, post.articleId))
  if (!post || !source) return undefined
  // asked first: a page that is read between the two counts as read and as waited for, never as neither
  const waiting = await findWaitingPages(ctx.db, ownerId, id)
  const [ai, more, cited, versions, visual] = await Promise.all([
    ctx.models.read(),
    findMoreArticles(ctx.db, ownerId, id),
    findCitedTexts(ctx.db, ownerId, id),
    listVersions(ctx.db, ownerId, id),
    findPostVisual(ctx.db, ownerId, id),
  ])
  return toPostDetail(ai, { post, source, more, cited, isReadingCited: waiting.length > 0, versions, visual })
}

import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import { AppError } from '#server/platform/errors'
import { engagementsOf } from '#shared/figures/engagements'
import { dayMs, hourMs } from '#shared/time/durations'
import { wallTimeOf } from '#shared/time/wall-time'
import { type PostFigures, putFigures } from './figures-repository.ts'
import { findPublished } from './published-post-repository.ts'

/** How far ahead a browser's clock may be. */
const clockDifferenceMs = hourMs

/**
 * Stores what an author read at LinkedIn. Figures of a day in their time zone replace those typed in for it before.
 * @throws AppError not_found | conflict | invalid_input
 */
export async function addTypedFigures(
  ctx: Context,
  actor: Actor,
  postId: string,
  counted: { at: number; impressions: number; reactions: number; comments: number; reposts: number },
): Promise<PostFigures> {
  const post = await findPost(ctx.db, actor.workspace, postId)
  if (!post) throw postNotFound()
  if (post.status !== 'published') throw new AppError('conflict', 'figuresOfDraft')
  if (counted.at > ctx.now() + clockDifferenceMs) throw new AppError('invalid_input', 'figuresInFuture')
  const publishedAt = (await findPublished(ctx.db, actor.workspace, postId))?.publishedAt ?? post.createdAt
  if (counted.at < publishedAt - dayMs) throw new AppError('invalid_input', 'figuresBeforePublishing')
  return await putFigures(ctx.db, {
    ...counted,
    ownerId: actor.workspace,
    postId,
    publicationId: null,
    source: 'typed',
    day: wallTimeOf(counted.at, actor.user.timeZone).slice(0, 10),
    engagements: engagementsOf(counted),
    reached: null,
  })
}

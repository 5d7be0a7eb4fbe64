import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/actor'
import { withUserLock } from '#server/features/accounts/user-lock'
import { emitPostEvent } from '#server/features/posts/post-events'
import { postNotFound } from '#server/features/posts/post-not-found'
import { deletePost } from '#server/features/posts/post-repository'
import { AppError } from '#server/platform/errors'
import { deletePlans, detachFromPost, statesOfPost } from './publication-repository.ts'

/**
 * Deletes a post. What is planned of it does not go out, and what was published stays known; what is being sent, or may be
 * there, is settled first.
 * @throws AppError not_found | conflict
 */
export async function deletePostAndPlans(ctx: Context, actor: Actor, postId: string): Promise<void> {
  await withUserLock(ctx, actor.user.id, async (db) => {
    // what a process takes meanwhile is not among them
    await deletePlans(db, actor.workspace, postId)
    const left = await statesOfPost(db, actor.workspace, postId)
    if (left.includes('unconfirmed')) throw new AppError('conflict', 'postUnconfirmed')
    if (left.some((state) => state !== 'published')) throw new AppError('conflict', 'postBeingSent')
    await detachFromPost(db, actor.workspace, postId)
    if (!(await deletePost(db, actor.workspace, postId))) throw postNotFound()
    await emitPostEvent(ctx, db, 'post.deleted', { ownerId: actor.workspace, id: postId })
  })
}

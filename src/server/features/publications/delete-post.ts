import type { Context } from '#server/context/context'
import type { User } from '#server/features/accounts/user'
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
export async function deletePostAndPlans(ctx: Context, user: User, postId: string): Promise<void> {
  await withUserLock(ctx, user.id, async (db) => {
    // what a process takes meanwhile is not among them
    await deletePlans(db, user.id, postId)
    const left = await statesOfPost(db, user.id, postId)
    if (left.includes('unconfirmed')) throw new AppError('conflict', 'postUnconfirmed')
    if (left.some((state) => state !== 'published')) throw new AppError('conflict', 'postBeingSent')
    await detachFromPost(db, user.id, postId)
    if (!(await deletePost(db, user.id, postId))) throw postNotFound()
    await emitPostEvent(ctx, db, 'post.deleted', { ownerId: user.id, id: postId })
  })
}

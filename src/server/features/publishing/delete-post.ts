import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import { removePostFolder } from '#server/features/attachments/post-file-keys'
import { emitPostEvent } from '#server/features/posts/store/post-events'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { deletePost } from '#server/features/posts/store/post-repository'
import { AppError } from '#server/platform/errors'
import { deleteScheduled, detachFromPost, statesOfPost } from './publication-repository.ts'

/**
 * Deletes a post. Its scheduled publications don't go out, and its published ones stay listed; one that is being sent,
 * or may be at LinkedIn, must be settled first.
 * @throws AppError not_found | conflict
 */
export async function deletePostAndPublications(ctx: Context, actor: Actor, postId: string): Promise<void> {
  await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    // not those that a process claims meanwhile
    await deleteScheduled(db, actor.workspace, postId)
    const left = await statesOfPost(db, actor.workspace, postId)
    if (left.includes('unconfirmed')) throw new AppError('conflict', 'postUnconfirmed')
    if (left.some((state) => state !== 'published')) throw new AppError('conflict', 'postBeingSent')
    await detachFromPost(db, actor.workspace, postId)
    if (!(await deletePost(db, actor.workspace, postId))) throw postNotFound()
    await removePostFolder(ctx, db, { ownerId: actor.workspace, postId })
    await emitPostEvent(ctx, db, 'post.deleted', actor, postId)
  })
}

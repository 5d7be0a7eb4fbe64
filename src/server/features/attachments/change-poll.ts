import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { deletePoll, findPoll, type StoredPoll, storePoll } from '#server/features/posts/store/poll-repository'
import { emitPostEvent } from '#server/features/posts/store/post-events'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { holdForVersions } from '#server/features/posts/store/version-repository'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { Poll } from '#shared/rules/polls'

/** Changes to a post's poll. They lock the post, as sending does, so that what is sent is what was approved. */

/**
 * @param begunFrom the version that its author saw, 0 for none; undefined replaces any
 * @returns what is stored now, and whether that is somebody else's: then nothing was changed
 * @throws AppError not_found
 */
export async function savePoll(
  ctx: Context,
  actor: Actor,
  postId: string,
  poll: Poll,
  begunFrom: number | undefined,
): Promise<{ poll: StoredPoll | undefined; isStale: boolean }> {
  return await withPost(ctx, actor, postId, async (db) => {
    const key = { ownerId: actor.workspace, postId }
    const stored = await findPoll(db, key)
    const version = stored?.version ?? 0
    if (begunFrom !== undefined && begunFrom !== version) return { poll: stored, isStale: true }
    const saved = { ...poll, version: Math.max(ctx.now(), version + 1) }
    await storePoll(db, key, saved)
    await emitPostEvent(ctx, db, 'post.updated', actor, postId)
    return { poll: { ...saved, postId }, isStale: false }
  })
}

/** Does nothing to a post without one. @throws AppError not_found for a missing post */
export async function removePoll(ctx: Context, actor: Actor, postId: string): Promise<void> {
  await withPost(ctx, actor, postId, async (db) => {
    if (!(await deletePoll(db, { ownerId: actor.workspace, postId }))) return
    await emitPostEvent(ctx, db, 'post.updated', actor, postId)
  })
}

/** @throws AppError not_found */
async function withPost<Result>(
  ctx: Context,
  actor: Actor,
  postId: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(ctx.db, async (db) => {
    if (!(await holdForVersions(db, { ownerId: actor.workspace, id: postId }))) throw postNotFound()
    return await work(db)
  })
}

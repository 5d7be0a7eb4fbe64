import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import { listPostFiles } from '#server/features/posts/store/attached-file-repository'
import { emitPostEvent } from '#server/features/posts/store/post-events'
import { AppError } from '#server/platform/errors'
import { changeAltText, deletePostFile, orderPostFiles } from './post-file-repository.ts'
import { removeUnkeptFileJob } from './remove-unkept-file.ts'

/** Changes to the files of a post. Each throws not_found for a file that the post does not have. */

interface Place {
  postId: string
  id: string
}

export async function changePostFile(
  ctx: Context,
  actor: Actor,
  { postId, id }: Place,
  { altText, position }: { altText?: string | undefined; position?: number | undefined },
): Promise<void> {
  const key = { ownerId: actor.workspace, postId }
  await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    const ids = (await listPostFiles(db, key)).map((file) => file.id)
    if (!ids.includes(id)) throw postFileNotFound()
    if (altText !== undefined) await changeAltText(db, key, id, altText)
    if (position !== undefined) {
      const others = ids.filter((each) => each !== id)
      await orderPostFiles(db, key, [...others.slice(0, position), id, ...others.slice(position)])
    }
    await emitPostEvent(ctx, db, 'post.updated', actor, postId)
  })
}

export async function removePostFile(ctx: Context, actor: Actor, { postId, id }: Place): Promise<void> {
  const key = { ownerId: actor.workspace, postId }
  await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    if (!(await deletePostFile(db, key, id))) throw postFileNotFound()
    const left = await listPostFiles(db, key)
    await orderPostFiles(
      db,
      key,
      left.map((file) => file.id),
    )
    await ctx.jobs.add(removeUnkeptFileJob, { ...key, id }, { db })
    await emitPostEvent(ctx, db, 'post.updated', actor, postId)
  })
}

export function postFileNotFound(): AppError {
  return new AppError('not_found', 'postFileMissing')
}

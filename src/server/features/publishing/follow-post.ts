import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { changeCommentOf } from './comment-repository.ts'
import { afterPost } from './decide-comment.ts'
import { notifyAuthorOfComment } from './notify-author-of-comment.ts'
import type { Change, Publication } from './publication.ts'

/**
 * A publication has changed: once it is published, its comment is due. Call it in the transaction of the change.
 * @param byAuthor its author said that it is at LinkedIn
 */
export async function followPost(
  ctx: Context,
  db: Database,
  publication: Publication,
  change: Change,
  byAuthor: boolean,
): Promise<void> {
  if (change.state !== 'published') return
  const { ownerId, id: publicationId } = publication
  const next = afterPost({ urn: change.urn ?? null, byAuthor, now: ctx.now() })
  if (await changeCommentOf(db, { ownerId, publicationId }, ['planned'], next)) {
    await notifyAuthorOfComment(ctx, db, publication, next)
  }
}

/** Its author has added it, or seen that it is there. @throws AppError conflict */
export async function markCommentAdded(ctx: Context, { ownerId, id: publicationId }: Publication): Promise<void> {
  const change = { state: 'done', doneAt: ctx.now(), nextAt: null, reason: null } as const
  if (!(await changeCommentOf(ctx.db, { ownerId, publicationId }, ['unconfirmed', 'failed'], change)))
    throw new AppError('conflict', 'firstCommentNotYours')
}

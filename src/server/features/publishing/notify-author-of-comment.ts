import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Database } from '#server/platform/database/database'
import type { CommentChange } from './decide-comment.ts'
import { authorOf, type Publication } from './publication.ts'

/** Notifies authors who have to add the comment themselves. Call it in the transaction of the change. */
export async function notifyAuthorOfComment(
  ctx: Context,
  db: Database,
  publication: Pick<Publication, 'ownerId' | 'id' | 'postId' | 'accountId' | 'createdBy'>,
  { state, reason }: CommentChange,
): Promise<void> {
  if ((state !== 'failed' && state !== 'unconfirmed') || !reason) return
  const { ownerId, id, postId, accountId } = publication
  await emit(ctx, db, {
    name: 'publication.comment-left',
    workspaceId: ownerId,
    actor: null,
    subject: id,
    payload: { ownerId, authorId: authorOf(publication), accountId, postId, isAnswered: false, reason },
  })
}

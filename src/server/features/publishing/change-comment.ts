import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { holdForVersions } from '#server/features/posts/store/version-repository'
import { inTransaction } from '#server/platform/database/in-transaction'
import { editableStates, inProgressError, requireView } from './change-publication.ts'
import { findCommentText, replaceComment } from './comment-repository.ts'
import { askOwner } from './lending-consent.ts'
import { accountOwnerOf } from './publication.ts'
import { changePublication } from './publication-repository.ts'

/**
 * Changes, adds or removes the first comment, until the post begins to go out. Approvals, and the consent of a lent
 * account's owner, were for the earlier comment and are asked for again.
 * @param text '' for none.
 * @throws AppError not_found | conflict
 */
export async function changeFirstComment(ctx: Context, actor: Actor, id: string, text: string): Promise<void> {
  const { postId } = await requireView(ctx, actor, id)
  const ownerId = actor.workspace
  await inTransaction(ctx.db, async (db) => {
    await holdForVersions(db, { ownerId, id: postId }) // nobody approves the earlier one meanwhile, or begins to send it
    if (((await findCommentText(db, { ownerId, publicationId: id })) ?? '') === text) return
    const view = await requireView({ ...ctx, db }, actor, id)
    const isAskedAgain = view.lent === 'ask' && view.lendingAllowed === true && accountOwnerOf(view) !== actor.user.id
    // locks the row, so that no process takes it before the comment is stored
    const change = isAskedAgain ? { lendingAllowed: null, lendingText: null } : { lendingText: view.lendingText }
    if (!(await changePublication(db, ownerId, id, editableStates, change))) throw inProgressError()
    await replaceComment(db, { ownerId, publicationId: id, text })
    if (isAskedAgain) await askOwner(ctx, db, view, actor.user.id)
  })
}

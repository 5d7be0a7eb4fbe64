import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { findPost } from '#server/features/posts/store/post-repository'
import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'
import { findDefaultAttachment, hashAttachment } from './attachment-kinds.ts'
import { accountOwnerOf, type Publication } from './publication.ts'
import { hashOf } from './reviewed-object.ts'
import type { PublicationView } from './view-repository.ts'

/** The consent of an account's owner to a post that goes out from it. */

/** A hash of what they consent to. @param attachment as `ReviewedObject` has it */
export function hashOfConsent(commentary: string | null, attachment: string | null): string {
  return attachment ? hashOf(commentary, attachment) : hashOf(commentary)
}

/** What they would consent to now: the text as LinkedIn gets it, and the attachment. */
export async function describeConsent(ctx: Context, view: PublicationView): Promise<string> {
  const { ownerId, postId, followsVisual, postCommentary } = view
  const post = await findPost(ctx.db, ownerId, postId)
  const attach = followsVisual ? await findDefaultAttachment(ctx.db, ownerId, postId) : view.attach
  return hashOfConsent(postCommentary, post ? await hashAttachment(ctx, { ...view, attach }, post) : null)
}

/** @param actor who planned or changed it. Call it in the transaction of the change. */
export async function askOwner(
  ctx: Context,
  db: Database,
  publication: Pick<Publication, 'ownerId' | 'id' | 'postId' | 'accountOwnerId' | 'accountName' | 'dueAt'>,
  actor: UserId | null,
): Promise<void> {
  const { ownerId: workspaceId, id: subject, postId, accountName, dueAt } = publication
  const payload = { postId, accountName, dueAt, ownerId: accountOwnerOf(publication) }
  await emit(ctx, db, { workspaceId, actor, subject, name: 'lending.asked', payload })
}

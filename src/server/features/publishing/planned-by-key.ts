import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { homeOf } from '#server/features/accounts/teams/address-in'
import { findPost } from '#server/features/posts/store/post-repository'
import { AppError } from '#server/platform/errors'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import { because } from '#shared/errors/reason'
import { isCleared } from './approval.ts'
import { findDefaultAttachment, hashAttachment } from './attachment-kinds.ts'
import { markByKey } from './publication-repository.ts'
import { hashOfText, planOfPublication, type ReviewedObject } from './reviewed-object.ts'
import { findView } from './view-repository.ts'

/**
 * A key of the API publishes only what a person approved, in every workspace: LinkedIn's terms forbid automated posting.
 * The approval is checked when a key plans something, and again when its bytes are fixed and when they are sent.
 */

/** @throws AppError forbidden for an account that the key may not use */
export function requireAccountOfKey({ key }: Pick<Actor, 'key'>, accountId: string): void {
  if (key && !key.accounts.includes(accountId)) throw new AppError('forbidden', 'keyLacksAccount')
}

/**
 * Call it in the transaction that plans a publication, after it was stored as planned by a key. People need not ask.
 * @throws AppError forbidden, with the address where a person can approve it
 */
export async function requireApprovalForKey(ctx: Context, actor: Actor, id: string): Promise<void> {
  if (!actor.key) return
  const view = await findView(ctx.db, actor.workspace, id)
  const post = view && (await findPost(ctx.db, view.ownerId, view.postId))
  if (!post) return // the caller has just seen both
  const describe = async (): Promise<ReviewedObject> => {
    const attach = view.followsVisual ? await findDefaultAttachment(ctx.db, view.ownerId, view.postId) : view.attach
    return {
      text: hashOfText(post),
      attach,
      attachment: await hashAttachment(ctx, { ...view, attach }, post),
      firstComment: view.firstComment?.text ?? null,
      plan: planOfPublication(view),
    }
  }
  if (await isCleared(ctx.db, view, describe)) return
  const address = `${homeOf(ctx, actor.team)}/generate?post=${encodeURIComponent(post.id)}&panel=review`
  throw new AppError('forbidden', because('keyNeedsApproval', { address }))
}

/** A change by a key voids the plan of a person: the publication waits until someone approves or reschedules it. */
export const noteChangesByKey: Subscriber<Context> = {
  name: 'posts changed by keys',
  when: 'in-transaction',
  on: {
    'post.updated': async ({ db }, { workspaceId, subject, payload }: StoredEvent<'post.updated'>) => {
      if (workspaceId !== null && payload.byKey) await markByKey(db, workspaceId, subject)
    },
  },
}

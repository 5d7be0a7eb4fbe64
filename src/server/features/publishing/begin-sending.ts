import type { Context } from '#server/context/context'
import { accountForPublishing } from '#server/features/linkedin/account-for-publishing'
import { findLentAccount } from '#server/features/linkedin/lending-repository'
import { findPost } from '#server/features/posts/store/post-repository'
import { holdForVersions } from '#server/features/posts/store/version-repository'
import { isCleared } from './approval.ts'
import { findApprovalRule } from './approval-repository.ts'
import { hashAttachment } from './attachment-kinds.ts'
import { findCommentText } from './comment-repository.ts'
import { type Standing, waits } from './decide.ts'
import { hashOfConsent } from './lending-consent.ts'
import { accountOwnerOf, type Change, throughConnection } from './publication.ts'
import type { Claimed } from './publication-repository.ts'
import { hashOf, hashOfText, planOfPublication } from './reviewed-object.ts'
import { standingOf } from './standing.ts'
import { holdStanding } from './standing-repository.ts'

/**
 * Finds what stops a publication whose bytes are fixed, in the transaction that begins sending them. It locks the rows it
 * reads. So leaving the team, taking the account back, an edit or a decision either comes first, and nothing is sent, or
 * waits until sending has begun.
 * @param ctx with the transaction as its database
 * @param blockerOf what its author and the account say
 * @returns null: nothing
 */
export async function findStop(
  ctx: Context,
  claimed: Claimed,
  blockerOf: (standing: Standing | null) => Change | null,
): Promise<Change | null> {
  const sent = throughConnection(claimed)
  await holdStanding(ctx.db, sent)
  const account = await accountForPublishing(ctx, accountOwnerOf(sent), sent.accountId)
  const blocker = blockerOf(await standingOf(ctx, sent, account))
  if (blocker) return blocker
  if (await isOutdatedYes(ctx, sent)) {
    return { ...waits('publicationAsksOwner', ctx.now()), lendingAllowed: null, lendingText: null }
  }
  return (await isStillApproved(ctx, claimed)) ? null : waits('publicationNeedsApproval', ctx.now())
}

/** Whether the post changed after the account's owner agreed to it. False for owners who are not asked about each post. */
async function isOutdatedYes({ db }: Context, sent: Claimed): Promise<boolean> {
  const { lendingAllowed, lendingText, commentary, attachmentHash } = sent
  if (!lendingAllowed || lendingText === hashOfConsent(commentary, attachmentHash)) return false
  return (await findLentAccount(db, sent.ownerId, sent.accountId))?.lent === 'ask'
}

/** Where an approval is required: the bytes are what was approved last, and the post was not edited since. */
async function isStillApproved(ctx: Context, claimed: Claimed): Promise<boolean> {
  const { db } = ctx
  const { ownerId, postId, attach } = claimed
  if (!(await findApprovalRule(db, claimed))) return true
  await holdForVersions(db, { ownerId, id: postId })
  const post = await findPost(db, ownerId, postId)
  const text = hashOf(claimed.commentary)
  const attachment = claimed.attachmentHash ?? ''
  if (!post || hashOfText(post) !== text) return false
  if ((await hashAttachment(ctx, claimed, post)) !== attachment) return false
  const firstComment = await findCommentText(db, { ownerId, publicationId: claimed.id })
  const plan = planOfPublication(claimed)
  return await isCleared(db, claimed, async () => ({ text, attach, attachment, firstComment, plan }))
}

import { createComment } from '#server/adapters/linkedin/comments'
import type { Context } from '#server/context/context'
import { accountForPublishing, type PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { asMember } from '#server/features/linkedin/as-member'
import { currentLinkedin } from '#server/features/linkedin/version-pilot'
import { inTransaction } from '#server/platform/database/in-transaction'
import { keepRenewing, renewLease } from '#server/platform/database/leases'
import { mayComment } from '#shared/rules/linkedin'
import { type ClaimedComment, changeClaimedComment, claimComment, noteCommentDone } from './comment-repository.ts'
import {
  afterCommenting,
  afterLostSending,
  beforeCommenting,
  type CommentChange,
  findCommentBlocker,
} from './decide-comment.ts'
import { notifyAuthorOfComment } from './notify-author-of-comment.ts'
import { accountOwnerOf, type Publication, throughConnection } from './publication.ts'
import { noteRefusedToken } from './settle.ts'
import { standingOf } from './standing.ts'
import { holdStanding } from './standing-repository.ts'
import { replaceVersionOf } from './version-waits.ts'
import { findView } from './view-repository.ts'

/** A request is not sent later than this after it was recorded: other processes may count it as lost by then. */
const maxDelayMs = 20_000

/** Claims the next due comment and returns its work; undefined when there is none. */
export async function takeComment(ctx: Context, signal: AbortSignal): Promise<(() => Promise<void>) | undefined> {
  const claimed = await claimComment(ctx.db, ctx.now())
  return claimed && (() => workOn(ctx, claimed, signal))
}

/** Never throws. Renews the lease while it runs. What fails before sending is tried again when the lease is over. */
async function workOn(ctx: Context, claimed: ClaimedComment, signal: AbortSignal): Promise<void> {
  const facts = { publicationId: claimed.publicationId, ownerId: claimed.ownerId }
  const onFailure = (err: unknown) =>
    ctx.log.warn({ ...facts, err }, 'the lease of a first comment could not be renewed')
  const stopRenewing = keepRenewing(() => renewLease(ctx.db, 'first_comments', claimed.lease, ctx.now()), onFailure)
  try {
    await advance(ctx, claimed, signal)
  } catch (error) {
    ctx.log.error({ ...facts, err: error }, 'a first comment was put off by a failure of our own')
  } finally {
    stopRenewing()
  }
}

async function advance(ctx: Context, claimed: ClaimedComment, signal: AbortSignal): Promise<void> {
  const publication = await findView(ctx.db, claimed.ownerId, claimed.publicationId)
  if (!publication) return // deleted meanwhile, and the comment with it
  if (claimed.state === 'sending') return await end(ctx, claimed, publication, afterLostSending())
  if (signal.aborted) return // the next process sends it
  const linkedin = await currentLinkedin(ctx)
  const recordedAt = performance.now()
  const begun = await begin(ctx, claimed, publication)
  if ('stop' in begun) return await end(ctx, claimed, publication, begun.stop)
  const { account, urn } = begun
  if (account === null || performance.now() - recordedAt > maxDelayMs) return
  const comment = { actor: account.urn, post: urn, text: claimed.text }
  const answer = await createComment(asMember(ctx, linkedin, account), comment)
  const hasVersion = answer.kind === 'version' && (await replaceVersionOf(ctx, linkedin, account))
  if (answer.kind === 'sign-in') await noteRefusedToken(ctx, account, answer.code)
  await end(ctx, claimed, publication, afterCommenting(claimed, answer, { now: ctx.now(), hasVersion }))
}

/**
 * Stores that it is being sent, unless something stops it: whoever leaves a team or takes an account back is either
 * before, and nothing is sent, or after.
 * @returns without an account when another process has it
 */
async function begin(
  ctx: Context,
  claimed: ClaimedComment,
  publication: Publication,
): Promise<{ stop: CommentChange } | { account: PublishingAccount | null; urn: string }> {
  return await inTransaction(ctx.db, async (db) => {
    const within = { ...ctx, db }
    const sent = throughConnection(publication)
    await holdStanding(db, sent)
    const account = await accountForPublishing(within, accountOwnerOf(sent), sent.accountId)
    const facts = {
      standing: await standingOf(within, sent, account),
      mayComment: account !== null && mayComment(account),
      isPostDeleted: publication.deletedAt !== null,
    }
    const { urn } = publication
    const stop = findCommentBlocker(claimed, facts, ctx.now())
    if (stop || !account || urn === null) return { stop: stop ?? afterLostSending() }
    const isMine = await changeClaimedComment(db, claimed, beforeCommenting(ctx.now()), { isOver: false })
    return { account: isMine ? account : null, urn }
  })
}

/** Stores the outcome, and notifies the author if they have to add it. */
async function end(
  ctx: Context,
  claimed: ClaimedComment,
  publication: Publication,
  change: CommentChange,
): Promise<void> {
  const isStored = await inTransaction(ctx.db, async (db) => {
    const isChanged =
      (await changeClaimedComment(db, claimed, change, { isOver: true })) ||
      (change.state === 'done' && (await noteCommentDone(db, claimed, change)))
    if (isChanged) await notifyAuthorOfComment(ctx, db, publication, change)
    return isChanged
  })
  const { id: publicationId, ownerId } = publication
  const facts = { publicationId, ownerId, state: change.state, reason: change.reason?.name }
  ctx.log.info(facts, isStored ? 'a first comment moved on' : 'another process has taken a first comment over')
}

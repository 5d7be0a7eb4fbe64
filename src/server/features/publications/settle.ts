import type { Context } from '#server/context/context'
import { markAccountExpired, type PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { addNotice, type NewNotice } from '#server/features/notices/notice-repository'
import { updatePost } from '#server/features/posts/post-repository'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { addAttempt } from './attempt-repository.ts'
import { type Attempt, addressOf, type Change, type Publication } from './publication.ts'
import { sendPublicationNoticeJob } from './publication-jobs.ts'
import { type Claimed, changeClaimed, notePublished } from './publication-repository.ts'

/** Another process has the publication: nothing more is done about it here. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** Stores an intermediate state, and what there is to know about it. @throws LeaseLost */
export async function keep(
  ctx: Context,
  claimed: Claimed,
  change: Change,
  attempt?: Omit<Attempt, 'at'>,
): Promise<void> {
  const isKept = await inTransaction(ctx.db, async (db) => {
    if (!(await changeClaimed(db, claimed, change, { isOver: false }))) return false
    if (attempt) await addAttempt(db, claimed, { ...attempt, at: ctx.now() })
    return true
  })
  if (!isKept) throw new LeaseLost()
  Object.assign(claimed, change)
}

/** LinkedIn did not take the account's token: it counts as expired until it is connected again. */
export async function noteRefusedToken(
  ctx: Context,
  { ownerId, accountId }: Pick<Claimed, 'ownerId' | 'accountId'>,
  { accessToken }: Pick<PublishingAccount, 'accessToken'>,
  code: string | null,
): Promise<void> {
  await markAccountExpired(ctx, ownerId, accountId, { accessToken, reason: code ?? '401' })
}

/**
 * Ends a process's work on a publication: its outcome, the line in its log, its post's status, and the notices about
 * it, all at once. @throws LeaseLost
 */
export async function settle(
  ctx: Context,
  claimed: Claimed,
  change: Change,
  attempt: Omit<Attempt, 'at'> | null,
): Promise<void> {
  const isDone = await inTransaction(ctx.db, async (db) => {
    const isKept =
      (await changeClaimed(db, claimed, change, { isOver: true })) ||
      (change.state === 'published' && (await notePublished(db, claimed, change)))
    if (!isKept) return false
    if (attempt) await addAttempt(db, claimed, { ...attempt, at: ctx.now() })
    await applySideEffects(ctx, db, claimed, change)
    return true
  })
  if (!isDone) throw new LeaseLost()
  const { id, ownerId } = claimed
  const facts = { publicationId: id, ownerId, state: change.state, reason: change.reason?.name, code: attempt?.code }
  if (change.state === 'failed' || change.state === 'unconfirmed')
    ctx.log.warn(facts, 'a post did not go out for certain')
  else ctx.log.info(facts, 'a publication moved on')
}

/**
 * What follows from a change: the post counts as published, and its author is told unless they are waiting for the
 * answer.
 */
export async function applySideEffects(ctx: Context, db: Database, before: Publication, change: Change): Promise<void> {
  const { ownerId, postId, id } = before
  if (change.state === 'published') await updatePost(db, ownerId, postId, { status: 'published' }, ctx.now())
  const notice = noticeOf(before, change, ctx.now())
  if (!notice) return
  await addNotice(db, notice)
  await ctx.jobs.add(sendPublicationNoticeJob, { ownerId, publicationId: id, kind: notice.kind }, { db })
}

/** How long a request for publishing at once waits for the outcome: what is known by then needs no notice. */
export const waitForResultMs = 20_000

/** What a post waits for until somebody does something about it. */
const toldWaits: ReadonlySet<string> = new Set([
  'publicationSignIn',
  'publicationSealed',
  'publicationNotApproved',
  'publicationPlanEnded',
])

function noticeOf(before: Publication, change: Change, now: number): NewNotice | null {
  const isWaiting = before.wallTime === null && now - before.dueAt < waitForResultMs
  if (isWaiting && change.state !== 'unconfirmed') return null
  const about = {
    ownerId: before.ownerId,
    postId: before.postId,
    publicationId: before.id,
    accountId: before.accountId,
    url: change.urn ? addressOf(change.urn) : null,
    at: now,
  }
  switch (change.state) {
    case 'published':
      return { ...about, kind: 'published', reason: { name: 'publicationDone', values: {} } }
    case 'failed':
    case 'unconfirmed':
    case 'missed':
      return change.reason ? { ...about, kind: change.state, reason: change.reason } : null
    case 'scheduled':
      return change.reason && toldWaits.has(change.reason.name) && before.reason?.name !== change.reason.name
        ? { ...about, kind: 'waiting', reason: change.reason }
        : null
    default:
      return null
  }
}

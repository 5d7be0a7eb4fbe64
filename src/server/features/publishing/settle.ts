import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { markAccountExpired, type PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { updatePost } from '#server/features/posts/store/post-repository'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { NewEvent, PublicationTrouble } from '#server/platform/events/event'
import { personOf } from '#shared/contract/ids'
import { addAttempt } from './attempt-repository.ts'
import { type Attempt, addressOf, type Change, type Publication } from './publication.ts'
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
  await markAccountExpired(ctx, personOf(ownerId), accountId, { accessToken, reason: code ?? '401' })
}

/**
 * Ends a process's work on a publication: its outcome, the line in its log, its post's status, and the event, all at
 * once. @throws LeaseLost
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

/** Marks the post as published after a change, and emits the event. */
export async function applySideEffects(ctx: Context, db: Database, before: Publication, change: Change): Promise<void> {
  const { ownerId, postId } = before
  if (change.state === 'published') await updatePost(db, ownerId, postId, { status: 'published' }, ctx.now())
  const event = eventOf(before, change, ctx.now())
  if (event) await emit(ctx, db, event)
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

function eventOf(
  before: Publication,
  change: Change,
  now: number,
): NewEvent<'post.published'> | NewEvent<PublicationTrouble['name']> | null {
  const { ownerId, id, postId, accountId } = before
  const isWaiting = before.wallTime === null && now - before.dueAt < waitForResultMs
  const about = { ownerId, accountId, isAnswered: isWaiting && change.state !== 'unconfirmed' }
  const where = { workspaceId: ownerId, actor: null }
  if (change.state === 'published') {
    const url = change.urn ? addressOf(change.urn) : null
    return { ...where, name: 'post.published', subject: postId, payload: { ...about, publicationId: id, url } }
  }
  const name = troubleOf(before, change)
  if (!name || !change.reason) return null
  return { ...where, name, subject: id, payload: { ...about, postId, reason: change.reason } }
}

function troubleOf(before: Publication, { state, reason }: Change): PublicationTrouble['name'] | null {
  if (state === 'failed' || state === 'unconfirmed' || state === 'missed') return `publication.${state}`
  const isNewWait = state === 'scheduled' && reason && toldWaits.has(reason.name) && before.reason?.name !== reason.name
  return isNewWait ? 'publication.waiting' : null
}

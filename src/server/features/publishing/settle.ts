import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { markAccountExpired, type PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { updatePost } from '#server/features/posts/store/post-repository'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { NewEvent, PublicationTrouble } from '#server/platform/events/event'
import { waitingReasons } from '#shared/rules/publishing'
import { addAttempt } from './attempt-repository.ts'
import { followPost } from './follow-post.ts'
import { askOwner } from './lending-consent.ts'
import { type Attempt, addressOf, authorOf, type Change, type Publication } from './publication.ts'
import { type Claimed, changeClaimed, notePublished } from './publication-repository.ts'

/** Another process has the publication: stop working on it. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/**
 * Stores an intermediate state and its details.
 * @param mayStore asked in the same transaction
 * @returns false, with nothing stored, when it said no
 * @throws LeaseLost
 */
export async function storeState(
  ctx: Context,
  claimed: Claimed,
  change: Change,
  attempt?: Omit<Attempt, 'at'>,
  mayStore?: (db: Database) => Promise<boolean>,
): Promise<boolean> {
  const outcome = await inTransaction(ctx.db, async (db) => {
    if (mayStore && !(await mayStore(db))) return 'refused'
    if (!(await changeClaimed(db, claimed, change, { isOver: false }))) return 'lost'
    if (attempt) await addAttempt(db, claimed, { ...attempt, at: ctx.now() })
    return 'stored'
  })
  if (outcome === 'lost') throw new LeaseLost()
  if (outcome === 'refused') return false
  Object.assign(claimed, change)
  return true
}

/** LinkedIn refused the account's token: it counts as expired until the account is connected again. */
export async function noteRefusedToken(
  ctx: Context,
  { ownerId, id, accessToken }: Pick<PublishingAccount, 'ownerId' | 'id' | 'accessToken'>,
  code: string | null,
): Promise<void> {
  await markAccountExpired(ctx, ownerId, id, { accessToken, reason: code ?? '401' })
}

/**
 * Ends a process's work on a publication: stores its outcome, the line in its log, its post's status and the event in
 * one transaction.
 * @throws LeaseLost
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
export async function applySideEffects(
  ctx: Context,
  db: Database,
  before: Publication,
  change: Change,
  { byAuthor = false }: { byAuthor?: boolean } = {},
): Promise<void> {
  const { ownerId, postId } = before
  await followPost(ctx, db, before, change, byAuthor)
  if (change.state === 'published') await updatePost(db, ownerId, postId, { status: 'published' }, ctx.now())
  if (before.lendingAllowed && change.lendingAllowed === null) await askOwner(ctx, db, before, authorOf(before))
  const event = eventOf(before, change, ctx.now())
  if (event) await emit(ctx, db, event)
}

/** How long a request to publish at once waits for the outcome; an outcome known by then needs no notification. */
export const waitForResultMs = 20_000

/** Reasons to wait that the author is notified of. */
const notifiedReasons: ReadonlySet<string> = new Set([...waitingReasons, 'publicationVersion', 'publicationDayLimit'])

function eventOf(
  before: Publication,
  change: Change,
  now: number,
): NewEvent<'post.published'> | NewEvent<PublicationTrouble['name']> | null {
  const { ownerId, id, postId, accountId } = before
  const isWaiting = before.wallTime === null && now - before.dueAt < waitForResultMs
  const about = {
    ownerId,
    authorId: authorOf(before),
    accountId,
    isAnswered: isWaiting && change.state !== 'unconfirmed',
  }
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
  const isNewWait =
    state === 'scheduled' && reason && notifiedReasons.has(reason.name) && before.reason?.name !== reason.name
  return isNewWait ? 'publication.waiting' : null
}

import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Actor } from '#server/features/accounts/people/actor'
import { canPublish } from '#server/features/accounts/people/capabilities'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import {
  accountForPublishing,
  hasAccount,
  type PublishingAccount,
} from '#server/features/linkedin/account-for-publishing'
import { findLentAccount } from '#server/features/linkedin/lending-repository'
import { requireFewMentions } from '#server/features/posts/store/mention-repository'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import { lockPost } from '#server/features/posts/store/post-visuals'
import { visualNotFound } from '#server/features/visuals/save-visual'
import { findVisualFacts } from '#server/features/visuals/visual-repository'
import type { Database } from '#server/platform/database/database'
import { isUniqueViolation } from '#server/platform/database/database-errors'
import { AppError } from '#server/platform/errors'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { publicationsContract } from '#shared/contract/publications'
import { toCommentary } from '#shared/linkedin/little-text'
import { openStates, publishing } from '#shared/rules/publishing'
import { isBlank } from '#shared/text/is-blank'
import type { Subject } from './attachment-kind.ts'
import { findDefaultAttachment, kinds, listShownPages } from './attachment-kinds.ts'
import { insertComment } from './comment-repository.ts'
import { askOwner } from './lending-consent.ts'
import { requireAccountOfKey, requireApprovalForKey } from './planned-by-key.ts'
import type { Publication } from './publication.ts'
import { insertPublication } from './publication-repository.ts'
import { nextFreeTime } from './queue.ts'
import { atOnce, type ResolvedTime, resolveTime } from './resolve-time.ts'
import { findView, listAround, listTakenTimes, listViews } from './view-repository.ts'

type NewPublication = z.output<typeof publicationsContract.createPublication.body>
type When = Pick<NewPublication, 'at' | 'timeZone' | 'queue'>

/**
 * Schedules a post for an account: now, at a time, or at the next free time of its queue. Repeating a call with the
 * same id schedules nothing more.
 * @returns its id
 * @throws AppError not_found | forbidden without Pro | conflict | invalid_input
 */
export async function schedulePublication(
  ctx: Context,
  actor: Actor,
  postId: string,
  wish: NewPublication,
): Promise<string> {
  const post = await findPost(ctx.db, actor.workspace, postId)
  if (!post) throw postNotFound()
  if (await isScheduled(ctx.db, actor, postId, wish)) return wish.id ?? ''
  requirePublishing(ctx, actor, isAtOnce(wish))
  requireAccountOfKey(actor, wish.accountId)
  if (isBlank(post.content)) throw new AppError('invalid_input', 'publicationEmpty')
  const commentary = toCommentary(post.content, post.mentions)
  if (commentary.length > publishing.characters) throw new AppError('invalid_input', 'publicationTooLong')
  requireFewMentions(post.content, post.mentions)
  const accountOwnerId = await findAccountOwner(ctx, actor, wish.accountId)
  const account = await requireAccount(ctx, accountOwnerId, wish.accountId, isAtOnce(wish))
  await requireOwnVisual(ctx.db, actor.workspace, wish.visualId)
  const attached = await attachmentFor(ctx.db, actor.workspace, postId, wish)
  const { altTexts } = wish
  const subject = { ownerId: actor.workspace, postId, altTexts, described: null, ...attached }
  await kinds[attached.attach].check?.(ctx, subject)
  const described = wish.described ?? (altTexts.length > 0 ? await listShownIds(ctx, subject) : null)
  return await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    if (!(await lockPost(db, actor.workspace, postId))) throw postNotFound()
    if (await isScheduled(db, actor, postId, wish)) return wish.id ?? ''
    const others = await listViews(db, actor.workspace, {
      postId,
      accountUrn: account.urn,
      states: openStates,
      limit: 1,
    })
    if (others.length > 0) throw new AppError('conflict', 'publicationAlready')
    const time = await whenToPublish(ctx, db, actor, account, wish)
    const id = wish.id ?? randomUUID()
    await requireNewText(db, actor.workspace, {
      id,
      accountId: account.id,
      accountUrn: account.urn,
      commentary,
      at: time.dueAt,
      again: wish.again,
    })
    await refuseDuplicate(() =>
      insertPublication(db, {
        ownerId: actor.workspace,
        id,
        postId,
        accountId: account.id,
        accountName: account.name,
        state: 'scheduled',
        ...time,
        visibility: wish.visibility,
        isReshareDisabled: wish.isReshareDisabled,
        ...attached,
        followsVisual: wish.followsVisual,
        createdBy: actor.user.id,
        isByKey: actor.key !== null,
        accountOwnerId,
        accountUrn: account.urn,
        altTexts,
        described,
        nextAt: time.dueAt,
        createdAt: ctx.now(),
      }),
    )
    if (wish.firstComment) {
      await insertComment(db, { ownerId: actor.workspace, publicationId: id, text: wish.firstComment })
    }
    await requireApprovalForKey({ ...ctx, db }, actor, id)
    await emitSchedule(ctx, db, actor, {
      id,
      postId,
      accountOwnerId,
      accountId: account.id,
      accountName: account.name,
      dueAt: time.dueAt,
    })
    return id
  })
}

async function listShownIds(ctx: Context, subject: Subject): Promise<string[]> {
  return (await listShownPages(ctx, subject)).map(({ id }) => id)
}

/** Emits that it is scheduled, and asks the account's owner if they lend it only post by post. */
async function emitSchedule(
  ctx: Context,
  db: Database,
  { user, workspace }: Actor,
  one: Pick<Publication, 'id' | 'postId' | 'accountId' | 'accountName' | 'dueAt'> & { accountOwnerId: UserId },
): Promise<void> {
  const { id: subject, postId, accountOwnerId, accountId, accountName, dueAt } = one
  const payload = { postId, accountName, dueAt }
  await emit(ctx, db, { workspaceId: workspace, actor: user.id, subject, name: 'publication.scheduled', payload })
  if (accountOwnerId === user.id) return
  const lending = await findLentAccount(db, workspace, accountId)
  if (lending?.lent === 'ask') await askOwner(ctx, db, { ...one, ownerId: workspace }, user.id)
}

/** The attachment as of now. @returns visualId null: the post's latest */
async function attachmentFor(
  db: Database,
  ownerId: WorkspaceId,
  postId: string,
  { followsVisual, attach, visualId }: NewPublication,
): Promise<Pick<Publication, 'attach' | 'visualId'>> {
  if (!followsVisual) return { attach, visualId: visualId ?? null }
  return { attach: await findDefaultAttachment(db, ownerId, postId), visualId: null }
}

/** @throws AppError not_found, for somebody else's too */
async function requireOwnVisual(db: Database, ownerId: WorkspaceId, visualId: string | undefined): Promise<void> {
  if (visualId !== undefined && !(await findVisualFacts(db, ownerId, visualId))) throw visualNotFound()
}

/** Whether this call was made before. @throws AppError conflict when the id belongs to something else */
async function isScheduled(
  db: Database,
  actor: Actor,
  postId: string,
  { id, accountId }: NewPublication,
): Promise<boolean> {
  const found = id === undefined ? undefined : await findView(db, actor.workspace, id)
  if (found && (found.postId !== postId || found.accountId !== accountId)) throw already()
  return found !== undefined
}

/**
 * Refuses a text that goes out, or went out, within a day; LinkedIn itself notices a repetition for only minutes.
 * @param wish.at when it goes out.
 * @throws AppError conflict
 */
export async function requireNewText(
  db: Database,
  ownerId: WorkspaceId,
  wish: Pick<Publication, 'id' | 'accountId' | 'accountUrn'> & {
    commentary: string
    at: number
    again: true | undefined
  },
): Promise<void> {
  if (wish.again) return
  const around = await listAround(db, ownerId, wish)
  const isThere = around.some(
    (other) => other.id !== wish.id && (other.commentary ?? other.postCommentary) === wish.commentary,
  )
  if (isThere) throw new AppError('conflict', 'publicationSameText')
}

/** A unique index allows only one open publication per post and account. @throws AppError conflict */
export async function refuseDuplicate<Result>(work: () => Promise<Result>): Promise<Result> {
  return await work().catch((error: unknown) => {
    throw isUniqueViolation(error) ? already() : error
  })
}

function already(): AppError {
  return new AppError('conflict', 'publicationAlready')
}

/** @param isNow whether it goes out at once. @throws AppError forbidden | conflict while publishing is off */
export function requirePublishing(ctx: Context, actor: Actor, isNow = false): void {
  if (!canPublish(ctx.config, actor)) throw new AppError('forbidden', 'publicationNeedsPro')
  if (isNow && ctx.config.publishing === 'off') throw new AppError('conflict', 'publicationOff')
}

/** Whose account this is: the actor's own, or one that a member lends to their team. */
export async function findAccountOwner(ctx: Context, { user, workspace }: Actor, accountId: string): Promise<UserId> {
  if (await hasAccount(ctx.db, user.id, accountId)) return user.id
  return (await findLentAccount(ctx.db, workspace, accountId))?.account.ownerId ?? user.id
}

/**
 * @param mustWork whether it goes out now: then an unusable account is reported at once
 * @throws AppError not_found | conflict
 */
export async function requireAccount(
  ctx: Context,
  accountOwner: UserId,
  accountId: string,
  mustWork: boolean,
): Promise<PublishingAccount> {
  const account = await accountForPublishing(ctx, accountOwner, accountId)
  if (!account && (await hasAccount(ctx.db, accountOwner, accountId)))
    throw new AppError('conflict', 'publicationSealed')
  if (!account) throw new AppError('not_found', 'linkedinAccountMissing')
  if (mustWork && account.state === 'expired') throw new AppError('conflict', 'publicationSignIn')
  if (mustWork && account.state === 'paused') throw new AppError('conflict', 'publicationPaused')
  return account
}

export function isAtOnce({ at, queue }: When): boolean {
  return at === undefined && queue !== true
}

/** Call it under the workspace's lock, so that no two get the same time of a queue. @throws AppError invalid_input */
export async function whenToPublish(
  ctx: Context,
  db: Database,
  actor: Actor,
  account: PublishingAccount,
  { at, timeZone = actor.user.timeZone, queue = false }: When,
): Promise<ResolvedTime> {
  const now = ctx.now()
  if (queue && at !== undefined) throw new AppError('invalid_input', 'publicationTimeMissing')
  if (at !== undefined) return resolveTime(at, timeZone, now)
  if (!queue) return atOnce(now)
  const taken = await listTakenTimes(db, actor.workspace, account.id, now)
  const free = nextFreeTime(account.slots, { taken, now, timeZone: actor.user.timeZone })
  if (!free) throw new AppError('conflict', 'publicationQueueEmpty')
  return { ...resolveTime(free.at, actor.user.timeZone, now), isQueued: true }
}

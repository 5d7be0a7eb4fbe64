import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { canPublish } from '#server/features/accounts/people/capabilities'
import { withUserLock } from '#server/features/accounts/people/user-lock'
import {
  accountForPublishing,
  hasAccount,
  type PublishingAccount,
} from '#server/features/linkedin/account-for-publishing'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import { lockPost } from '#server/features/posts/store/post-visuals'
import { findMissingLetters } from '#server/features/visuals/draw-visual'
import { visualNotFound } from '#server/features/visuals/save-visual'
import { findVisualFacts } from '#server/features/visuals/visual-repository'
import type { Database } from '#server/platform/database/database'
import { isUniqueViolation } from '#server/platform/database/database-errors'
import { AppError } from '#server/platform/errors'
import type { WorkspaceId } from '#shared/contract/ids'
import type { publicationsContract } from '#shared/contract/publications'
import { toCommentary } from '#shared/linkedin/little-text'
import { openStates, publishing } from '#shared/rules/publishing'
import { isBlank } from '#shared/text/is-blank'
import { findPages, lettersReason, UnusableAttachment } from './attachment.ts'
import { atOnce, type PlannedTime, planTime } from './plan-time.ts'
import { insertPublication } from './publication-repository.ts'
import { nextFreeSlot } from './queue.ts'
import { findView, listAround, listTakenTimes, listViews } from './view-repository.ts'

type NewPublication = z.output<typeof publicationsContract.createPublication.body>
type When = Pick<NewPublication, 'at' | 'timeZone' | 'queue'>

/**
 * Plans a post for an account: now, at a time, or at the next free time of its queue. A call that is repeated with the
 * same id plans nothing more.
 * @returns its id. @throws AppError not_found | forbidden without Pro | conflict | invalid_input
 */
export async function planPublication(
  ctx: Context,
  actor: Actor,
  postId: string,
  wish: NewPublication,
): Promise<string> {
  const post = await findPost(ctx.db, actor.workspace, postId)
  if (!post) throw postNotFound()
  if (await isPlanned(ctx.db, actor, postId, wish)) return wish.id ?? ''
  requirePublishing(ctx, actor, isAtOnce(wish))
  if (isBlank(post.content)) throw new AppError('invalid_input', 'publicationEmpty')
  if (toCommentary(post.content).length > publishing.characters) {
    throw new AppError('invalid_input', 'publicationTooLong')
  }
  const account = await requireAccount(ctx, actor, wish.accountId, isAtOnce(wish))
  await requireOwnVisual(ctx.db, actor.workspace, wish.visualId)
  await requireLetters(ctx, actor.workspace, postId, wish)
  return await withUserLock(ctx, actor.user.id, async (db) => {
    if (!(await lockPost(db, actor.workspace, postId))) throw postNotFound()
    if (await isPlanned(db, actor, postId, wish)) return wish.id ?? ''
    const others = await listViews(db, actor.workspace, { postId, accountId: account.id, states: openStates, limit: 1 })
    if (others.length > 0) throw new AppError('conflict', 'publicationAlready')
    const time = await whenToPublish(ctx, db, actor, account, wish)
    const id = wish.id ?? randomUUID()
    await requireNewText(db, actor.workspace, {
      id,
      accountId: account.id,
      text: post.content,
      at: time.dueAt,
      again: wish.again,
    })
    await refuseSecond(() =>
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
        attach: wish.attach,
        visualId: wish.visualId ?? null,
        altTexts: wish.altTexts,
        nextAt: time.dueAt,
        createdAt: ctx.now(),
      }),
    )
    return id
  })
}

/** @throws AppError not_found, for somebody else's too */
async function requireOwnVisual(db: Database, ownerId: WorkspaceId, visualId: string | undefined): Promise<void> {
  if (visualId !== undefined && !(await findVisualFacts(db, ownerId, visualId))) throw visualNotFound()
}

/** Whether this call was made before. @throws AppError conflict for an id that names something else */
async function isPlanned(
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
 * LinkedIn itself notices a repeated text for minutes only.
 * @param wish.at when it is to go out. @throws AppError conflict
 */
export async function requireNewText(
  db: Database,
  ownerId: WorkspaceId,
  wish: { id: string; accountId: string; text: string; at: number; again: true | undefined },
): Promise<void> {
  if (wish.again) return
  const commentary = toCommentary(wish.text)
  const around = await listAround(db, ownerId, wish)
  const isThere = around.some(
    (other) => other.id !== wish.id && (other.commentary ?? toCommentary(other.postContent)) === commentary,
  )
  if (isThere) throw new AppError('conflict', 'publicationSameText')
}

/** The database itself lets a post be on its way to an account once only. @throws AppError conflict */
export async function refuseSecond<Result>(work: () => Promise<Result>): Promise<Result> {
  return await work().catch((error: unknown) => {
    throw isUniqueViolation(error) ? already() : error
  })
}

function already(): AppError {
  return new AppError('conflict', 'publicationAlready')
}

/** What could not be drawn in time is said before the time. @throws AppError invalid_input */
async function requireLetters(
  ctx: Context,
  ownerId: WorkspaceId,
  postId: string,
  { attach, visualId }: Pick<NewPublication, 'attach' | 'visualId'>,
): Promise<void> {
  if (attach === 'none' || attach === 'link') return
  const visual = await findPages(ctx, { ownerId, postId, visualId: visualId ?? null }).catch((error: unknown) => {
    if (error instanceof UnusableAttachment) return undefined // which is said where it is published
    throw error
  })
  const pages = attach === 'visual' ? visual?.pages.slice(0, 1) : visual?.pages
  const letters = await findMissingLetters(ctx, ownerId, pages ?? [])
  if (letters.length > 0) throw new AppError('invalid_input', lettersReason(letters))
}

/** @param isNow it is to go out at once. @throws AppError forbidden | conflict while publishing is off */
export function requirePublishing(ctx: Context, actor: Actor, isNow = false): void {
  if (!canPublish(ctx.config, actor.user)) throw new AppError('forbidden', 'publicationNeedsPro')
  if (isNow && ctx.config.publishing === 'off') throw new AppError('conflict', 'publicationOff')
}

/** @param mustWork it is for now: what would make it wait is told at once. @throws AppError not_found | conflict */
export async function requireAccount(
  ctx: Context,
  actor: Actor,
  accountId: string,
  mustWork: boolean,
): Promise<PublishingAccount> {
  const account = await accountForPublishing(ctx, actor.user.id, accountId)
  if (!account && (await hasAccount(ctx.db, actor.user.id, accountId)))
    throw new AppError('conflict', 'publicationSealed')
  if (!account) throw new AppError('not_found', 'linkedinAccountMissing')
  if (mustWork && account.state === 'expired') throw new AppError('conflict', 'publicationSignIn')
  if (mustWork && account.state === 'paused') throw new AppError('conflict', 'publicationPaused')
  return account
}

export function isAtOnce({ at, queue }: When): boolean {
  return at === undefined && queue !== true
}

/** Call it under the user's lock, so that no two get the same time of a queue. @throws AppError invalid_input */
export async function whenToPublish(
  ctx: Context,
  db: Database,
  actor: Actor,
  account: PublishingAccount,
  { at, timeZone = actor.user.timeZone, queue = false }: When,
): Promise<PlannedTime> {
  const now = ctx.now()
  if (queue && at !== undefined) throw new AppError('invalid_input', 'publicationTimeMissing')
  if (at !== undefined) return planTime(at, timeZone, now)
  if (!queue) return atOnce(now)
  const taken = await listTakenTimes(db, actor.workspace, account.id, now)
  const free = nextFreeSlot(account.slots, { taken, now, timeZone: actor.user.timeZone })
  if (!free) throw new AppError('conflict', 'publicationQueueEmpty')
  return { ...planTime(free.at, actor.user.timeZone, now), isQueued: true }
}

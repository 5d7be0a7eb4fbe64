import type { z } from 'zod'
import { deleteLinkedinPost } from '#server/adapters/linkedin/posts'
import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Actor } from '#server/features/accounts/people/actor'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import type { PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { asMember, trialAs } from '#server/features/linkedin/as-member'
import { callWithVersion } from '#server/features/linkedin/version-pilot'
import { holdForVersions } from '#server/features/posts/store/version-repository'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { publicationsContract } from '#shared/contract/publications'
import { because } from '#shared/errors/reason'
import { readPostAddress } from '#shared/linkedin/post-address'
import type { PublicationState } from '#shared/rules/publishing'
import { addAttempt } from './attempt-repository.ts'
import { chooseConnection } from './choose-connection.ts'
import { waitingFor } from './decide.ts'
import { releaseHeld } from './hold-repository.ts'
import { publishingLane } from './lane.ts'
import { describeConsent } from './lending-consent.ts'
import { requireAccountOfKey, requireApprovalForKey } from './planned-by-key.ts'
import { accountOwnerOf, authorOf, type Change, throughConnection } from './publication.ts'
import { changePublication } from './publication-repository.ts'
import { atOnce } from './resolve-time.ts'
import {
  findAccountOwner,
  refuseDuplicate,
  requireAccount,
  requireNewText,
  requirePublishing,
  whenToPublish,
} from './schedule-publication.ts'
import { applySideEffects, noteRefusedToken } from './settle.ts'
import { findView, listViews, type PublicationView } from './view-repository.ts'

/** An author's changes to a publication. Each throws a conflict once it is on its way. */

type Contract = typeof publicationsContract

/** A cancelled one stays cancelled. */
export const editableStates: readonly PublicationState[] = ['scheduled', 'missed', 'held', 'failed']
/** May be at LinkedIn without our knowing. */
const uncertain: readonly PublicationState[] = ['unconfirmed', 'held']
/** Removes everything about earlier attempts. */
const resetFields = {
  state: 'scheduled',
  tries: 0,
  notBefore: null,
  unknownAt: null,
  resentAt: null,
  commentary: null,
  body: null,
  bodyHash: null,
  viaAccountId: null,
  viaOwnerId: null,
  reason: null,
} as const satisfies Change

/** @throws AppError not_found, also for someone else's */
export async function requireView(ctx: Context, actor: Actor, id: string): Promise<PublicationView> {
  const view = await findView(ctx.db, actor.workspace, id)
  if (!view) throw new AppError('not_found', 'publicationMissing')
  return view
}

/**
 * The account that it goes out through, or went: where that is dead, another connection of its page.
 * @param mustWork as of `requireAccount`
 * @throws AppError what the account itself lacks
 */
async function requireConnection(ctx: Context, view: PublicationView, mustWork: boolean): Promise<PublishingAccount> {
  try {
    return await requireAccount(ctx, accountOwnerOf(view), view.accountId, mustWork)
  } catch (error) {
    const { account, standing } = await chooseConnection(ctx, view)
    if (account && standing && waitingFor[standing.state] === null) return account
    throw error
  }
}

/** Missing fields stay as they are; a zone or `again` alone changes nothing. */
export async function movePublication(
  ctx: Context,
  actor: Actor,
  id: string,
  { at, timeZone, queue, again, ...choices }: z.output<Contract['updatePublication']['body']>,
): Promise<void> {
  const view = await requireView(ctx, actor, id)
  requireAccountOfKey(actor, view.accountId)
  const isMoved = at !== undefined || queue === true
  if (!isMoved) {
    if (Object.keys(choices).length === 0) return
    await inTransaction(ctx.db, async (db) => {
      const change = { ...choices, ...(actor.key && { isByKey: true }) }
      mustChange(await changePublication(db, actor.workspace, id, editableStates, change))
      await requireApprovalForKey({ ...ctx, db }, actor, id)
    })
    return
  }
  requirePublishing(ctx, actor)
  const account = await requireConnection(ctx, view, false)
  await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    const time = await whenToPublish(ctx, db, actor, account, { at, timeZone, queue })
    await requireNewText(db, actor.workspace, { ...view, commentary: view.postCommentary, at: time.dueAt, again })
    const change = { ...resetFields, ...choices, ...time, nextAt: time.dueAt, isByKey: actor.key !== null }
    mustChange(await refuseDuplicate(() => changePublication(db, actor.workspace, id, editableStates, change)))
    await requireApprovalForKey({ ...ctx, db }, actor, id)
    await emit(ctx, db, {
      ...about(actor, id),
      name: 'publication.moved',
      payload: { ...planOf(view), dueAt: time.dueAt },
    })
  })
}

/** The account's owner says yes or no to a post that goes out under it. @throws AppError not_found | conflict */
export async function allowLending(ctx: Context, actor: Actor, id: string, allow: boolean): Promise<void> {
  const found = await requireView(ctx, actor, id)
  if (accountOwnerOf(found) !== actor.user.id) throw new AppError('not_found', 'publicationMissing')
  await inTransaction(ctx.db, async (db) => {
    await holdForVersions(db, { ownerId: actor.workspace, id: found.postId }) // nobody changes the text meanwhile
    const within = { ...ctx, db }
    const view = await requireView(within, actor, id)
    const text = allow ? await describeConsent(within, view) : null
    const change = { lendingAllowed: allow, lendingText: text, ...afterAnswer(view, allow) }
    mustChange(await changePublication(db, actor.workspace, id, editableStates, change))
    const payload = { ...planOf(view), authorId: authorOf(view), isAllowed: allow }
    await emit(ctx, db, { ...about(actor, id), name: 'lending.answered', payload })
  })
  ctx.jobs.wake(publishingLane)
}

/** One that is due and waits for the answer goes out at once, or says that it was refused. */
function afterAnswer({ reason, dueAt }: PublicationView, allow: boolean): Change {
  const isWaiting = reason?.name === 'publicationAsksOwner' || reason?.name === 'publicationOwnerRefused'
  if (!isWaiting) return {}
  return allow ? { reason: null, nextAt: dueAt } : { reason: { name: 'publicationOwnerRefused', values: {} } }
}

export async function cancelPublication(ctx: Context, actor: Actor, id: string): Promise<void> {
  const view = await requireView(ctx, actor, id)
  requireAccountOfKey(actor, view.accountId)
  const change = { state: 'cancelled', nextAt: null, reason: null } as const
  await inTransaction(ctx.db, async (db) => {
    mustChange(await changePublication(db, actor.workspace, id, editableStates, change))
    await emit(ctx, db, { ...about(actor, id), name: 'publication.cancelled', payload: planOf(view) })
  })
}

/** Sends it as soon as possible; the caller waits for the outcome. */
export async function publishNow(
  ctx: Context,
  actor: Actor,
  id: string,
  { again, states = editableStates }: { again?: true | undefined; states?: readonly PublicationState[] } = {},
): Promise<void> {
  const view = await requireView(ctx, actor, id)
  requirePublishing(ctx, actor, true)
  requireAccountOfKey(actor, view.accountId)
  await requireConnection(ctx, view, true)
  const now = ctx.now()
  await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    await requireNewText(db, actor.workspace, { ...view, commentary: view.postCommentary, at: now, again })
    const change = { ...resetFields, ...atOnce(now), nextAt: now, isByKey: actor.key !== null }
    mustChange(await refuseDuplicate(() => changePublication(db, actor.workspace, id, states, change)))
    await requireApprovalForKey({ ...ctx, db }, actor, id)
  })
}

/** Resumes everything held, at its scheduled times. @returns how many */
export async function continueHeld(ctx: Context, actor: Actor): Promise<number> {
  const count = await withWorkspaceLock(ctx, actor.workspace, (db) => releaseHeld(db, actor.workspace, ctx.now()))
  ctx.jobs.wake(publishingLane)
  return count
}

/** The author says whether an unconfirmed one is at LinkedIn. */
export async function resolvePublication(
  ctx: Context,
  actor: Actor,
  id: string,
  word: z.output<Contract['resolvePublication']['body']>,
): Promise<void> {
  const view = await requireView(ctx, actor, id)
  if (!word.published) return await publishNow(ctx, actor, id, { again: true, states: ['unconfirmed'] })
  const urn = word.url === undefined ? null : urnIn(word.url)
  const change = { state: 'published', urn, publishedAt: view.sentAt ?? ctx.now(), nextAt: null, reason: null } as const
  await inTransaction(ctx.db, async (db) => {
    mustChange(await changePublication(db, actor.workspace, id, uncertain, change))
    await addAttempt(db, view, { at: ctx.now(), step: 'ask', outcome: 'done', status: null, code: 'AUTHOR' })
    await applySideEffects(ctx, db, { ...view, wallTime: null, dueAt: ctx.now() }, change, { byAuthor: true })
  })
}

/** @throws AppError conflict when it is not there, or LinkedIn does not delete it; linkedin_unavailable */
export async function deleteAtLinkedin(ctx: Context, actor: Actor, id: string): Promise<void> {
  const view = await requireView(ctx, actor, id)
  const { urn } = view
  if (view.state !== 'published' || !urn || view.deletedAt !== null) throw inProgressError()
  const account = await requireConnection(ctx, throughConnection(view), true)
  const answer = await callWithVersion(ctx, trialAs(ctx, account), (linkedin) =>
    deleteLinkedinPost(asMember(ctx, linkedin, account), urn),
  ).catch((cause: unknown) => {
    throw new AppError('linkedin_unavailable', 'linkedinUnreachable', { cause })
  })
  const { status, code } = answer
  const isGone = status === 204 || status === 404
  await addAttempt(ctx.db, view, { at: ctx.now(), step: 'delete', outcome: isGone ? 'done' : 'refused', status, code })
  if (status === 401) await noteRefusedToken(ctx, account, code)
  if (!isGone) {
    throw new AppError('conflict', because('publicationDeleteRefused', { code: code ?? String(status) }))
  }
  const reason = { name: 'publicationDeleted', values: {} } as const
  await changePublication(ctx.db, actor.workspace, id, ['published'], { deletedAt: ctx.now(), reason })
}

/** Assigns the queue's times, which stay the same, to its publications in the given order. */
export async function reorderQueue(
  ctx: Context,
  actor: Actor,
  accountId: string,
  ids: readonly string[],
): Promise<PublicationView[]> {
  await requireAccount(ctx, await findAccountOwner(ctx, actor, accountId), accountId, false)
  const filter = { accountId, states: ['scheduled'], isQueued: true } as const
  return await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    const queued = await listViews(db, actor.workspace, filter)
    const isSame = ids.length === queued.length && new Set(ids).size === ids.length
    if (!isSame || !queued.every(({ id }) => ids.includes(id)))
      throw new AppError('conflict', 'publicationQueueChanged')
    for (const [place, id] of ids.entries()) {
      const at = queued[place]
      if (!at || at.id === id) continue
      const { wallTime, timeZone, clockChange, dueAt } = at
      const change = { wallTime, timeZone, clockChange, dueAt, nextAt: dueAt }
      mustChange(await changePublication(db, actor.workspace, id, ['scheduled'], change))
    }
    return await listViews(db, actor.workspace, filter)
  })
}

function about({ user, workspace }: Actor, id: string) {
  return { workspaceId: workspace, actor: user.id, subject: id }
}

function planOf({ postId, accountName, dueAt }: PublicationView) {
  return { postId, accountName, dueAt }
}

function mustChange(isChanged: boolean): void {
  if (!isChanged) throw inProgressError()
}

export function inProgressError(): AppError {
  return new AppError('conflict', 'publicationUnderWay')
}

/** @throws AppError invalid_input */
function urnIn(address: string): string {
  const post = readPostAddress(address)
  if (!post) throw new AppError('invalid_input', 'publicationAddressWrong')
  return post.urn
}

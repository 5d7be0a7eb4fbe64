import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Actor } from '#server/features/accounts/people/actor'
import { isInTeam } from '#server/features/accounts/people/actor'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import { holdForVersions } from '#server/features/posts/store/version-repository'
import { publishingLane } from '#server/features/publishing/lane'
import { subjectOf } from '#server/features/publishing/reviewed-object'
import { memberName } from '#server/features/workspaces/member-repository'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { hashToken, newToken } from '#server/platform/tokens'
import type { Answer } from '#shared/contract/contract'
import { asUserId, type UserId, type WorkspaceId } from '#shared/contract/ids'
import { because } from '#shared/errors/reason'
import { type ReviewDecision, reviewLimits, reviewLinkMs } from '#shared/rules/reviews'
import { toIso } from '#shared/time/iso'
import { decisionBlockedBy, findReview } from './read-review.ts'
import { addDecision, deleteRequest, insertLink, listLinks, storeRequest } from './review-repository.ts'

/** Asking for a review, and deciding about exactly what is there. */

/** @throws AppError conflict outside a team */
export function requireTeam(actor: Actor): void {
  if (!isInTeam(actor)) throw new AppError('conflict', 'reviewInTeamsOnly')
}

/** @throws AppError not_found, for a reviewer who is no member too */
export async function requestReview(
  ctx: Context,
  actor: Actor,
  postId: string,
  { reviewers, message }: { reviewers: readonly string[]; message: string },
): Promise<void> {
  const ownerId = actor.workspace
  const { members } = await findReview(ctx, ownerId, postId)
  const asked = [...new Set(reviewers)].map(asUserId)
  if (asked.some((userId) => !members.some((member) => member.userId === userId)))
    throw new AppError('not_found', 'memberMissing')
  await inTransaction(ctx.db, async (db) => {
    const request = { requestedBy: actor.user.id, message, reviewers: asked, requestedAt: ctx.now() }
    await storeRequest(db, { ownerId, postId }, request)
    await emit(ctx, db, {
      name: 'review.requested',
      workspaceId: ownerId,
      actor: actor.user.id,
      subject: postId,
      payload: { reviewers: asked },
    })
  })
}

/** @throws AppError not_found | conflict when nobody has asked */
export async function withdrawReview(ctx: Context, { user, workspace }: Actor, postId: string): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    if (!(await findPost(db, workspace, postId))) throw postNotFound()
    if (!(await deleteRequest(db, { ownerId: workspace, postId }))) throw new AppError('conflict', 'reviewNotRequested')
    const payload = {}
    await emit(ctx, db, { name: 'review.withdrawn', workspaceId: workspace, actor: user.id, subject: postId, payload })
  })
}

export interface Verdict {
  decision: ReviewDecision
  /** The number of the version that was read. */
  version: number
  /** What was read, as the review says it; undefined: only the text counts. */
  subject?: string | undefined
  comment: string
}

/** Whose decision it is: a member's, or a guest's by private link. */
export interface Decider {
  userId: UserId | null
  name: string
  linkId: string | null
}

/** @returns false when the post is not as it was read any more. @throws AppError forbidden | not_found */
export async function decideAsMember(ctx: Context, actor: Actor, postId: string, verdict: Verdict): Promise<boolean> {
  const facts = await findReview(ctx, actor.workspace, postId)
  const blocked = await decisionBlockedBy(ctx, actor, facts)
  if (blocked) throw new AppError('forbidden', blocked)
  const by = { userId: actor.user.id, name: memberName(actor.user), linkId: null }
  return await decide(ctx, actor.workspace, postId, verdict, by)
}

/** @returns false when the post is not as it was read any more */
export async function decide(
  ctx: Context,
  ownerId: WorkspaceId,
  postId: string,
  { decision, version, subject, comment }: Verdict,
  by: Decider,
): Promise<boolean> {
  const isDecided = await inTransaction(ctx.db, async (db) => {
    const held = await holdForVersions(db, { ownerId, id: postId })
    if (held?.version !== version) return false
    const { post, object } = await findReview({ ...ctx, db }, ownerId, postId)
    if (subject !== undefined && subject !== subjectOf(object)) return false
    const one = { ...by, id: randomUUID(), at: ctx.now(), decision, comment, version, text: post.content, object }
    await addDecision(db, { ownerId, postId }, one)
    await emit(ctx, db, {
      name: 'review.decided',
      workspaceId: ownerId,
      actor: by.userId,
      subject: postId,
      payload: { decision, by: by.name, isGuest: by.linkId !== null },
    })
    return true
  })
  if (isDecided) ctx.jobs.wake(publishingLane)
  return isDecided
}

/** Makes a private link, whose only copy is in the answer. @throws AppError not_found | conflict */
export async function makeReviewLink(
  ctx: Context,
  { user, workspace: ownerId }: Actor,
  postId: string,
  approves: boolean,
): Promise<Answer<'createReviewLink'>> {
  await findReview(ctx, ownerId, postId)
  const links = await listLinks(ctx.db, { ownerId, postId }, ctx.now())
  if (links.length >= reviewLimits.linksOfPost)
    throw new AppError('conflict', because('tooManyReviewLinks', { most: reviewLimits.linksOfPost }))
  const token = newToken()
  const now = ctx.now()
  const link = { id: randomUUID(), approves, createdBy: user.id, createdAt: now, expiresAt: now + reviewLinkMs }
  await insertLink(ctx.db, { ownerId, postId }, { ...link, tokenHash: hashToken(token) })
  return {
    id: link.id,
    approves,
    createdAt: toIso(link.createdAt),
    expiresAt: toIso(link.expiresAt),
    url: `${ctx.config.http.publicUrl}/review#${token}`, // what follows # reaches no server's log
  }
}

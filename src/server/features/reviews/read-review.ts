import type { Context } from '#server/context/context'
import { type Actor, isInTeam } from '#server/features/accounts/people/actor'
import { findTeam } from '#server/features/accounts/teams/team-repository'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost, type Post } from '#server/features/posts/store/post-repository'
import type { Subject } from '#server/features/publishing/attachment-kind'
import { findDefaultAttachment, hashAttachment } from '#server/features/publishing/attachment-kinds'
import {
  covers,
  hashOfText,
  planOfPublication,
  type ReviewedObject,
  subjectOf,
} from '#server/features/publishing/reviewed-object'
import { listViews, type PublicationView } from '#server/features/publishing/view-repository'
import { listMembers, type Member, memberName } from '#server/features/workspaces/member-repository'
import type { Answer } from '#shared/contract/contract'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { Attachment } from '#shared/rules/publishing'
import type { ReviewState } from '#shared/rules/reviews'
import { toIso } from '#shared/time/iso'
import { findRequest, listDecisions, listLinks, type ReviewRequest, type StoredDecision } from './review-repository.ts'

/** A post's review as its readers see it. */

export interface ReviewFacts {
  post: Post
  /** What would be approved now. */
  object: ReviewedObject
  /** The attachment, to be shown. */
  attached: Subject
  request: ReviewRequest | undefined
  /** The latest first. */
  decisions: readonly StoredDecision[]
  members: readonly Member[]
  state: ReviewState
}

/** @throws AppError not_found */
export async function findReview(ctx: Context, ownerId: WorkspaceId, postId: string): Promise<ReviewFacts> {
  const post = await findPost(ctx.db, ownerId, postId)
  if (!post) throw postNotFound()
  const key = { ownerId, postId }
  const [{ object, attached }, request, decisions, members] = await Promise.all([
    describeObject(ctx, post),
    findRequest(ctx.db, key),
    listDecisions(ctx.db, key),
    listMembers(ctx.db, ownerId),
  ])
  return { post, object, attached, request, decisions, members, state: stateOf(object, request, decisions[0]) }
}

/** The plan is what is decided about until the post has gone out. */
const onItsWay = ['scheduled', 'claimed', 'uploading', 'armed', 'sending'] as const

/** The post's attachment, as planned or else the default. */
function describeAttached(
  { ownerId, id: postId }: Post,
  planned: PublicationView | undefined,
  usual: Attachment,
): Subject {
  const { altTexts = [], described = null } = planned ?? {}
  const given = { ownerId, postId, altTexts, described }
  return planned && !planned.followsVisual
    ? { ...given, attach: planned.attach, visualId: planned.visualId }
    : { ...given, attach: usual, visualId: null }
}

/** The post with its attachment, and what is planned for it next. */
async function describeObject(ctx: Context, post: Post): Promise<Pick<ReviewFacts, 'object' | 'attached'>> {
  const { ownerId, id: postId } = post
  const [planned] = await listViews(ctx.db, ownerId, { postId, states: onItsWay, limit: 1 })
  const attached = describeAttached(post, planned, await findDefaultAttachment(ctx.db, ownerId, postId))
  const object = {
    text: hashOfText(post),
    attach: attached.attach,
    attachment: await hashAttachment(ctx, attached, post),
    firstComment: planned?.firstComment?.text ?? null,
    plan: planned ? planOfPublication(planned) : null,
  }
  return { object, attached }
}

function stateOf(
  now: ReviewedObject,
  request: ReviewRequest | undefined,
  last: StoredDecision | undefined,
): ReviewState {
  const isAskedSince = request !== undefined && (!last || last.at < request.requestedAt)
  if (isAskedSince) return 'in-review'
  if (!last) return 'none'
  if (last.decision === 'request-changes') return 'changes-requested'
  return isSameContent(last.object, now) ? 'approved' : 'changed'
}

function isSameContent(one: ReviewedObject, other: ReviewedObject): boolean {
  return covers({ ...one, plan: null }, { ...other, plan: null }, 0)
}

/** Why this person may not decide now; null: they may. At home they approve their own posts, for keys of the API. */
export async function decisionBlockedBy(
  ctx: Context,
  actor: Actor,
  { post }: Pick<ReviewFacts, 'post'>,
): Promise<'permissionMissing' | 'reviewOwnPost' | null> {
  if (!actor.may('posts.approve')) return 'permissionMissing'
  if (post.createdBy !== actor.user.id || !isInTeam(actor)) return null
  const team = await findTeam(ctx.db, { id: actor.workspace }, ctx.now())
  return team?.selfApproval ? null : 'reviewOwnPost'
}

export async function describeReview(ctx: Context, actor: Actor, postId: string): Promise<Answer<'getReview'>> {
  const facts = await findReview(ctx, actor.workspace, postId)
  const [blocked, links] = await Promise.all([
    decisionBlockedBy(ctx, actor, facts),
    listLinks(ctx.db, { ownerId: actor.workspace, postId }, ctx.now()),
  ])
  return {
    ...toReviewDto(facts),
    mayDecide: blocked === null,
    approvedText: approvedTextOf(facts, ({ userId }) => userId === actor.user.id),
    links: links.map(({ id, approves, createdAt, expiresAt }) => ({
      id,
      approves,
      createdAt: toIso(createdAt),
      expiresAt: toIso(expiresAt),
    })),
  }
}

/** The text that someone approved last. */
export function approvedTextOf(
  { decisions }: Pick<ReviewFacts, 'decisions'>,
  isTheirs: (decision: StoredDecision) => boolean,
): string | null {
  return decisions.find((each) => each.decision === 'approve' && isTheirs(each))?.text ?? null
}

export function toReviewDto({ state, request, decisions, members, object }: ReviewFacts) {
  const nameOf = (userId: UserId) => {
    const member = members.find((each) => each.userId === userId)
    return member ? memberName(member) : null
  }
  return {
    state,
    subject: subjectOf(object),
    plan: toPlanDto(object),
    request: request
      ? {
          by: request.requestedBy && nameOf(request.requestedBy),
          message: request.message,
          at: toIso(request.requestedAt),
          reviewers: request.reviewers.map((userId) => ({ userId, name: nameOf(userId) ?? '' })),
        }
      : null,
    decisions: decisions.map((each) => ({
      id: each.id,
      at: toIso(each.at),
      by: each.name,
      byUserId: each.userId,
      isGuest: each.linkId !== null,
      decision: each.decision,
      comment: each.comment,
      version: each.version,
      text: each.text,
      isCurrent: isSameContent(each.object, object),
      plan: toPlanDto(each.object),
    })),
  }
}

function toPlanDto({ plan, firstComment }: ReviewedObject) {
  return (
    plan && {
      accountId: plan.accountId,
      accountName: plan.accountName,
      dueAt: toIso(plan.dueAt),
      visibility: plan.visibility,
      firstComment,
    }
  )
}

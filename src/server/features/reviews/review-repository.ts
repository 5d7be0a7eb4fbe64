import { type ReviewedObject, readReviewedObject } from '#server/features/publishing/reviewed-object'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { ReviewDecision } from '#shared/rules/reviews'
import { toIso } from '#shared/time/iso'

/** Requests for a review, what was decided, and private links. Times are epoch ms. */

interface PostKey {
  ownerId: WorkspaceId
  postId: string
}

export interface ReviewRequest {
  requestedBy: UserId | null
  message: string
  /** Empty: everyone who may approve. */
  reviewers: readonly UserId[]
  requestedAt: number
}

export interface StoredDecision {
  id: string
  at: number
  userId: UserId | null
  name: string
  linkId: string | null
  decision: ReviewDecision
  comment: string
  version: number
  text: string
  object: ReviewedObject
}

export interface ReviewLink {
  id: string
  approves: boolean
  createdBy: UserId | null
  createdAt: number
  expiresAt: number
}

export async function findRequest(db: Database, { ownerId, postId }: PostKey): Promise<ReviewRequest | undefined> {
  const row = await db
    .selectFrom('review_requests')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return (
    row && {
      requestedBy: row.requested_by,
      message: row.message,
      reviewers: JSON.parse(row.reviewers) as UserId[],
      requestedAt: row.requested_at,
    }
  )
}

/** Replaces an earlier request. */
export async function storeRequest(db: Database, { ownerId, postId }: PostKey, request: ReviewRequest): Promise<void> {
  const values = {
    requested_by: request.requestedBy,
    message: request.message,
    reviewers: JSON.stringify(request.reviewers),
    requested_at: request.requestedAt,
  }
  await db
    .insertInto('review_requests')
    .values({ owner_id: ownerId, post_id: postId, ...values })
    .onConflict((conflict) => conflict.columns(['owner_id', 'post_id']).doUpdateSet(values))
    .execute()
}

/** False when there is none. */
export async function deleteRequest(db: Database, { ownerId, postId }: PostKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('review_requests')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The latest first. */
export async function listDecisions(db: Database, { ownerId, postId }: PostKey): Promise<StoredDecision[]> {
  const rows = await db
    .selectFrom('review_decisions')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .orderBy('position', 'desc')
    .execute()
  return rows.map(toDecision)
}

/** What someone decided in teams, newest first. */
export async function listDecisionsBy(
  db: Database,
  userId: UserId,
): Promise<{ team: string | null; postId: string; at: string; decision: ReviewDecision; comment: string }[]> {
  const rows = await db
    .selectFrom('review_decisions')
    .innerJoin('workspaces', 'workspaces.id', 'review_decisions.owner_id')
    .select(['workspaces.name', 'post_id', 'decided_at', 'decision', 'comment'])
    .where('review_decisions.user_id', '=', userId)
    .orderBy('decided_at', 'desc')
    .execute()
  return rows.map((row) => ({
    team: row.name,
    postId: row.post_id,
    at: toIso(row.decided_at),
    decision: row.decision,
    comment: row.comment,
  }))
}

/** Adds a decision after all others. Call it in a transaction that holds the post, so that each has its position. */
export async function addDecision(db: Database, { ownerId, postId }: PostKey, one: StoredDecision): Promise<void> {
  const last = await db
    .selectFrom('review_decisions')
    .select((column) => column.fn.max('position').as('position'))
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  await db
    .insertInto('review_decisions')
    .values({
      owner_id: ownerId,
      id: one.id,
      post_id: postId,
      position: (last?.position ?? 0) + 1,
      decided_at: one.at,
      user_id: one.userId,
      name: one.name,
      link_id: one.linkId,
      decision: one.decision,
      comment: one.comment,
      version: one.version,
      text: one.text,
      object: JSON.stringify(one.object),
    })
    .execute()
}

/** Those that are still valid, the latest first. */
export async function listLinks(db: Database, { ownerId, postId }: PostKey, now: number): Promise<ReviewLink[]> {
  const rows = await db
    .selectFrom('review_links')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toLink)
}

export async function insertLink(
  db: Database,
  { ownerId, postId }: PostKey,
  link: ReviewLink & { tokenHash: string },
): Promise<void> {
  await db
    .insertInto('review_links')
    .values({
      owner_id: ownerId,
      id: link.id,
      post_id: postId,
      token_hash: link.tokenHash,
      approves: link.approves ? 1 : 0,
      created_by: link.createdBy,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute()
}

/** False when the post has no such link. */
export async function deleteLink(db: Database, { ownerId, postId }: PostKey, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('review_links')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The post that a valid link of a team that still exists leads to. */
export async function findLink(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<(PostKey & { link: ReviewLink; team: string }) | undefined> {
  const row = await db
    .selectFrom('review_links')
    .innerJoin('workspaces', 'workspaces.id', 'review_links.owner_id')
    .selectAll('review_links')
    .select('workspaces.name as team')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { ownerId: row.owner_id, postId: row.post_id, link: toLink(row), team: row.team ?? '' }
}

export async function sweepLinks(db: Database, now: number): Promise<void> {
  await db.deleteFrom('review_links').where('expires_at', '<=', now).execute()
}

function toDecision(row: Row<'review_decisions'>): StoredDecision {
  return {
    id: row.id,
    at: row.decided_at,
    userId: row.user_id,
    name: row.name,
    linkId: row.link_id,
    decision: row.decision,
    comment: row.comment,
    version: row.version,
    text: row.text,
    object: readReviewedObject(row.object),
  }
}

function toLink(row: Row<'review_links'>): ReviewLink {
  return {
    id: row.id,
    approves: row.approves === 1,
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Actor } from '#server/features/accounts/people/actor'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import { listMembers, memberName } from '#server/features/workspaces/member-repository'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { Answer } from '#shared/contract/contract'
import { asUserId, type UserId } from '#shared/contract/ids'
import { because } from '#shared/errors/reason'
import { commentLimits } from '#shared/rules/comments'
import { toIso } from '#shared/time/iso'
import {
  deleteComment,
  findComment,
  insertComment,
  listComments,
  type PostKey,
  type Quote,
  type StoredComment,
  updateComment,
} from './comment-repository.ts'
import type { Decider } from './decide.ts'

/** Talking about a post: threads of one level, on the post or on some words of it. */

type CommentDto = Answer<'addComment'>

export interface NewComment {
  body: string
  quote?: Quote | null | undefined
  parentId?: string | null | undefined
  internal: boolean
  mentions: readonly string[]
}

/** @param isGuest then without internal ones. @throws AppError not_found */
export async function readComments(ctx: Context, key: PostKey, isGuest = false): Promise<CommentDto[]> {
  if (!(await findPost(ctx.db, key.ownerId, key.postId))) throw postNotFound()
  const comments = await listComments(ctx.db, key)
  return comments.filter(({ isInternal }) => !isGuest || !isInternal).map(toDto)
}

export async function commentAsMember(
  ctx: Context,
  { user, workspace }: Actor,
  postId: string,
  comment: NewComment,
): Promise<CommentDto> {
  const by = { userId: user.id, name: memberName(user), linkId: null }
  return await addComment(ctx, { ownerId: workspace, postId }, comment, by)
}

/**
 * An answer belongs to the thread's first comment and is as internal as that one. Whoever is mentioned is notified, and
 * whoever takes part in the thread.
 * @throws AppError not_found | conflict
 */
export async function addComment(ctx: Context, key: PostKey, comment: NewComment, by: Decider): Promise<CommentDto> {
  return await inTransaction(ctx.db, async (db) => {
    if (!(await findPost(db, key.ownerId, key.postId))) throw postNotFound()
    const earlier = await listComments(db, key)
    if (earlier.length >= commentLimits.ofPost)
      throw new AppError('conflict', because('tooManyComments', { most: commentLimits.ofPost }))
    const parent = earlier.find(({ id }) => id === comment.parentId)
    const isHidden = parent?.isInternal && by.linkId !== null
    if (comment.parentId && (!parent || isHidden)) throw new AppError('not_found', 'commentMissing')
    const mentions = await requireMembers(db, key, comment.mentions)
    const stored: StoredComment = {
      ...by,
      id: randomUUID(),
      parentId: parent ? (parent.parentId ?? parent.id) : null,
      body: comment.body,
      quote: parent ? null : (comment.quote ?? null),
      mentions,
      isInternal: parent ? parent.isInternal : comment.internal,
      // after the ones it answers, also within one millisecond
      createdAt: Math.max(ctx.now(), (earlier.at(-1)?.createdAt ?? 0) + 1),
      editedAt: null,
      resolvedAt: null,
    }
    await insertComment(db, key, stored)
    const thread = [...earlier, stored].filter(({ id, parentId }) =>
      [id, parentId].includes(stored.parentId ?? stored.id),
    )
    await emit(ctx, db, {
      name: 'comment.added',
      workspaceId: key.ownerId,
      actor: by.userId,
      subject: key.postId,
      payload: {
        commentId: stored.id,
        by: by.name,
        mentions,
        participants: [...new Set(thread.flatMap(({ userId }) => userId ?? []))],
      },
    })
    return toDto(stored)
  })
}

/** Changes one's own words, or resolves a thread. @throws AppError not_found | forbidden */
export async function changeComment(
  ctx: Context,
  { user, workspace, may }: Actor,
  { postId, commentId }: { postId: string; commentId: string },
  { body, isResolved }: { body?: string | undefined; isResolved?: boolean | undefined },
): Promise<CommentDto> {
  const key = { ownerId: workspace, postId }
  return await inTransaction(ctx.db, async (db) => {
    const comment = await requireComment(db, key, commentId)
    if (body !== undefined && comment.userId !== user.id) throw new AppError('forbidden', 'commentOfOther')
    if (isResolved !== undefined && comment.userId !== user.id && !may('posts.write'))
      throw new AppError('forbidden', 'permissionMissing')
    await updateComment(db, key, commentId, {
      ...(body !== undefined && { body, editedAt: ctx.now() }),
      ...(isResolved !== undefined && { resolvedAt: isResolved ? ctx.now() : null }),
    })
    return toDto(await requireComment(db, key, commentId))
  })
}

/** @throws AppError not_found | forbidden */
export async function removeComment(
  ctx: Context,
  { user, workspace }: Actor,
  { postId, commentId }: { postId: string; commentId: string },
): Promise<void> {
  const key = { ownerId: workspace, postId }
  await inTransaction(ctx.db, async (db) => {
    const comment = await requireComment(db, key, commentId)
    if (comment.userId !== user.id) throw new AppError('forbidden', 'commentOfOther')
    await deleteComment(db, key, commentId)
  })
}

async function requireComment(db: Database, key: PostKey, id: string): Promise<StoredComment> {
  const comment = await findComment(db, key, id)
  if (!comment) throw new AppError('not_found', 'commentMissing')
  return comment
}

async function requireMembers(db: Database, { ownerId }: PostKey, userIds: readonly string[]): Promise<UserId[]> {
  if (userIds.length === 0) return []
  const members = new Set((await listMembers(db, ownerId)).map(({ userId }) => userId))
  const mentioned = [...new Set(userIds)].map(asUserId)
  if (mentioned.some((userId) => !members.has(userId))) throw new AppError('not_found', 'memberMissing')
  return mentioned
}

function toDto(comment: StoredComment): CommentDto {
  return {
    id: comment.id,
    parentId: comment.parentId,
    by: comment.name,
    byUserId: comment.userId,
    isGuest: comment.linkId !== null,
    body: comment.body,
    quote: comment.quote,
    internal: comment.isInternal,
    createdAt: toIso(comment.createdAt),
    editedAt: toIso(comment.editedAt),
    resolvedAt: toIso(comment.resolvedAt),
  }
}

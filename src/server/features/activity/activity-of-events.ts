import type { Context } from '#server/context/context'
import { findTeam } from '#server/features/accounts/teams/team-repository'
import { findPost } from '#server/features/posts/store/post-repository'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import { asUserId, type WorkspaceId } from '#shared/contract/ids'
import { type ActivityEvent, activityEvents, activityTimes } from '#shared/rules/activity'
import { toIso } from '#shared/time/iso'
import { type Activity, findLastOfPost, insertActivity } from './activity-repository.ts'

type Listed = StoredEvent<ActivityEvent>

/** Lists what happens in teams. One's own workspace has nobody to tell, and no list. */
export const activityOfEvents: Subscriber<Context> = {
  name: 'activity',
  when: 'in-transaction',
  on: Object.fromEntries(activityEvents.map((name) => [name, list])),
}

async function list(ctx: Context, event: Listed): Promise<void> {
  const { workspaceId, actor, name, at } = event
  if (workspaceId === null || !(await findTeam(ctx.db, { id: workspaceId }, at))) return
  const postId = postOf(event)
  const last = postId === null ? undefined : await findLastOfPost(ctx.db, workspaceId, postId)
  const isSameWork = name === 'post.updated' && last?.event === name && last.actor === actor
  if (isSameWork && at - last.at < activityTimes.sameWorkMs) return
  await insertActivity(ctx.db, workspaceId, {
    at,
    event: name,
    actor,
    isSystem: actor === null && guestOf(event) === null,
    guest: guestOf(event),
    postId,
    postTitle: postId === null ? null : await titleOf(ctx, workspaceId, postId, last?.postTitle ?? null),
    about: aboutOf(event),
    detail: detailOf(event),
  })
}

async function titleOf(
  ctx: Context,
  ownerId: WorkspaceId,
  postId: string,
  known: string | null,
): Promise<string | null> {
  return (await findPost(ctx.db, ownerId, postId))?.title ?? known
}

function postOf({ name, subject, payload }: Listed): string | null {
  if ('postId' in payload) return payload.postId
  const isAboutPost = name.startsWith('post.') || name.startsWith('review.') || name === 'comment.added'
  return isAboutPost ? subject : null
}

function guestOf({ actor, payload }: Listed): string | null {
  return actor === null && 'by' in payload ? payload.by : null
}

function aboutOf({ name, subject }: Listed): Activity['about'] {
  const isAboutMember = name.startsWith('member.') && name !== 'member.invited' && name !== 'member.uninvited'
  const isAboutOwner = name === 'workspace.offered' || name === 'workspace.handed-over'
  return isAboutMember || isAboutOwner ? asUserId(subject) : null
}

/** Only what the list shows: neither texts nor addresses of people. */
function detailOf({ payload }: Listed): Activity['detail'] {
  return {
    ...('decision' in payload && { decision: payload.decision }),
    ...('accountName' in payload && { account: payload.accountName, dueAt: toIso(payload.dueAt) }),
    ...('isAllowed' in payload && { isAllowed: payload.isAllowed }),
    ...('lent' in payload && { account: payload.name, lent: payload.lent }),
    ...('role' in payload && { role: payload.role }),
    ...('approves' in payload && { approves: payload.approves }),
  }
}

import type { Context } from '#server/context/context'
import { findUser, findUserByEmail } from '#server/features/accounts/people/user-repository'
import { findTeam, type Team } from '#server/features/accounts/teams/team-repository'
import { findPost } from '#server/features/posts/store/post-repository'
import { listWaitingAuthors } from '#server/features/publishing/view-repository'
import { findComment } from '#server/features/reviews/comment-repository'
import { findRequest, listDecisions } from '#server/features/reviews/review-repository'
import { listMembers, type Member, memberName } from '#server/features/workspaces/member-repository'
import type { StoredEvent } from '#server/platform/events/event'
import type { EventName } from '#shared/contract/events'
import { asUserId, type UserId, type WorkspaceId } from '#shared/contract/ids'
import type { NotificationKind } from '#shared/contract/notifications'
import { because, type Reason } from '#shared/errors/reason'
import { type Permission, permissionsOf } from '#shared/rules/permissions'

/** What someone hears of what others did in a team. */
export interface News {
  to: UserId
  kind: NotificationKind
  reason: Reason
  /** Whose notification it is; null: of no team, since they do not belong to it. */
  workspaceId: WorkspaceId | null
  postId?: string
  publicationId?: string
  accountId?: string
  /** What was written about it, for the mail. */
  words?: string
}

/** Where it happened, who did it, and who belongs to the team. */
interface Scene {
  workspaceId: WorkspaceId
  team: Team
  members: readonly Member[]
  /** Whoever did it, by name. */
  by: string
}

type NewsBuilder<Name extends EventName> = (
  ctx: Context,
  event: StoredEvent<Name>,
  scene: Scene,
) => Promise<readonly News[]> | readonly News[]

/** Whom each event concerns. Nobody hears of their own deeds, and of a team only its present members. */
const newsBuilders: { readonly [Name in EventName]?: NewsBuilder<Name> } = {
  'review.requested': async (ctx, { subject: postId, payload }, { workspaceId, team, members, by }) => {
    const [post, request] = await Promise.all([
      findPost(ctx.db, workspaceId, postId),
      findRequest(ctx.db, { ownerId: workspaceId, postId }),
    ])
    const isOwn = ({ userId }: Member) => userId === post?.createdBy && !team.selfApproval
    const asked =
      payload.reviewers.length > 0 ? payload.reviewers : idsOf(members.filter((each) => approves(each) && !isOwn(each)))
    const about = { kind: 'review-asked', reason: because('reviewAsked', { by }), workspaceId, postId } as const
    return asked.map((to) => ({ ...about, to, words: request?.message ?? '' }))
  },
  'review.decided': async (ctx, { subject: postId, payload: { decision, by } }, { workspaceId }) => {
    const key = { ownerId: workspaceId, postId }
    const [post, request, [last]] = await Promise.all([
      findPost(ctx.db, workspaceId, postId),
      findRequest(ctx.db, key),
      listDecisions(ctx.db, key),
    ])
    const reason = because(decision === 'approve' ? 'reviewApproved' : 'reviewChangesRequested', { by })
    const about = { kind: 'review-decided', reason, workspaceId, postId, words: last?.comment ?? '' } as const
    return unique([post?.createdBy, request?.requestedBy]).map((to) => ({ ...about, to }))
  },
  'comment.added': async (ctx, { subject: postId, payload }, { workspaceId }) => {
    const { commentId, by, mentions, participants } = payload
    const [post, comment] = await Promise.all([
      findPost(ctx.db, workspaceId, postId),
      findComment(ctx.db, { ownerId: workspaceId, postId }, commentId),
    ])
    const about = { workspaceId, postId, words: comment?.body ?? '' }
    const others = unique([...participants, post?.createdBy]).filter((each) => !mentions.includes(each))
    return [
      ...mentions.map((to) => ({
        ...about,
        to,
        kind: 'mentioned' as const,
        reason: because('commentMentions', { by }),
      })),
      ...others.map((to) => ({ ...about, to, kind: 'comment' as const, reason: because('commentAdded', { by }) })),
    ]
  },

  'lending.asked': (_ctx, { subject: publicationId, payload }, { workspaceId, by }) => {
    const { ownerId: to, postId, accountName: account } = payload
    return [
      {
        to,
        kind: 'lending-asked',
        reason: because('lendingAsked', { by, account }),
        workspaceId,
        postId,
        publicationId,
      },
    ]
  },
  'lending.answered': (_ctx, { subject: publicationId, payload }, { workspaceId, by }) => {
    const { authorId: to, postId, accountName: account, isAllowed } = payload
    const reason = because(isAllowed ? 'lendingAllowed' : 'lendingRefused', { by, account })
    return [{ to, kind: 'lending-answered', reason, workspaceId, postId, publicationId }]
  },
  'account.lent': async (ctx, { subject: accountId, payload }, { workspaceId, by }) => {
    if (payload.lent !== 'never') return []
    const reason = because('accountTakenBack', { by, account: payload.name })
    const authors = await listWaitingAuthors(ctx.db, workspaceId, accountId)
    return authors.map((to) => ({ to, kind: 'account-taken-back', reason, workspaceId, accountId }))
  },

  'account.removed': async (ctx, { subject: accountId, payload: { name: account } }, { workspaceId }) => {
    const authors = await listWaitingAuthors(ctx.db, workspaceId, accountId)
    const about = { kind: 'account-taken-back', reason: because('accountRemoved', { account }) } as const
    return authors.map((to) => ({ ...about, to, workspaceId, accountId }))
  },

  'member.invited': async (ctx, { payload: { email } }, { team, by }) => {
    const invited = await findUserByEmail(ctx.db, email)
    if (!invited) return []
    const reason = because('teamInvites', { by, team: team.name })
    return [{ to: invited.user.id, kind: 'team-outside', reason, workspaceId: null }]
  },
  'member.joined': (_ctx, { subject }, scene) =>
    toLeaders(scene, because('teamJoined', { person: nameIn(scene, subject), team: scene.team.name })),
  'member.left': async (ctx, { subject }, scene) => {
    const person = await findUser(ctx.db, asUserId(subject))
    return person ? toLeaders(scene, because('teamLeft', { person: memberName(person), team: scene.team.name })) : []
  },
  'member.removed': (_ctx, { subject }, { team, by }) => {
    const reason = because('teamRemovedYou', { by, team: team.name })
    return [{ to: asUserId(subject), kind: 'team-outside', reason, workspaceId: null }]
  },
  'member.changed': (_ctx, { subject, payload }, { workspaceId, team, by }) => {
    const reason = because('teamRole', { by, team: team.name, ...payload })
    return [{ to: asUserId(subject), kind: 'team', reason, workspaceId }]
  },
  'webhook.switched-off': (_ctx, { payload: { target, reason: why } }, scene) => {
    const reason = because(why === 'gone' ? 'webhookGone' : 'webhookFailing', { target })
    return toThose(scene, 'webhooks.manage', { kind: 'webhook-off', reason })
  },
  'workspace.offered': (_ctx, { subject }, { workspaceId, team, by }) => {
    const reason = because('teamOffered', { by, team: team.name })
    return [{ to: asUserId(subject), kind: 'team', reason, workspaceId }]
  },
  'workspace.handed-over': (_ctx, { subject }, scene) =>
    toLeaders(scene, because('teamHandedOver', { person: nameIn(scene, subject), team: scene.team.name })),
  'workspace.deleted': (_ctx, { payload: { name } }, { members, by }) => {
    const reason = because('teamDeleted', { by, team: name })
    return members.map(({ userId: to }) => ({ to, kind: 'team-outside', reason, workspaceId: null }))
  },
}

export const eventsWithNews = Object.keys(newsBuilders) as EventName[]

/** Who hears what of an event, each person once. */
export async function newsOf<Name extends EventName>(ctx: Context, event: StoredEvent<Name>): Promise<News[]> {
  const { workspaceId, actor } = event
  const team = workspaceId && (await findTeam(ctx.db, { id: workspaceId }, ctx.now()))
  if (!team) return []
  const members = await listMembers(ctx.db, team.id)
  const doer = actor && (await findUser(ctx.db, actor))
  const scene = { workspaceId: team.id, team, members, by: doer ? memberName(doer) : '' }
  const build = newsBuilders[event.name] as NewsBuilder<Name> | undefined
  const news = (await build?.(ctx, event, scene)) ?? []
  const isMember = (userId: UserId) => members.some((each) => each.userId === userId)
  return news.filter(({ to, workspaceId: of }) => to !== actor && (of === null || isMember(to)))
}

function approves({ role, approves: isGiven }: Member): boolean {
  return isGiven || permissionsOf(role).has('posts.approve')
}

/** Whoever looks after the team's members. */
function toLeaders(scene: Scene, reason: Reason): News[] {
  return toThose(scene, 'members.manage', { kind: 'team', reason })
}

function toThose({ members, workspaceId }: Scene, permission: Permission, news: Pick<News, 'kind' | 'reason'>): News[] {
  const allowed = members.filter(({ role }) => permissionsOf(role).has(permission))
  return allowed.map(({ userId: to }) => ({ ...news, to, workspaceId }))
}

function nameIn({ members }: Scene, userId: string): string {
  const member = members.find((each) => each.userId === userId)
  return member ? memberName(member) : ''
}

function idsOf(members: readonly Member[]): UserId[] {
  return members.map(({ userId }) => userId)
}

function unique(people: readonly (UserId | null | undefined)[]): UserId[] {
  return [...new Set(people.flatMap((each) => each ?? []))]
}

import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { endKeys } from '#server/features/accounts/keys/key-repository'
import type { Actor } from '#server/features/accounts/people/actor'
import type { User } from '#server/features/accounts/people/user'
import { findUserByEmail } from '#server/features/accounts/people/user-repository'
import { findTeam } from '#server/features/accounts/teams/team-repository'
import { mailTeamInvitation } from '#server/features/mails/team-mails'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { hashToken, newToken } from '#server/platform/tokens'
import type { Answer } from '#shared/contract/contract'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { workspacesContract } from '#shared/contract/workspaces'
import { because } from '#shared/errors/reason'
import { teamLimits, teamTimes } from '#shared/rules/teams'
import { toIso } from '#shared/time/iso'
import { deleteOffer, findOffer, storeOffer } from './handover-repository.ts'
import {
  deleteInvitation,
  findInvitation,
  findInvitationFacts,
  listInvitations,
  storeInvitation,
  type TeamInvitation,
} from './invitation-repository.ts'
import {
  countMembers,
  deleteMember,
  findMember,
  insertMember,
  listMembers,
  lockTeam,
  type Member,
  memberName,
  updateMember,
} from './member-repository.ts'

/** Who belongs to a team: invited, joined, with which role, handed over, gone. */

type Invite = z.output<typeof workspacesContract.inviteMember.body>

/** @returns the invitation, and the only copy of its link. @throws AppError conflict */
export async function inviteMember(ctx: Context, actor: Actor, invite: Invite): Promise<Answer<'inviteMember'>> {
  const token = newToken()
  const now = ctx.now()
  const { workspace, user } = actor
  const invitation = { ...invite, workspace, id: randomUUID(), createdAt: now, expiresAt: now + teamTimes.invitationMs }
  const address = `${ctx.config.http.publicUrl}/join#${token}` // what follows # reaches no server's log
  await inTransaction(ctx.db, async (db) => {
    await lockTeam(db, workspace)
    const team = await findTeam(db, { id: workspace }, now)
    if (!team) throw new AppError('not_found', 'workspaceMissing')
    const known = await findUserByEmail(db, invite.email)
    if (known && (await findMember(db, workspace, known.user.id))) throw new AppError('conflict', 'alreadyMember')
    const others = (await listInvitations(db, workspace, now)).filter(({ email }) => email !== invite.email)
    if (others.length >= teamLimits.openInvitations)
      throw new AppError('conflict', because('tooManyInvitations', { most: teamLimits.openInvitations }))
    const taken = (await countMembers(db, workspace)) + others.length
    if (team.seats !== null && taken >= team.seats)
      throw new AppError('conflict', because('teamSeatsTaken', { most: team.seats }))
    await storeInvitation(db, { ...invitation, tokenHash: hashToken(token), invitedBy: user.id })
    await mailTeamInvitation(
      { ...ctx, db },
      { email: invite.email, team: team.name, invitedBy: { ...user, name: memberName(user) }, address },
    )
    await emit(ctx, db, {
      name: 'member.invited',
      workspaceId: workspace,
      actor: user.id,
      subject: invitation.id,
      payload: { email: invite.email, role: invite.role },
    })
  })
  return { ...toInvitationDto(invitation), url: address, isMailed: ctx.mailer.isConfigured }
}

export function toInvitationDto({ id, email, role, approves, createdAt, expiresAt }: TeamInvitation) {
  return { id, email, role, approves, createdAt: toIso(createdAt), expiresAt: toIso(expiresAt) }
}

/** @throws AppError not_found */
export async function withdrawInvitation(ctx: Context, { workspace, user }: Actor, id: string): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    if (!(await deleteInvitation(db, workspace, id))) throw new AppError('not_found', 'teamInvitationMissing')
    const payload = {}
    await emit(ctx, db, { name: 'member.uninvited', workspaceId: workspace, actor: user.id, subject: id, payload })
  })
}

/** Joins with a link that was mailed to this person's address. @throws AppError link_expired | forbidden | conflict */
export async function readInvitation(ctx: Context, token: string): Promise<Answer<'readTeamInvitation'>> {
  const found = await findInvitationFacts(ctx.db, hashToken(token), ctx.now())
  if (!found) throw new AppError('link_expired', 'teamInvitationExpired')
  return found
}

export async function joinTeam(ctx: Context, user: User, token: string): Promise<WorkspaceId> {
  return await inTransaction(ctx.db, async (db) => {
    const now = ctx.now()
    const found = await findInvitation(db, hashToken(token), now)
    if (!found) throw new AppError('link_expired', 'teamInvitationExpired')
    if (found.email !== user.email)
      throw new AppError('forbidden', because('teamInvitationOfOther', { email: found.email }))
    const { workspace, role, approves } = found
    await lockTeam(db, workspace)
    if (!(await deleteInvitation(db, workspace, found.id))) throw new AppError('link_expired', 'teamInvitationExpired')
    const team = await findTeam(db, { id: workspace }, now)
    if (team?.seats != null && (await countMembers(db, workspace)) >= team.seats)
      throw new AppError('conflict', because('teamSeatsTaken', { most: team.seats }))
    if (!(await insertMember(db, workspace, { userId: user.id, role, approves, joinedAt: now })))
      throw new AppError('conflict', 'alreadyMember')
    const about = { workspaceId: workspace, actor: user.id, subject: user.id }
    await emit(ctx, db, { ...about, name: 'member.joined', payload: { role } })
    return workspace
  })
}

/** @throws AppError not_found | conflict for the owner */
export async function changeMember(
  ctx: Context,
  actor: Actor,
  userId: UserId,
  change: { role?: TeamInvitation['role'] | undefined; approves?: boolean | undefined },
): Promise<Member> {
  return await inTransaction(ctx.db, async (db) => {
    await lockTeam(db, actor.workspace)
    const member = await requireMember(db, actor.workspace, userId)
    if (member.role === 'owner' && change.role !== undefined) throw new AppError('conflict', 'teamNeedsOwner')
    await updateMember(db, actor.workspace, userId, change)
    const after = await requireMember(db, actor.workspace, userId)
    await emit(ctx, db, {
      name: 'member.changed',
      workspaceId: actor.workspace,
      actor: actor.user.id,
      subject: userId,
      payload: { role: after.role, approves: after.approves },
    })
    return after
  })
}

/** A member lets others of the team have posts written in their voice, or no longer does. */
export async function lendVoice(ctx: Context, { workspace, user }: Actor, isLent: boolean): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    await lockTeam(db, workspace)
    const member = await requireMember(db, workspace, user.id)
    if (member.lendsVoice === isLent) return
    await updateMember(db, workspace, user.id, { lendsVoice: isLent })
    const about = { workspaceId: workspace, actor: user.id, subject: user.id }
    await emit(ctx, db, { ...about, name: 'voice.lent', payload: { isLent } })
  })
}

/** Someone leaves, or is removed. What they made stays. @throws AppError forbidden | not_found | conflict */
export async function removeMember(ctx: Context, actor: Actor, userId: UserId): Promise<void> {
  const isOwnDoing = userId === actor.user.id
  if (!isOwnDoing && !actor.may('members.manage')) throw new AppError('forbidden', 'permissionMissing')
  await inTransaction(ctx.db, async (db) => {
    await lockTeam(db, actor.workspace)
    const member = await requireMember(db, actor.workspace, userId)
    if (member.role === 'owner') throw new AppError('conflict', 'teamNeedsOwner')
    await deleteMember(db, actor.workspace, userId)
    await deleteOffer(db, actor.workspace, userId)
    await endKeys(db, userId, actor.workspace)
    const about = { workspaceId: actor.workspace, actor: actor.user.id, subject: userId }
    await emit(ctx, db, { ...about, name: isOwnDoing ? 'member.left' : 'member.removed', payload: {} })
  })
}

/** Offers the team to a member, who must accept. @throws AppError not_found | conflict */
export async function offerTeam(ctx: Context, { workspace, user }: Actor, userId: UserId): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    await lockTeam(db, workspace)
    const member = await requireMember(db, workspace, userId)
    if (member.role === 'owner') throw new AppError('conflict', 'teamNeedsOwner')
    await storeOffer(db, workspace, userId, ctx.now())
    await emit(ctx, db, {
      name: 'workspace.offered',
      workspaceId: workspace,
      actor: user.id,
      subject: userId,
      payload: {},
    })
  })
}

/** Takes the team over: its owner so far becomes a manager. @throws AppError conflict when it is not offered */
export async function takeOverTeam(ctx: Context, { workspace, user }: Actor): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    await lockTeam(db, workspace)
    if ((await findOffer(db, workspace)) !== user.id) throw new AppError('conflict', 'teamNotOffered')
    const owner = (await listMembers(db, workspace)).find(({ role }) => role === 'owner')
    if (owner) await updateMember(db, workspace, owner.userId, { role: 'manager' })
    await updateMember(db, workspace, user.id, { role: 'owner', approves: true })
    await deleteOffer(db, workspace)
    await emit(ctx, db, {
      name: 'workspace.handed-over',
      workspaceId: workspace,
      actor: user.id,
      subject: user.id,
      payload: {},
    })
  })
}

export function toMemberDto({ userId, email, role, approves, joinedAt, lendsVoice, ...person }: Member) {
  const name = memberName({ ...person, email })
  return { userId, name, email, role, approves, lendsVoice, joinedAt: toIso(joinedAt) }
}

async function requireMember(db: Database, workspace: WorkspaceId, userId: UserId): Promise<Member> {
  const member = await findMember(db, workspace, userId)
  if (!member) throw new AppError('not_found', 'memberMissing')
  return member
}

import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Actor } from '#server/features/accounts/people/actor'
import { canFoundTeams } from '#server/features/accounts/people/capabilities'
import { planOf, postsThisMonth } from '#server/features/accounts/people/plan'
import { timeZoneOrUtc, type User } from '#server/features/accounts/people/user'
import { findTeam, insertTeam, type Team, updateTeam } from '#server/features/accounts/teams/team-repository'
import { countUnseenByWorkspace } from '#server/features/notifications/notification-repository'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { Answer, Body } from '#shared/contract/contract'
import { asWorkspaceId, personalWorkspaceOf } from '#shared/contract/ids'
import type { ListedWorkspace } from '#shared/contract/workspaces'
import { because } from '#shared/errors/reason'
import { slugOf, teamLimits } from '#shared/rules/teams'
import { toIso } from '#shared/time/iso'
import { findOffer } from './handover-repository.ts'
import { countMembers, findMember, insertMember, listTeamsOf, memberName } from './member-repository.ts'

type Listed = z.infer<typeof ListedWorkspace>

/** Someone's workspaces: their own first, then their teams by name. */
export async function listWorkspaces(ctx: Context, user: User): Promise<Listed[]> {
  const own = personalWorkspaceOf(user.id)
  const [teams, unread] = await Promise.all([listTeamsOf(ctx.db, user.id), countUnseenByWorkspace(ctx.db, user.id)])
  const personal: Listed = {
    id: own,
    slug: null,
    name: null,
    kind: 'personal',
    role: 'owner',
    approves: true,
    lendsVoice: false,
    unread: unread.get(own) ?? 0,
  }
  return [personal, ...teams.map((team) => ({ ...team, kind: 'team' as const, unread: unread.get(team.id) ?? 0 }))]
}

/** Founds a team, whose owner is its founder. @throws AppError forbidden | conflict */
export async function foundTeam(ctx: Context, user: User, name: string): Promise<Listed> {
  if (!canFoundTeams(ctx.config, user))
    throw new AppError('forbidden', ctx.config.teams === 'off' ? 'teamsOff' : 'teamsForAdministrators')
  const id = asWorkspaceId(randomUUID())
  const slug = await inTransaction(ctx.db, async (db) => {
    const teams = await listTeamsOf(db, user.id)
    if (teams.length >= teamLimits.teamsOfPerson)
      throw new AppError('conflict', because('tooManyTeams', { most: teamLimits.teamsOfPerson }))
    const foundedAt = ctx.now()
    const team = { id, name, foundedAt, timeZone: timeZoneOrUtc(user.timeZone) }
    const free = await firstFree(slugOf(name), (each) => insertTeam(db, { ...team, slug: each }))
    await insertMember(db, id, { userId: user.id, role: 'owner', approves: true, joinedAt: foundedAt })
    await emit(ctx, db, {
      name: 'workspace.created',
      workspaceId: id,
      actor: user.id,
      subject: id,
      payload: { name },
    })
    return free
  })
  return { id, slug, name, kind: 'team', role: 'owner', approves: true, lendsVoice: false, unread: 0 }
}

/** The wished address, or with the first number that makes one that `take` gets. */
async function firstFree(wished: string, take: (slug: string) => Promise<boolean>): Promise<string> {
  if (await take(wished)) return wished
  for (let number = 2; number < 100; number += 1) {
    if (await take(`${wished}-${number}`)) return `${wished}-${number}`
  }
  const long = `${wished.slice(0, teamLimits.slugCharacters - 9)}-${randomUUID().slice(0, 8)}`
  if (!(await take(long))) throw new Error(`No address is free for ${wished}.`)
  return long
}

export async function getTeam(ctx: Context, actor: Actor): Promise<Answer<'getWorkspace'>> {
  const [team, members, offeredTo] = await Promise.all([
    findTeam(ctx.db, { id: actor.workspace }, ctx.now()),
    countMembers(ctx.db, actor.workspace),
    findOffer(ctx.db, actor.workspace),
  ])
  if (!team) throw new AppError('not_found', 'workspaceMissing')
  const candidate = offeredTo && (await findMember(ctx.db, actor.workspace, offeredTo))
  return {
    ...describeTeam(ctx, team, members),
    role: actor.role,
    approves: actor.may('posts.approve'),
    offeredTo: candidate ? { userId: candidate.userId, name: memberName(candidate) } : null,
  }
}

/** What its members and administrators read of a team. */
export function describeTeam(ctx: Context, team: Team, members: number) {
  return {
    id: team.id,
    slug: team.slug,
    name: team.name,
    review: team.review,
    selfApproval: team.selfApproval,
    approvalWindowHours: team.approvalWindowHours,
    timeZone: team.holder.timeZone,
    foundedAt: toIso(team.foundedAt),
    members,
    seats: team.seats,
    plan: team.plan,
    planUntil: toIso(team.planUntil),
    postsThisMonth: postsThisMonth(team.holder, ctx.now()),
    postsPerMonth: planOf(ctx.config, team.holder).postsPerMonth,
  }
}

/** @throws AppError invalid_input for an unknown time zone */
export async function changeTeam(ctx: Context, actor: Actor, body: Body<'updateWorkspace'>): Promise<void> {
  const { timeZone, ...rest } = body
  if (timeZone !== undefined && timeZoneOrUtc(timeZone) === 'UTC' && timeZone !== 'UTC')
    throw new AppError('invalid_input', 'timeZoneUnknown')
  await inTransaction(ctx.db, async (db) => {
    await updateTeam(db, actor.workspace, { ...defined(rest), ...(timeZone && { timeZone: timeZoneOrUtc(timeZone) }) })
    await emit(ctx, db, {
      name: 'workspace.changed',
      workspaceId: actor.workspace,
      actor: actor.user.id,
      subject: actor.workspace,
      payload: {},
    })
  })
}

/** Its members lose it at once; its rows stay for a while. @param name confirms it. @throws AppError invalid_input */
export async function deleteTeam(ctx: Context, actor: Actor, name: string): Promise<void> {
  const team = await findTeam(ctx.db, { id: actor.workspace }, ctx.now())
  if (team?.name.trim() !== name.trim()) throw new AppError('invalid_input', 'teamNameDiffers')
  await inTransaction(ctx.db, async (db) => {
    await updateTeam(db, actor.workspace, { deletedAt: ctx.now() })
    await emit(ctx, db, {
      name: 'workspace.deleted',
      workspaceId: actor.workspace,
      actor: actor.user.id,
      subject: actor.workspace,
      payload: { name: team.name },
    })
  })
}

function defined<Change extends object>(change: Change): { [Key in keyof Change]: Exclude<Change[Key], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as never
}

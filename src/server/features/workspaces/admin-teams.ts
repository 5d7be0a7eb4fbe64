import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { findTeamBySlug, listAllTeams, type Team, updateTeam } from '#server/features/accounts/teams/team-repository'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { Answer, Body } from '#shared/contract/contract'
import type { UserId } from '#shared/contract/ids'
import { toIso } from '#shared/time/iso'
import { listMembers, memberName } from './member-repository.ts'
import { describeTeam } from './teams.ts'

/** Teams as administrators see them: their plans, and those that were deleted. */

export async function listTeams(ctx: Context): Promise<Answer<'listTeams'>> {
  const teams = await listAllTeams(ctx.db, ctx.now())
  return await Promise.all(teams.map((team) => describeForAdmin(ctx, team)))
}

/** @throws AppError not_found */
export async function changeTeamPlan(
  ctx: Context,
  admin: UserId,
  slug: string,
  change: Body<'changeTeam'>,
): Promise<Answer<'changeTeam'>> {
  const { plan, seats, postsPerMonth, until, isDeleted } = change
  await inTransaction(ctx.db, async (db) => {
    const { id, name } = await requireTeam({ ...ctx, db }, slug)
    await updateTeam(db, id, {
      ...(plan !== undefined && { plan }),
      ...(seats !== undefined && { seats }),
      ...(postsPerMonth !== undefined && { postsPerMonth }),
      ...(until !== undefined && { planUntil: until === null ? null : Date.parse(until) }),
      ...(isDeleted === false && { deletedAt: null }),
    })
    await emit(ctx, db, { name: 'team.changed', workspaceId: id, actor: admin, subject: id, payload: { name } })
  })
  return await describeForAdmin(ctx, await requireTeam(ctx, slug))
}

async function requireTeam({ db, now }: Pick<Context, 'db' | 'now'>, slug: string): Promise<Team> {
  const team = await findTeamBySlug(db, slug, now())
  if (!team) throw new AppError('not_found', 'workspaceMissing')
  return team
}

async function describeForAdmin(ctx: Context, team: Team) {
  const members = await listMembers(ctx.db, team.id)
  const owner = members.find(({ role }) => role === 'owner')
  return {
    ...describeTeam(ctx, team, members.length),
    owner: owner ? { userId: owner.userId, name: memberName(owner), email: owner.email } : null,
    agreedPosts: team.agreedPosts,
    deletedAt: toIso(team.deletedAt),
  }
}

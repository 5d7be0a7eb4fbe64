import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { endKeys } from '#server/features/accounts/keys/key-repository'
import type { User } from '#server/features/accounts/people/user'
import { findTeamBySlug, type Team } from '#server/features/accounts/teams/team-repository'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { TeamGroup } from '#server/platform/team-groups'
import { deleteOffer } from './handover-repository.ts'
import {
  countMembers,
  deleteMember,
  findMember,
  insertMember,
  isByGroup,
  lockTeam,
  updateMember,
} from './member-repository.ts'

type Standing = Pick<TeamGroup, 'role' | 'approves'>

/**
 * At each sign-in the provider's groups decide who belongs to the teams that the settings name, and as what. Who was
 * invited keeps what they have, and an owner stays one: a team is handed over by its owner alone.
 */
export async function followTeamGroups(ctx: Context, user: User, groups: readonly string[]): Promise<void> {
  const given = ctx.config.oidc?.teamGroups ?? []
  for (const slug of new Set(given.map((each) => each.team))) {
    const team = await findTeamBySlug(ctx.db, slug, ctx.now())
    if (!team || team.deletedAt !== null) {
      ctx.log.warn({ slug }, 'OIDC_TEAM_GROUPS names a team that does not exist')
      continue
    }
    const standing = highestOf(given.filter((each) => each.team === slug && groups.includes(each.group)))
    await inTransaction(ctx.db, (db) => followIn(ctx, db, team, user, standing))
  }
}

/** Of several groups, the role that may most; to approve, one of them is enough. */
function highestOf(matching: readonly TeamGroup[]): Standing | null {
  const role = (['manager', 'writer', 'guest'] as const).find((each) => matching.some((group) => group.role === each))
  return role ? { role, approves: matching.some((group) => group.approves) } : null
}

/** @param standing null: their groups give them nothing there */
async function followIn(ctx: Context, db: Database, team: Team, user: User, standing: Standing | null): Promise<void> {
  await lockTeam(db, team.id)
  const member = await findMember(db, team.id, user.id)
  const about = { workspaceId: team.id, actor: user.id, subject: user.id } // by signing in
  if (!member) {
    if (!standing) return
    if (team.seats !== null && (await countMembers(db, team.id)) >= team.seats) {
      ctx.log.warn({ slug: team.slug, userId: user.id }, 'a group gives someone a place in a team that has none left')
      return
    }
    await insertMember(db, team.id, { userId: user.id, ...standing, joinedAt: ctx.now(), isByGroup: true })
    return await emit(ctx, db, { ...about, name: 'member.joined', payload: { role: standing.role } })
  }
  if (member.role === 'owner' || !(await isByGroup(db, team.id, user.id))) return
  if (!standing) {
    await deleteMember(db, team.id, user.id)
    await deleteOffer(db, team.id, user.id)
    await endKeys(db, user.id, team.id)
    return await emit(ctx, db, { ...about, name: 'member.left', payload: {} })
  }
  if (member.role === standing.role && member.approves === standing.approves) return
  await updateMember(db, team.id, user.id, standing)
  await emit(ctx, db, { ...about, name: 'member.changed', payload: standing })
}

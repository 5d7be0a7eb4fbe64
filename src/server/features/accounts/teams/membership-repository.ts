import type { Database } from '#server/platform/database/database'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { Membership } from '../people/actor.ts'
import type { PlanHolder } from '../people/plan.ts'
import type { User } from '../people/user.ts'

/** What a team and its plan mean for a member. Features change both elsewhere. */

/** Undefined for someone who is no member, and when there is no such team, or it was deleted. */
export async function findMembership(
  db: Database,
  user: Pick<User, 'id' | 'timeZone'>,
  team: { id: WorkspaceId } | { slug: string },
  now: number,
): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('workspace_members')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_members.workspace_id')
    .selectAll('workspaces')
    .select(['workspace_members.role', 'workspace_members.approves'])
    .where('workspace_members.user_id', '=', user.id)
    .where('workspaces.deleted_at', 'is', null)
    .$if('id' in team, (query) => query.where('workspaces.id', '=', 'id' in team ? team.id : ('' as WorkspaceId)))
    .$if('slug' in team, (query) => query.where('workspaces.slug', '=', 'slug' in team ? team.slug : ''))
    .executeTakeFirst()
  if (!row) return undefined
  const { id: workspace, role, slug, name } = row
  return {
    workspace,
    role,
    approves: row.approves === 1,
    team: { slug: slug ?? '', name: name ?? '' },
    holder: toHolder(row, now),
  }
}

/** Whether someone is a member of a team and lets its others have posts written in their voice. */
export async function isVoiceLent(db: Database, workspace: WorkspaceId, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('workspace_members')
    .select('lends_voice')
    .where('workspace_id', '=', workspace)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.lends_voice === 1
}

/** Of how many teams somebody is a member. */
export async function countTeams(db: Database, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('workspace_members')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_members.workspace_id')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('workspace_members.user_id', '=', userId)
    .where('workspaces.slug', 'is not', null)
    .where('workspaces.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** A team's plan. Enterprise ends at a day, if one was agreed; what counts then is the trial, which is over. */
export function toHolder(
  row: {
    plan: PlanHolder['plan']
    subscription_status: string
    paid_until: number | null
    founded_at: number | null
    month_zone: string | null
    month_key: string
    month_used: number
    posts_per_month: number | null
  },
  now: number,
): PlanHolder {
  const hasEnded = row.paid_until !== null && row.paid_until <= now
  return {
    isAdmin: false,
    plan: hasEnded ? 'trial' : row.plan,
    subscriptionStatus: row.subscription_status,
    approvedAt: row.founded_at,
    paidUntil: row.paid_until,
    timeZone: row.month_zone ?? 'UTC',
    monthKey: row.month_key,
    monthUsed: row.month_used,
    agreedPosts: row.posts_per_month,
  }
}

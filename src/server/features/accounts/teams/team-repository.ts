import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { ReviewMode } from '#shared/rules/teams'
import type { PlanHolder } from '../people/plan.ts'
import { toHolder } from './membership-repository.ts'

/** Workspaces of several people. Times are epoch ms. */
export interface Team {
  id: WorkspaceId
  slug: string
  name: string
  foundedAt: number
  review: ReviewMode
  /** Whether someone may approve a post of their own. */
  selfApproval: boolean
  approvalWindowHours: number
  /** How many members it may have; null: without limit. */
  seats: number | null
  /** As agreed, whether the plan has ended or not. */
  plan: 'trial' | 'enterprise'
  planUntil: number | null
  /** Posts a month, likewise; null: without limit. */
  agreedPosts: number | null
  deletedAt: number | null
  holder: PlanHolder
}

/** @returns false if another team has its address, one that is founded at the same time too */
export async function insertTeam(
  db: Database,
  team: Pick<Team, 'id' | 'slug' | 'name' | 'foundedAt'> & { timeZone: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('workspaces')
    .values({
      id: team.id,
      user_id: null,
      plan: 'trial',
      subscription_status: 'trialing',
      paid_until: null,
      cancel_at_period_end: 0,
      past_due_since: null,
      month_key: '',
      month_used: 0,
      name: team.name,
      slug: team.slug,
      founded_at: team.foundedAt,
      month_zone: team.timeZone,
      seats: null,
      posts_per_month: null,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findTeam(db: Database, team: { id: WorkspaceId }, now: number): Promise<Team | undefined> {
  const row = await selectTeams(db).where('id', '=', team.id).executeTakeFirst()
  return row && toTeam(row, now)
}

/** Deleted ones too, for administrators. */
export async function findTeamBySlug(db: Database, slug: string, now: number): Promise<Team | undefined> {
  const row = await selectTeams(db).where('slug', '=', slug).executeTakeFirst()
  return row && toTeam(row, now)
}

/** All teams of the installation by name, deleted ones too. */
export async function listAllTeams(db: Database, now: number): Promise<Team[]> {
  const rows = await selectTeams(db).orderBy('name').orderBy('slug').execute()
  return rows.map((row) => toTeam(row, now))
}

/** Missing fields stay as they are. */
export async function updateTeam(
  db: Database,
  id: WorkspaceId,
  change: Partial<
    Pick<
      Team,
      'name' | 'review' | 'selfApproval' | 'approvalWindowHours' | 'seats' | 'plan' | 'planUntil' | 'deletedAt'
    >
  > & { timeZone?: string; postsPerMonth?: number | null },
): Promise<void> {
  const set = {
    ...(change.name !== undefined && { name: change.name }),
    ...(change.review !== undefined && { review: change.review }),
    ...(change.selfApproval !== undefined && { self_approval: change.selfApproval ? (1 as const) : (0 as const) }),
    ...(change.approvalWindowHours !== undefined && { approval_window_hours: change.approvalWindowHours }),
    ...(change.timeZone !== undefined && { month_zone: change.timeZone }),
    ...(change.seats !== undefined && { seats: change.seats }),
    ...(change.postsPerMonth !== undefined && { posts_per_month: change.postsPerMonth }),
    ...(change.plan !== undefined && { plan: change.plan }),
    ...(change.planUntil !== undefined && { paid_until: change.planUntil }),
    ...(change.deletedAt !== undefined && { deleted_at: change.deletedAt }),
  }
  if (Object.keys(set).length > 0) await db.updateTable('workspaces').set(set).where('id', '=', id).execute()
}

/** Deletes teams for good that were deleted before this. @returns their ids, whose files the caller removes */
export async function removeDeletedTeams(db: Database, before: number): Promise<WorkspaceId[]> {
  const rows = await db
    .deleteFrom('workspaces')
    .where('user_id', 'is', null)
    .where('deleted_at', '<', before)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether someone owns a team that is not deleted. */
export async function ownsTeam(db: Database, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('workspace_members')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_members.workspace_id')
    .select('workspaces.id')
    .where('workspace_members.user_id', '=', userId)
    .where('workspace_members.role', '=', 'owner')
    .where('workspaces.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function selectTeams(db: Database) {
  return db.selectFrom('workspaces').selectAll().where('user_id', 'is', null)
}

function toTeam(row: Row<'workspaces'>, now: number): Team {
  return {
    id: row.id,
    slug: row.slug ?? '',
    name: row.name ?? '',
    foundedAt: row.founded_at ?? 0,
    review: row.review,
    selfApproval: row.self_approval === 1,
    approvalWindowHours: row.approval_window_hours,
    seats: row.seats,
    plan: row.plan === 'enterprise' ? 'enterprise' : 'trial',
    planUntil: row.paid_until,
    agreedPosts: row.posts_per_month,
    deletedAt: row.deleted_at,
    holder: toHolder(row, now),
  }
}

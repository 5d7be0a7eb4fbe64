import { personName } from '#server/features/accounts/people/person-name'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { WorkspaceRole } from '#shared/rules/permissions'

/** Who belongs to a team. */
export interface Member {
  userId: UserId
  firstName: string
  lastName: string
  email: string
  role: WorkspaceRole
  /** Whether they may approve posts, whatever their role. */
  approves: boolean
  joinedAt: number
  /** Whether others of the team may have posts written in their voice. */
  lendsVoice: boolean
}

/** The owner first, then by when they joined. */
export async function listMembers(db: Database, workspace: WorkspaceId): Promise<Member[]> {
  const rows = await selectMembers(db, workspace).orderBy('joined_at').orderBy('user_id').execute()
  const members = rows.map(toMember)
  return [...members.filter(({ role }) => role === 'owner'), ...members.filter(({ role }) => role !== 'owner')]
}

export async function findMember(db: Database, workspace: WorkspaceId, userId: UserId): Promise<Member | undefined> {
  const row = await selectMembers(db, workspace).where('user_id', '=', userId).executeTakeFirst()
  return row && toMember(row)
}

export async function countMembers(db: Database, workspace: WorkspaceId): Promise<number> {
  const { count } = await db
    .selectFrom('workspace_members')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspace)
    .executeTakeFirstOrThrow()
  return count
}

/** False when they are a member already. */
export async function insertMember(
  db: Database,
  workspace: WorkspaceId,
  member: Pick<Member, 'userId' | 'role' | 'approves' | 'joinedAt'> & { isByGroup?: boolean },
): Promise<boolean> {
  const inserted = await db
    .insertInto('workspace_members')
    .values({
      workspace_id: workspace,
      user_id: member.userId,
      role: member.role,
      approves: member.approves ? 1 : 0,
      joined_at: member.joinedAt,
      by_group: member.isByGroup ? 1 : 0,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'user_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Missing fields stay as they are. */
export async function updateMember(
  db: Database,
  workspace: WorkspaceId,
  userId: UserId,
  change: { role?: WorkspaceRole | undefined; approves?: boolean | undefined; lendsVoice?: boolean | undefined },
): Promise<void> {
  const set = {
    ...(change.role !== undefined && { role: change.role }),
    ...(change.approves !== undefined && { approves: toFlag(change.approves) }),
    ...(change.lendsVoice !== undefined && { lends_voice: toFlag(change.lendsVoice) }),
  }
  if (Object.keys(set).length === 0) return
  await db
    .updateTable('workspace_members')
    .set(set)
    .where('workspace_id', '=', workspace)
    .where('user_id', '=', userId)
    .execute()
}

/** Whether a group at the identity provider brought them. */
export async function isByGroup(db: Database, workspace: WorkspaceId, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('workspace_members')
    .select('by_group')
    .where('workspace_id', '=', workspace)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.by_group === 1
}

export async function deleteMember(db: Database, workspace: WorkspaceId, userId: UserId): Promise<void> {
  await db.deleteFrom('workspace_members').where('workspace_id', '=', workspace).where('user_id', '=', userId).execute()
}

/** The teams of a person that are not deleted, by name, with their role in each. */
export async function listTeamsOf(
  db: Database,
  userId: UserId,
): Promise<
  { id: WorkspaceId; slug: string; name: string; role: WorkspaceRole; approves: boolean; lendsVoice: boolean }[]
> {
  const rows = await db
    .selectFrom('workspace_members')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_members.workspace_id')
    .select(['workspaces.id', 'slug', 'name', 'role', 'approves', 'lends_voice'])
    .where('workspace_members.user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('slug')
    .execute()
  return rows.map(({ id, slug, name, role, approves, lends_voice }) => ({
    id,
    slug: slug ?? '',
    name: name ?? '',
    role,
    approves: approves === 1,
    lendsVoice: lends_voice === 1,
  }))
}

/** Locks a team's row, so that changes to who belongs to it happen one after the other. SQLite does so anyway. */
export async function lockTeam(db: Database, workspace: WorkspaceId): Promise<void> {
  if (!isPostgres(db)) return
  await db.selectFrom('workspaces').select('id').where('id', '=', workspace).forNoKeyUpdate().execute()
}

function selectMembers(db: Database, workspace: WorkspaceId) {
  return db
    .selectFrom('workspace_members')
    .innerJoin('users', 'users.id', 'workspace_members.user_id')
    .select(['user_id', 'first_name', 'last_name', 'email', 'role', 'approves', 'joined_at', 'lends_voice'])
    .where('workspace_id', '=', workspace)
}

function toMember(row: {
  user_id: UserId
  first_name: string
  last_name: string
  email: string
  role: WorkspaceRole
  approves: 0 | 1
  joined_at: number
  lends_voice: 0 | 1
}): Member {
  return {
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: row.role,
    approves: row.approves === 1,
    joinedAt: row.joined_at,
    lendsVoice: row.lends_voice === 1,
  }
}

function toFlag(isSo: boolean): 0 | 1 {
  return isSo ? 1 : 0
}

/** As others read it: the name, else the address. */
export function memberName(member: Pick<Member, 'firstName' | 'lastName' | 'email'>): string {
  return personName(member)
}

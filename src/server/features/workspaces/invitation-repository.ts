import { personName } from '#server/features/accounts/people/person-name'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { WorkspaceRole } from '#shared/rules/permissions'

/** One-time links to join a team, each for one address. Times are epoch ms. */
export interface TeamInvitation {
  workspace: WorkspaceId
  id: string
  email: string
  role: Exclude<WorkspaceRole, 'owner'>
  approves: boolean
  createdAt: number
  expiresAt: number
}

/** Replaces an earlier invitation of the same address. */
export async function storeInvitation(
  db: Database,
  invitation: TeamInvitation & { tokenHash: string; invitedBy: UserId },
): Promise<void> {
  await db
    .deleteFrom('workspace_invitations')
    .where('workspace_id', '=', invitation.workspace)
    .where('email', '=', invitation.email)
    .execute()
  await db
    .insertInto('workspace_invitations')
    .values({
      workspace_id: invitation.workspace,
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      approves: invitation.approves ? 1 : 0,
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
    })
    .execute()
}

/** Those that can still be accepted, the latest first. */
export async function listInvitations(db: Database, workspace: WorkspaceId, now: number): Promise<TeamInvitation[]> {
  const rows = await db
    .selectFrom('workspace_invitations')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toInvitation)
}

/** Undefined when there is none, or it has expired, or its team was deleted. */
export async function findInvitation(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<TeamInvitation | undefined> {
  const row = await db
    .selectFrom('workspace_invitations')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_invitations.workspace_id')
    .selectAll('workspace_invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toInvitation(row)
}

/** What it says to whoever has its link. Undefined as above. */
export async function findInvitationFacts(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<{ team: string; invitedBy: string | null } | undefined> {
  const row = await db
    .selectFrom('workspace_invitations')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_invitations.workspace_id')
    .leftJoin('users', 'users.id', 'workspace_invitations.invited_by')
    .select(['workspaces.name as team', 'users.first_name', 'users.last_name', 'users.email as inviter'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { team, first_name: firstName, last_name: lastName, inviter: email } = row
  const inviter = { firstName: firstName ?? '', lastName: lastName ?? '' }
  return { team: team ?? '', invitedBy: email === null ? null : personName({ ...inviter, email }) }
}

/** False when there is no such invitation. */
export async function deleteInvitation(db: Database, workspace: WorkspaceId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('workspace_invitations')
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function sweepInvitations(db: Database, now: number): Promise<void> {
  await db.deleteFrom('workspace_invitations').where('expires_at', '<=', now).execute()
}

function toInvitation(row: Row<'workspace_invitations'>): TeamInvitation {
  return {
    workspace: row.workspace_id,
    id: row.id,
    email: row.email,
    role: row.role === 'owner' ? 'manager' : row.role,
    approves: row.approves === 1,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

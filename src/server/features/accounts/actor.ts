import { personalWorkspaceOf, type WorkspaceId } from '#shared/contract/ids'
import { type Permission, permissionsOf, type WorkspaceRole } from '#shared/rules/permissions'
import type { User } from './user.ts'

/** Who acts, where, and what they may do there. */
export interface Actor {
  kind: 'session' | 'api-key' | 'link' | 'job'
  user: User
  workspace: WorkspaceId
  permissions: ReadonlySet<Permission>
  may: (permission: Permission) => boolean
}

/** Someone in their own workspace, which they own. */
export function actorAtHome(kind: Actor['kind'], user: User): Actor {
  return actorIn(personalWorkspaceOf(user.id), 'owner', { kind, user })
}

export function actorIn(
  workspace: WorkspaceId,
  role: WorkspaceRole,
  { kind, user }: Pick<Actor, 'kind' | 'user'>,
): Actor {
  const permissions = permissionsOf(role)
  return { kind, user, workspace, permissions, may: (permission) => permissions.has(permission) }
}

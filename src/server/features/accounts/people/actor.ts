import { personalWorkspaceOf, type WorkspaceId } from '#shared/contract/ids'
import { type KeyScope, scopeOfPermission } from '#shared/rules/api-keys'
import { type Permission, permissionsOf, type WorkspaceRole } from '#shared/rules/permissions'
import type { PlanHolder } from './plan.ts'
import type { User } from './user.ts'

/** Who acts, where, and what they may do there. */
export interface Actor {
  kind: 'session' | 'api-key' | 'link' | 'job'
  user: User
  workspace: WorkspaceId
  /** Their role there. */
  role: WorkspaceRole
  /** The team that the workspace is; null: their own workspace. */
  team: { slug: string; name: string } | null
  /** Whose plan counts there. */
  holder: PlanHolder
  permissions: ReadonlySet<Permission>
  may: (permission: Permission) => boolean
  /** The key of the API that they call with; null: without one. */
  key: KeyOfActor | null
}

/** What a key adds to its issuer: it allows less than they may. */
export interface KeyOfActor {
  id: string
  scopes: readonly KeyScope[]
  /** The accounts at LinkedIn that it may use. */
  accounts: readonly string[]
}

/** A member of a team, as the guard finds them. */
export interface Membership {
  workspace: WorkspaceId
  role: WorkspaceRole
  /** Whether they may approve posts, whatever their role. */
  approves: boolean
  team: { slug: string; name: string }
  holder: PlanHolder
}

/** Whether others may act there too. */
export function isInTeam({ user, workspace }: Pick<Actor, 'user' | 'workspace'>): boolean {
  return workspace !== personalWorkspaceOf(user.id)
}

/** A person acting in their own workspace. */
export function actorAtHome(kind: Actor['kind'], user: User): Actor {
  return toActor(kind, user, {
    workspace: personalWorkspaceOf(user.id),
    role: 'owner',
    team: null,
    holder: user,
    permissions: permissionsOf('owner'),
  })
}

/** A person acting in a team. */
export function actorInTeam(
  kind: Actor['kind'],
  user: User,
  { workspace, role, approves, team, holder }: Membership,
): Actor {
  const permissions = permissionsOf(role)
  return toActor(kind, user, {
    workspace,
    role,
    team,
    holder,
    permissions: approves ? new Set([...permissions, 'posts.approve']) : permissions,
  })
}

/** The same person calling with a key: what they may do, as far as the key's scopes go. */
export function withKey(actor: Actor, key: KeyOfActor): Actor {
  const permissions = [...actor.permissions].filter((permission) => {
    const scope = scopeOfPermission[permission]
    return scope !== null && key.scopes.includes(scope)
  })
  return { ...toActor('api-key', actor.user, { ...actor, permissions: new Set(permissions) }), key }
}

function toActor(
  kind: Actor['kind'],
  user: User,
  { workspace, role, team, holder, permissions }: Pick<Actor, 'workspace' | 'role' | 'team' | 'holder' | 'permissions'>,
): Actor {
  const may = (permission: Permission) => permissions.has(permission)
  return { kind, user, workspace, role, team, holder, permissions, may, key: null }
}

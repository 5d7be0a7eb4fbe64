/** What a member of a workspace may do in it, by their role there. */

export const workspaceRoles = ['owner', 'manager', 'writer', 'guest'] as const
export type WorkspaceRole = (typeof workspaceRoles)[number]

const everybody = workspaceRoles
const makers = ['owner', 'manager', 'writer'] as const
const leaders = ['owner', 'manager'] as const

/** Each permission, and the roles that have it. */
const rolesByPermission = {
  'posts.read': everybody,
  'posts.write': makers,
  'posts.approve': leaders,
  'posts.publish': makers,
  'visuals.write': makers,
  'styles.write': makers,
  'brand.write': leaders,
  'accounts.lend': makers,
  'members.manage': leaders,
  'billing.manage': ['owner'],
  'keys.manage': leaders,
  'webhooks.manage': leaders,
  'activity.read': leaders,
  'comments.write': everybody,
  'schedule.write': makers,
} as const satisfies Record<string, readonly WorkspaceRole[]>

export type Permission = keyof typeof rolesByPermission

export const permissions = Object.keys(rolesByPermission) as [Permission, ...Permission[]]

export function permissionsOf(role: WorkspaceRole): ReadonlySet<Permission> {
  const granted = Object.entries<readonly WorkspaceRole[]>(rolesByPermission).filter(([, roles]) =>
    roles.includes(role),
  )
  return new Set(granted.map(([permission]) => permission as Permission))
}

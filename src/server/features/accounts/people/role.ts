import type { Role } from '#shared/rules/plans'
import type { User } from './user.ts'

/** The API's one word for two things: who runs the installation, and which plan they have. */
export function roleOf({ isAdmin, plan }: Pick<User, 'isAdmin' | 'plan'>): Role {
  if (isAdmin) return 'admin'
  return plan === 'pro' ? 'user' : 'trial'
}

export function fromRole(role: Role): Pick<User, 'isAdmin' | 'plan'> {
  return { isAdmin: role === 'admin', plan: role === 'user' ? 'pro' : 'trial' }
}

import { useConfig } from '#client/queries/config'
import type { Role } from '#shared/rules/plans'
import { userTexts } from './texts.ts'

/** The names of the roles; without plans there are only administrators and users. */
export function useRoleNames(): Record<Role, string> {
  const { roles, member } = userTexts
  const hasPlans = useConfig()?.features.plans ?? true
  return hasPlans ? roles : { admin: roles.admin, user: member, trial: member }
}

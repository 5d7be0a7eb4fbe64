import type { Permission } from '#shared/rules/permissions'

/** The team that someone works in, and what they may do there. */
export interface Team {
  slug: string
  permissions: readonly Permission[]
}

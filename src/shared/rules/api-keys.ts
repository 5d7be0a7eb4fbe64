import { dayMs } from '#shared/time/durations'
import type { Permission } from './permissions.ts'

/** Keys of the API: what they are called, what they may do, and how long they live. */

export const keyScopes = ['read', 'write', 'publish'] as const
export type KeyScope = (typeof keyScopes)[number]

/** What every key begins with, so that scanners find one that was committed somewhere. */
export const keyPrefix = 'pw_live_'

export const apiKeyLimits = {
  nameCharacters: 80,
  /** Of one person, in all workspaces. */
  keys: 50,
  accounts: 50,
  defaultLifeMs: 365 * dayMs,
  longestLifeMs: 5 * 365 * dayMs,
}

/**
 * The scope that a key needs for each permission; null: no key can have it. Keys never approve, lend accounts or change
 * members, plans and keys.
 */
export const scopeOfPermission: Readonly<Record<Permission, KeyScope | null>> = {
  'posts.read': 'read',
  'activity.read': 'read',
  'posts.write': 'write',
  'comments.write': 'write',
  'visuals.write': 'write',
  'styles.write': 'write',
  'brand.write': 'write',
  'webhooks.manage': 'write',
  'posts.publish': 'publish',
  'schedule.write': 'publish',
  'posts.approve': null,
  'accounts.lend': null,
  'members.manage': null,
  'billing.manage': null,
  'keys.manage': null,
}

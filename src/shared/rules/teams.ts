import { dayMs } from '#shared/time/durations'

/** Workspaces of several people. */

/** Whether posts of a team are reviewed before they are published. */
export const reviewModes = ['none', 'optional', 'required'] as const
export type ReviewMode = (typeof reviewModes)[number]

export const teamLimits = {
  nameCharacters: 60,
  slugCharacters: 40,
  /** How many teams one person may be a member of. */
  teamsOfPerson: 20,
  openInvitations: 100,
  approvalWindowHours: 24 * 7,
} as const

export const teamTimes = {
  invitationMs: 7 * dayMs,
  /** How long a deleted team can be restored by an administrator, before it is removed for good. */
  deletedKeptMs: 30 * dayMs,
} as const

/** An address from a name, without characters that addresses do not have; 'team' if nothing is left. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, teamLimits.slugCharacters - 4) // room for a number
  return (plain.endsWith('-') ? plain.slice(0, -1) : plain) || 'team'
}

import { catalogue } from '#client/lib/catalogue'

/** Words of the teams in the administration. */
export const adminTeamsTexts = catalogue('adminTeams', {
  title: 'Teams',
  loading: 'Loading the teams',
  failed: 'The teams could not be loaded',
  empty: { title: 'No teams yet', action: 'Start a team' },
  plans: { trial: 'Trial', enterprise: 'Enterprise' },
  until: (date: string) => `until ${date}`,
  ended: (date: string) => `ended on ${date}`,
  deleted: (date: string) => `Deleted on ${date}`,
  nobody: 'nobody',
  members: (used: number, seats: number | null) =>
    seats === null ? (used === 1 ? '1 member' : `${used} members`) : `${used} of ${seats} members`,
  posts: (used: string, most: string | null) =>
    most === null
      ? `${used === '1' ? '1 post' : `${used} posts`} this month, no limit`
      : `${used} of ${most} posts this month`,
  plan: 'Plan',
  planLabel: (name: string) => `Plan of ${name}`,
  restore: 'Restore',
  restoreLabel: (name: string) => `Restore ${name}`,
  restored: { title: 'Team restored', description: (name: string) => `${name} is open to its members again.` },
  restoreFailed: 'Not restored',
  dialog: {
    title: (name: string) => `Plan of ${name}`,
    plan: 'Plan',
    none: 'None',
    seats: 'Members at most',
    posts: 'Posts a month',
    until: 'Until',
    empty: 'Empty means without limit.',
    emptyUntil: 'Empty means without end.',
    wrongNumber: 'Enter a whole number above 0, or nothing.',
    pastDay: 'Choose a day that is not over, or nothing.',
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Saving...',
    saved: { title: 'Plan saved', description: (name: string) => `${name} has it from now on.` },
    failed: 'Not saved',
  },
})

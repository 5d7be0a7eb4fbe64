import type { User } from '#client/queries/user'
import { permissionsOf, type WorkspaceRole } from '#shared/rules/permissions'

/** A signed-in person in the server's form, for component tests: an approved trial with nothing used. */
export function sampleUser({ capabilities, ...change }: Partial<User> = {}): User {
  return {
    id: 'ann',
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Quay',
    profileImageUrl: null,
    role: 'trial',
    subscriptionStatus: 'inactive',
    postsThisMonth: 0,
    maxPostsPerMonth: 5,
    isApproved: true,
    approvedAt: '2026-11-01T12:00:00.000Z',
    createdAt: '2026-11-01T12:00:00.000Z',
    timeZone: 'Europe/Paris',
    trialEndsAt: null,
    hasSecondFactor: false,
    isEmailConfirmed: true,
    awaitsEmailConfirmation: false,
    hasPassword: true,
    interfaceLanguage: null,
    wasWelcomed: true,
    subscription: null,
    mustSetUpSecondFactor: false,
    team: null,
    teams: 0,
    linkedinAccounts: 0,
    capabilities: {
      models: ['gpt-4o'],
      defaultModel: 'gpt-4o',
      plans: true,
      webSearch: false,
      publishing: true,
      foundTeams: false,
      postsRemaining: 5,
      generationBlockedBy: null,
      ...capabilities,
    },
    ...change,
  }
}

export function sampleTeam(role: WorkspaceRole): NonNullable<User['team']> {
  return { slug: 'quay', name: 'Quay', role, permissions: [...permissionsOf(role)] }
}

/** In a team whose posts they read and comment on. */
export function sampleGuest(change: Partial<User> = {}): User {
  return sampleUser({ team: sampleTeam('guest'), ...change })
}

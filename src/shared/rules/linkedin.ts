/**
 * LinkedIn, where both sides must agree on it. Sources: LinkedIn's documentation, and reports of what it really does.
 */

/**
 * Two kinds of LinkedIn app, because LinkedIn keeps them apart: one signs people in and posts as them, the other posts
 * as the company pages they run.
 */
export const linkedinAppKinds = ['person', 'page'] as const
export type LinkedinAppKind = (typeof linkedinAppKinds)[number]

/** Asked for as they stand here: another set asked for later would end the tokens given before. */
export const linkedinScopes: Readonly<Record<LinkedinAppKind, readonly string[]>> = {
  person: ['openid', 'profile', 'email', 'w_member_social'],
  // the last one is what finding the pages that someone runs takes
  page: ['w_organization_social', 'r_organization_social', 'rw_organization_admin'],
}

export const linkedinAccountStates = ['connected', 'expiring', 'expired', 'paused'] as const
export type LinkedinAccountState = (typeof linkedinAccountStates)[number]

/** How connecting an account ended, as the page that one comes back to reads it from its address: `?linkedin=`. */
export const linkedinOutcomes = [
  'connected',
  'cancelled',
  /** The attempt is not this browser's, is over ten minutes old, or was finished before. */
  'state',
  /** Signed out meanwhile. */
  'signed-out',
  'not-set-up',
  /** The app lacks “Sign In with LinkedIn using OpenID Connect”. */
  'sign-in-product',
  /** The app lacks “Share on LinkedIn”. */
  'share-product',
  /** The app for pages lacks the Community Management API; an app for people cannot have it. */
  'pages-product',
  /** The redirect address is not entered at the app. */
  'redirect',
  /** LinkedIn did not take its own code: too old, or used. */
  'code',
  /** Client id or secret are wrong. */
  'client',
  'unreachable',
  /** LinkedIn gave no profile, or no token for it. */
  'refused',
  /** There is no company page that this person runs. */
  'no-pages',
  'too-many',
  'too-often',
] as const
export type LinkedinOutcome = (typeof linkedinOutcomes)[number]

/** What trying an app's id and secret showed. */
export const linkedinAppVerdicts = ['ok', 'client', 'redirect', 'unreachable', 'unclear'] as const
export type LinkedinAppVerdict = (typeof linkedinAppVerdicts)[number]

export const linkedinLimits = {
  accounts: 20,
  slots: 70,
  tokenCharacters: 2_000,
  /** Before a token ends: from when on an account counts as expiring, and when its owner is told. */
  expiringDays: 14,
  reminderDays: [14, 7, 1],
} as const

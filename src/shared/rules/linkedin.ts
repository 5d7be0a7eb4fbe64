/**
 * LinkedIn, where both sides must agree on it. Sources: LinkedIn's documentation, and reports of what it really does.
 */

import { dayMs, minuteMs } from '#shared/time/durations'

/** What posts are made as: a person, or a company page. */
export const linkedinAccountKinds = ['person', 'page'] as const
export type LinkedinAccountKind = (typeof linkedinAccountKinds)[number]

/**
 * Two kinds of LinkedIn app, because LinkedIn keeps their products apart. Everybody gets the one for persons at once. One
 * with the Community Management API, which LinkedIn reviews, serves persons and company pages, and can do more for both.
 */
export const linkedinAppKinds = ['person', 'community'] as const
export type LinkedinAppKind = (typeof linkedinAppKinds)[number]

/** What company pages alone take; the last one finds them. All that some older reviewed apps have. */
export const pageScopes = ['w_organization_social', 'r_organization_social', 'rw_organization_admin'] as const

/** Always requested together: requesting another set later would invalidate earlier tokens. */
export const linkedinScopes: Readonly<Record<LinkedinAppKind, readonly string[]>> = {
  person: ['openid', 'profile', 'email', 'w_member_social'],
  community: [
    'r_basicprofile',
    'w_member_social',
    'w_member_social_feed',
    'r_member_postAnalytics',
    'r_member_profileAnalytics',
    'w_organization_social',
    'r_organization_social',
    'w_organization_social_feed',
    'r_organization_social_feed',
    'r_organization_followers',
    'rw_organization_admin',
  ],
}

/** An account's kind, and what LinkedIn granted for it. */
interface Granted {
  kind: LinkedinAccountKind
  /** Empty where LinkedIn did not say. */
  scopes: readonly string[]
}

/** Whether its posts can get a first comment. */
export function mayComment({ kind, scopes }: Granted): boolean {
  return scopes.includes(kind === 'person' ? 'w_member_social_feed' : 'w_organization_social_feed')
}

/** Whether one can look up any company page by its name at LinkedIn. */
export function mayLookUpPages({ scopes }: Pick<Granted, 'scopes'>): boolean {
  return scopes.includes('rw_organization_admin')
}

/** Whether LinkedIn gives the figures of its posts. */
export function mayReadFigures({ kind, scopes }: Granted): boolean {
  return scopes.includes(kind === 'person' ? 'r_member_postAnalytics' : 'rw_organization_admin')
}

/** Whether one can search among the followers of this page. */
export function mayLookUpFollowers({ kind, scopes }: Granted): boolean {
  return kind === 'page' && scopes.includes('r_organization_followers')
}

/** Which app it was connected with, or is connected with again. */
export function appKindOf({ kind, scopes }: Granted): LinkedinAppKind {
  return kind === 'page' || scopes.includes('r_basicprofile') ? 'community' : 'person'
}

export const linkedinAccountStates = ['connected', 'expiring', 'expired', 'paused'] as const
export type LinkedinAccountState = (typeof linkedinAccountStates)[number]

/** Results of connecting an account, passed to the returning page in its address: `?linkedin=`. */
export const linkedinOutcomes = [
  'connected',
  'cancelled',
  /** The attempt started in another browser, is over ten minutes old, or was already finished. */
  'state',
  /** Signed out meanwhile. */
  'signed-out',
  'not-set-up',
  /** The app lacks “Sign In with LinkedIn using OpenID Connect”. */
  'sign-in-product',
  /** The app lacks “Share on LinkedIn”. */
  'share-product',
  /** The second app lacks the Community Management API; an app for people cannot have it. */
  'community-product',
  /** The redirect address is not entered at the app. */
  'redirect',
  /** LinkedIn rejected its own code: too old, or used. */
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

/** Results of testing an app's id and secret. */
export const linkedinAppVerdicts = ['ok', 'client', 'redirect', 'unreachable', 'unclear'] as const
export type LinkedinAppVerdict = (typeof linkedinAppVerdicts)[number]

/**
 * How many calls LinkedIn allows a member with one app until midnight UTC. Reviewed apps have more once LinkedIn has given
 * them its standard tier: then a setting says how many.
 */
export const dailyCalls: Readonly<Record<LinkedinAppKind, number>> = { person: 150, community: 100 }

/** LinkedIn counts calls by the days of UTC. @returns epoch ms */
export function startOfLinkedinDay(now: number): number {
  return Math.floor(now / dayMs) * dayMs
}

/** When LinkedIn certainly counts from zero again: a minute after midnight, because clocks differ. */
export function nextLinkedinDay(now: number): number {
  return startOfLinkedinDay(now) + dayMs + minuteMs
}

/** Reserved for posts and their comments: look-ups and figures wait for the next day. */
const reservedCalls = 50

/** From then on the account's owner is warned. */
export function isNearLimit({ used, limit }: { used: number; limit: number }): boolean {
  return used >= Math.ceil((limit * 2) / 3)
}

/** Calls that may be made now for something else than posts; half of a small limit is theirs as well. */
export function spareCalls({ used, limit }: { used: number; limit: number }): number {
  return Math.max(0, limit - Math.min(reservedCalls, Math.ceil(limit / 2)) - used)
}

export const linkedinLimits = {
  accounts: 100,
  slots: 70,
  tokenCharacters: 2_000,
  /** Days before a token ends: from then on the account counts as expiring and its owner is notified. */
  expiringDays: 14,
  reminderDays: [14, 7, 1],
  /** Days before its end that a token is renewed without its owner, where LinkedIn allows that. */
  renewDays: 7,
  /** The same as above where renewing has failed for some days. */
  unrenewedDays: 4,
  unrenewedReminderDays: [4, 1],
} as const

/** How an account is lent to a team: freely, or with its owner's word on each post. */
export const lendings = ['ask', 'free'] as const
export type Lent = (typeof lendings)[number]

import { dayMs, hourMs, minuteMs } from '#shared/time/durations'

/** Rate limits: how often something may be done before the answer is "too many attempts", and who counts it. */

/** A number of attempts per window of time. */
export interface RateLimit {
  /** `requests` are counted by the route's guard, `calls` by the guard for keys, the rest by the feature itself. */
  counts: 'requests' | 'calls' | 'tries' | 'failures' | 'mails'
  per: 'account' | 'site' | 'address' | 'account and address' | 'device' | 'session' | 'link' | 'key'
  limit: number
  windowMs: number
}

/**
 * A limit that slows down instead of locking out: some attempts are free, each further one must wait after the previous
 * one, and the wait grows up to its last value.
 */
export interface Throttle {
  counts: 'failures'
  per: 'account'
  /** Attempts without a wait. */
  free: number
  /** The wait before the first attempt beyond, the second, and so on; then the last value repeats. */
  distancesMs: readonly number[]
  /** After this long without an attempt the count is reset. */
  forgetMs: number
}

const quarterMs = 15 * minuteMs

export const rateLimits = {
  reading: { counts: 'requests', per: 'account', limit: 60, windowMs: minuteMs },
  /** Every request to a model or the composer. */
  writing: { counts: 'requests', per: 'account', limit: 30, windowMs: minuteMs },
  /** A page keeps what is typed every few seconds. */
  workingCopies: { counts: 'requests', per: 'account', limit: 120, windowMs: minuteMs },
  /** Asked while a name is typed. */
  mentions: { counts: 'requests', per: 'account', limit: 300, windowMs: minuteMs },
  mentionLookUps: { counts: 'requests', per: 'account', limit: 20, windowMs: minuteMs },
  /** Each reads a feed at once. */
  feeds: { counts: 'requests', per: 'account', limit: 30, windowMs: minuteMs },
  publishing: { counts: 'requests', per: 'account', limit: 120, windowMs: minuteMs },
  pictureUploads: { counts: 'requests', per: 'account', limit: 120, windowMs: minuteMs },
  leadImages: { counts: 'requests', per: 'account', limit: 20, windowMs: minuteMs },
  fontUploads: { counts: 'requests', per: 'account', limit: 60, windowMs: minuteMs },
  linkedinConnections: { counts: 'requests', per: 'account', limit: 20, windowMs: hourMs },
  /** Each is paid for. */
  modelTests: { counts: 'requests', per: 'account', limit: 30, windowMs: minuteMs },
  modelPulls: { counts: 'requests', per: 'account', limit: 10, windowMs: quarterMs },
  testMails: { counts: 'requests', per: 'account', limit: 10, windowMs: quarterMs },
  teams: { counts: 'requests', per: 'account', limit: 10, windowMs: hourMs },
  teamInvitations: { counts: 'requests', per: 'account', limit: 60, windowMs: hourMs },
  linkStates: { counts: 'requests', per: 'address', limit: 60, windowMs: quarterMs },
  teamInvitationsRead: { counts: 'requests', per: 'address', limit: 60, windowMs: quarterMs },
  teamJoins: { counts: 'requests', per: 'account', limit: 30, windowMs: hourMs },
  reviewLinks: { counts: 'requests', per: 'account', limit: 60, windowMs: hourMs },
  /** A carousel's pages are drawn one by one. */
  reviewsByLink: { counts: 'requests', per: 'address', limit: 300, windowMs: quarterMs },
  decisionsByLink: { counts: 'requests', per: 'address', limit: 30, windowMs: quarterMs },
  /** A PDF is drawn. */
  signOffs: { counts: 'requests', per: 'account', limit: 60, windowMs: minuteMs },
  /** All posts of a workspace are read. */
  postExports: { counts: 'requests', per: 'account', limit: 20, windowMs: minuteMs },
  calendarAddresses: { counts: 'requests', per: 'account', limit: 30, windowMs: hourMs },
  /** A vendor of calendars asks for many people from one address. */
  calendarReads: { counts: 'requests', per: 'address', limit: 600, windowMs: quarterMs },
  comments: { counts: 'requests', per: 'account', limit: 60, windowMs: minuteMs },
  webhooks: { counts: 'requests', per: 'account', limit: 60, windowMs: hourMs },
  webhookDeliveries: { counts: 'requests', per: 'account', limit: 60, windowMs: minuteMs },
  /** Each may send a day's messages again. */
  webhookReplays: { counts: 'requests', per: 'account', limit: 10, windowMs: hourMs },
  /** Keys and connected apps. */
  keys: { counts: 'requests', per: 'account', limit: 30, windowMs: hourMs },
  /** Each may read an app's document about itself. */
  appRequests: { counts: 'requests', per: 'account', limit: 60, windowMs: quarterMs },
  setUps: { counts: 'requests', per: 'address', limit: 20, windowMs: hourMs },
  passwordLinkRequests: { counts: 'requests', per: 'address', limit: 10, windowMs: hourMs },

  /** All calls of one key of the API or one connected app, whatever their answer. */
  calls: { counts: 'calls', per: 'key', limit: 300, windowMs: minuteMs },
  /** Keys that are malformed, unknown, expired or revoked. */
  keyGuesses: { counts: 'failures', per: 'address', limit: 50, windowMs: quarterMs },
  /** Codes and refresh tokens that are unknown, used or not an app's own. */
  codeGuesses: { counts: 'failures', per: 'address', limit: 50, windowMs: quarterMs },
  appRegistrations: { counts: 'tries', per: 'address', limit: 20, windowMs: hourMs },

  /** Pages of published posts that the server reads again by itself. */
  sourceWatches: { counts: 'tries', per: 'site', limit: 4, windowMs: hourMs },

  registrations: { counts: 'tries', per: 'address', limit: 10, windowMs: hourMs },
  /** Each new link invalidates the previous one, so a stranger's repeated requests must not lock out the owner. */
  passwordLinks: { counts: 'mails', per: 'account', limit: 5, windowMs: hourMs },
  confirmationLinks: { counts: 'mails', per: 'account', limit: 10, windowMs: quarterMs },
  /** A rejected password does not use up the link, but costs the server work. */
  linkUses: { counts: 'tries', per: 'link', limit: 20, windowMs: hourMs },
  /** Successful sign-ins are uncounted: a large office shares one address. */
  providerSignIns: { counts: 'failures', per: 'address', limit: 50, windowMs: quarterMs },
  passwordChecks: { counts: 'failures', per: 'session', limit: 10, windowMs: quarterMs },
  codeChecks: { counts: 'failures', per: 'session', limit: 10, windowMs: quarterMs },
  /** Spec: 10 failures in 15 minutes per account and address, 50 per address. */
  guessesOnDevice: { counts: 'failures', per: 'device', limit: 10, windowMs: quarterMs },
  guessesFromAddress: { counts: 'failures', per: 'address', limit: 50, windowMs: quarterMs },
  guessesAtAccountFromAddress: { counts: 'failures', per: 'account and address', limit: 10, windowMs: quarterMs },
} as const satisfies Record<string, RateLimit>

export const throttles = {
  guessesAtAccount: {
    counts: 'failures',
    per: 'account',
    free: 10,
    distancesMs: [minuteMs / 2, minuteMs, 2 * minuteMs, 4 * minuteMs, 8 * minuteMs, quarterMs],
    forgetMs: dayMs,
  },
} as const satisfies Record<string, Throttle>

/**
 * How many failures of one address count for the whole account: slowing an account down takes two addresses, and a
 * blocked address has not used up the attempts of others.
 */
export const maxCountedOfOneAddress = 5

type RateLimits = typeof rateLimits
export type RateLimitName = keyof RateLimits
export type ThrottleName = keyof typeof throttles

/** The limits that a route can name. */
export type RequestLimit<Per extends RateLimit['per'] = 'account' | 'address'> = {
  [Name in RateLimitName]: RateLimits[Name] extends { counts: 'requests'; per: Per } ? Name : never
}[RateLimitName]

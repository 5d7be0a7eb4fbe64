import { dayMs, hourMs, minuteMs } from '#shared/time/durations'

/** How often something may be done before the answer is "too many attempts", and by whom that is counted. */

/** So many attempts in one window of time. */
export interface RateLimit {
  /** `requests` are counted by the guard of the routes that name the limit; the rest by the feature that knows of them. */
  counts: 'requests' | 'tries' | 'failures' | 'mails'
  per: 'account' | 'address' | 'account and address' | 'device' | 'session' | 'link'
  limit: number
  windowMs: number
}

/**
 * A limit that slows down instead of locking out: some attempts are free, each further one has to keep a distance from
 * the one before, and the distance grows up to its last value.
 */
export interface Throttle {
  counts: 'failures'
  per: 'account'
  /** Attempts that need no distance. */
  free: number
  /** The distance of the first attempt beyond, of the second, and so on; the last one stays. */
  distancesMs: readonly number[]
  /** After so long without an attempt all are forgotten. */
  forgetMs: number
}

const quarterMs = 15 * minuteMs

export const rateLimits = {
  reading: { counts: 'requests', per: 'account', limit: 60, windowMs: minuteMs },
  /** Everything that a model or the composer is asked for. */
  writing: { counts: 'requests', per: 'account', limit: 30, windowMs: minuteMs },
  publishing: { counts: 'requests', per: 'account', limit: 120, windowMs: minuteMs },
  pictureUploads: { counts: 'requests', per: 'account', limit: 120, windowMs: minuteMs },
  leadImages: { counts: 'requests', per: 'account', limit: 20, windowMs: minuteMs },
  fontUploads: { counts: 'requests', per: 'account', limit: 60, windowMs: minuteMs },
  linkedinConnections: { counts: 'requests', per: 'account', limit: 20, windowMs: hourMs },
  /** Each is paid for. */
  modelTests: { counts: 'requests', per: 'account', limit: 30, windowMs: minuteMs },
  testMails: { counts: 'requests', per: 'account', limit: 10, windowMs: quarterMs },
  setUps: { counts: 'requests', per: 'address', limit: 20, windowMs: hourMs },
  passwordLinkRequests: { counts: 'requests', per: 'address', limit: 10, windowMs: hourMs },

  registrations: { counts: 'tries', per: 'address', limit: 10, windowMs: hourMs },
  /** Each new link ends the one before, so a stranger who asks again and again must not win against the reader. */
  passwordLinks: { counts: 'mails', per: 'account', limit: 5, windowMs: hourMs },
  confirmationLinks: { counts: 'mails', per: 'account', limit: 10, windowMs: quarterMs },
  /** A refused password does not use a link up, but makes the server work. */
  linkUses: { counts: 'tries', per: 'link', limit: 20, windowMs: hourMs },
  /** What ends with a sign-in is taken back: an office of many shares an address. */
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
 * How many failures of one address count for the account as a whole: it takes two to slow an account down, and an
 * address that is shut out by its own failures has not used up what others may try.
 */
export const maxCountedOfOneAddress = 5

type RateLimits = typeof rateLimits
export type RateLimitName = keyof RateLimits
export type ThrottleName = keyof typeof throttles

/** The limits that a route can name. */
export type RequestLimit<Per extends RateLimit['per'] = 'account' | 'address'> = {
  [Name in RateLimitName]: RateLimits[Name] extends { counts: 'requests'; per: Per } ? Name : never
}[RateLimitName]

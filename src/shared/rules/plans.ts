/** The plans' limits (spec sections 1, 6 and 9). The server enforces them; the client only shows its answers. */

/** What a workspace has paid for, or was given by an administrator; `enterprise` is for teams alone. */
export type PlanName = 'trial' | 'pro' | 'enterprise'

/** A person's role in the API: `admin` runs the installation, `user` has Pro. */
export type Role = 'admin' | 'user' | 'trial'

export const trial = { days: 7, postsPerMonth: 5 } as const
export const pro = { postsPerMonth: 20, priceCents: 800 } as const

/** Pro continues this long after a failed payment; content is kept this long after a paid period ended. */
export const afterPayment = { graceDays: 7, keptDays: 30, noticeDays: 7 } as const

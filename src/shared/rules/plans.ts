/** What the plans promise (spec sections 1, 6 and 9). The server decides by these; the client only shows its answers. */

/** What someone has paid for, or was given by an administrator. */
export type PlanName = 'trial' | 'pro'

/** What the API says of someone: `admin` runs the installation, `user` has Pro. */
export type Role = 'admin' | 'user' | 'trial'

export const trial = { days: 7, postsPerMonth: 5 } as const
export const pro = { postsPerMonth: 20, priceCents: 800 } as const

/** After a payment failed Pro goes on this long; after a paid time ended what was made is kept this long. */
export const afterPayment = { graceDays: 7, keptDays: 30, noticeDays: 7 } as const

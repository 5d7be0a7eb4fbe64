import { dayMs } from '#shared/time/durations'

/** What the plans promise (spec sections 1, 6 and 9). The server decides by these; the client only shows its answers. */

export type Role = 'admin' | 'user' | 'trial'

export const trial = { days: 7, postsPerMonth: 5 } as const
export const pro = { postsPerMonth: 20, priceCents: 800 } as const

/** After a payment failed Pro goes on this long; after a paid time ended what was made is kept this long. */
export const afterPayment = { graceDays: 7, keptDays: 30, noticeDays: 7 } as const

/** Pro is the role `user`, or any role with an active subscription. */
export function isPro(user: { role: Role; subscriptionStatus: string }): boolean {
  return user.role === 'user' || user.subscriptionStatus === 'active'
}

/** Posts a calendar month; null means without limit. */
export function maxPostsPerMonth(user: { role: Role; subscriptionStatus: string }): number | null {
  if (user.role === 'admin') return null
  return isPro(user) ? pro.postsPerMonth : trial.postsPerMonth
}

/**
 * Epoch ms at which a trial ends, counted from approval; null for who has no trial or is not approved yet. Who has paid
 * has no trial left when the paid time is over.
 */
export function trialEndsAt(user: {
  role: Role
  subscriptionStatus: string
  approvedAt: number | null
  paidUntil: number | null
}): number | null {
  if (user.role !== 'trial' || isPro(user) || user.approvedAt === null) return null
  return Math.min(user.approvedAt + trial.days * dayMs, user.paidUntil ?? Number.MAX_SAFE_INTEGER)
}

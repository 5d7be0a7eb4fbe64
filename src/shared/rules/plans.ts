/** What the plans promise (spec sections 1, 6 and 9). The server decides by these; the client only shows its answers. */

export type Role = 'admin' | 'user' | 'trial'

export const trial = { days: 7, postsPerMonth: 5 } as const
export const pro = { postsPerMonth: 20, priceCents: 800 } as const

/** Pro is the role `user`, or any role with an active subscription. */
export function isPro(user: { role: Role; subscriptionStatus: string }): boolean {
  return user.role === 'user' || user.subscriptionStatus === 'active'
}

/** Posts a calendar month; null means without limit. */
export function maxPostsPerMonth(user: { role: Role; subscriptionStatus: string }): number | null {
  if (user.role === 'admin') return null
  return isPro(user) ? pro.postsPerMonth : trial.postsPerMonth
}

/** Epoch ms at which a trial ends, counted from approval; null for who has no trial or is not approved yet. */
export function trialEndsAt(user: {
  role: Role
  subscriptionStatus: string
  approvedAt: number | null
}): number | null {
  if (user.role !== 'trial' || isPro(user) || user.approvedAt === null) return null
  return user.approvedAt + trial.days * 24 * 60 * 60 * 1000
}

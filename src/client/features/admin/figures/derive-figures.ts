import type { AdminStats } from '#client/queries/admin-figures'

/** Derived from the counts (spec section 7): the share of Pro among all users, and twelve months of this revenue. */
export function deriveFigures({ distribution, totalUsers, monthlyRevenue }: AdminStats) {
  return {
    conversionRate: shareOf(distribution.user, totalUsers),
    monthlyRevenueCents: Math.round(monthlyRevenue * 100),
    annualRevenueCents: Math.round(monthlyRevenue * 100) * 12,
  }
}

/** From 0 to 1; 0 of nothing is 0. */
export function shareOf(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0
}

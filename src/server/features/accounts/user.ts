import type { UserId } from '#shared/contract/ids'
import type { InterfaceLanguage } from '#shared/rules/interface-languages'
import type { PlanName } from '#shared/rules/plans'
import { monthAt } from '#shared/time/local-days'
import { canonicalTimeZone } from '#shared/time/time-zones'

/** A person with an account. Times are epoch ms. */
export interface User {
  id: UserId
  email: string
  firstName: string
  lastName: string
  profileImageUrl: string | null
  /** Whether they run the installation. */
  isAdmin: boolean
  /** What they paid for or were given; what it gives is `planOf`'s to say. */
  plan: PlanName
  subscriptionStatus: string
  isApproved: boolean
  approvedAt: number | null
  createdAt: number
  timeZone: string
  /** The month that `monthUsed` counts; a later one has used none yet. */
  monthKey: string
  monthUsed: number
  /** The end of the time that was paid; null: never paid. */
  paidUntil: number | null
  cancelAtPeriodEnd: boolean
  /** When the paid time ended although the subscription goes on; null unless a payment is overdue. */
  pastDueSince: number | null
  /** When the second factor was turned on; null: it is off. */
  secondFactorAt: number | null
  /** In which the interface is read; null: that of the browser. */
  interfaceLanguage: InterfaceLanguage | null
  /** Whether the address was proven: by a link that was mailed to it, or by the identity provider's word. */
  isEmailConfirmed: boolean
  /** null: nobody signed in yet, or not since accounts keep this. */
  firstSignedInAt: number | null
  /** When the page that asks who is writing was shown to them; null: not yet. */
  welcomedAt: number | null
  /** Without one they sign in through an identity provider, or have not accepted their invitation yet. */
  hasPassword: boolean
}

/**
 * Posts taken in the user's current month. Months only move forward: going back over a month's end by changing the
 * time zone finds the later month's count, not an empty one.
 */
export function postsThisMonth(user: User, now: number): number {
  return monthAt(now, user.timeZone) > user.monthKey ? 0 : user.monthUsed
}

/** A known IANA time zone, or UTC: what a browser says is a hint, and no reason to fail a registration. */
export function timeZoneOrUtc(name: string | undefined): string {
  return (name && canonicalTimeZone(name)) || 'UTC'
}

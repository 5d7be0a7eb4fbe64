import type { UserId } from '#shared/contract/ids'
import type { InterfaceLanguage } from '#shared/rules/interface-languages'
import type { PlanName } from '#shared/rules/plans'
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
  /** The plan they paid for or were given; `planOf` says what it allows. */
  plan: PlanName
  subscriptionStatus: string
  isApproved: boolean
  approvedAt: number | null
  createdAt: number
  timeZone: string
  /** The month that `monthUsed` counts; nothing is used yet in a later one. */
  monthKey: string
  monthUsed: number
  /** The end of the paid time; null: never paid. */
  paidUntil: number | null
  cancelAtPeriodEnd: boolean
  /** When the paid time ended although the subscription continues; null unless a payment is overdue. */
  pastDueSince: number | null
  /** When the second factor was turned on; null: it is off. */
  secondFactorAt: number | null
  /** The language of the interface; null: the browser's. */
  interfaceLanguage: InterfaceLanguage | null
  /** Whether the address is proven, by a link mailed to it or by the identity provider. */
  isEmailConfirmed: boolean
  /** null: nobody has signed in since this is recorded. */
  firstSignedInAt: number | null
  /** When the page with questions about them was shown; null: not yet. */
  welcomedAt: number | null
  /** False: they sign in through an identity provider, or have not accepted their invitation yet. */
  hasPassword: boolean
}

/** A known IANA time zone, else UTC: the browser's zone is only a hint and must not fail a registration. */
export function timeZoneOrUtc(name: string | undefined): string {
  return (name && canonicalTimeZone(name)) || 'UTC'
}

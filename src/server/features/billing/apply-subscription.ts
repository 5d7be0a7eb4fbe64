import type { ProviderSubscription } from '#server/adapters/payments/payments'
import type { User } from '#server/features/accounts/people/user'
import { afterPayment } from '#shared/rules/plans'
import { dayMs } from '#shared/time/durations'

/**
 * What a subscription means for its owner. Pure; the provider's state, read at any time and in any order, gives the
 * same result.
 */

export interface SubscriptionState {
  /** none: there never was one. */
  status: ProviderSubscription['status'] | 'none'
  paidUntil: number | null
  cancelAtPeriodEnd: boolean
}

/** unpaid: never paid; pro: has what Pro has; over: paid once, and the time is up. */
export type PaymentStanding = 'unpaid' | 'pro' | 'over'

export interface Application {
  standing: PaymentStanding
  plan: User['plan']
  subscriptionStatus: string
  paidUntil: number | null
  cancelAtPeriodEnd: boolean
  pastDueSince: number | null
}

/**
 * The owner's plan after this subscription. Paying makes a Pro user; the end makes a trial user, once, so that a plan
 * given later by an administrator stays.
 * @param before what was last applied
 */
export function applySubscription(
  owner: Pick<User, 'plan' | 'subscriptionStatus'>,
  before: PaymentStanding,
  state: SubscriptionState,
  now: number,
): Application {
  const standing = standingOf(state, now)
  return {
    standing,
    plan: planFor(standing, before, owner.plan),
    subscriptionStatus: statusFor(standing, state, owner.subscriptionStatus),
    paidUntil: state.paidUntil,
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    pastDueSince: state.status === 'past_due' ? state.paidUntil : null,
  }
}

function standingOf(state: SubscriptionState, now: number): PaymentStanding {
  const proEndsAt = endOfPro(state)
  if (proEndsAt !== null && now < proEndsAt) return 'pro'
  return state.paidUntil === null ? 'unpaid' : 'over'
}

/**
 * When Pro ends unless a payment arrives; null when it has ended or never was. The grace period also covers a renewal
 * that the provider is still about to collect.
 */
export function endOfPro({ status, paidUntil, cancelAtPeriodEnd }: SubscriptionState): number | null {
  if (paidUntil === null || (status !== 'active' && status !== 'past_due')) return null
  return cancelAtPeriodEnd ? paidUntil : paidUntil + afterPayment.graceDays * dayMs
}

function planFor(standing: PaymentStanding, before: PaymentStanding, plan: User['plan']): User['plan'] {
  if (standing === 'pro') return 'pro'
  return standing === 'over' && before !== 'over' ? 'trial' : plan
}

function statusFor(standing: PaymentStanding, { status }: SubscriptionState, current: string): string {
  if (standing === 'unpaid') return current
  if (standing === 'pro') return 'active'
  return status === 'past_due' ? 'past_due' : 'canceled'
}

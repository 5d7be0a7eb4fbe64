import { formatDate } from '#client/lib/formatting'
import type { Subscription } from '#client/queries/billing'
import { subscriptionTexts } from './texts.ts'

/**
 * The state of a subscription in a sentence.
 * @param isPro a failed payment keeps Pro for some days
 * @param price the next payment's amount; null while unknown
 */
export function describeSubscription(subscription: Subscription, isPro: boolean, price: string | null): string {
  const words = subscriptionTexts.subscription
  const { status, paidUntil, graceEndsAt, cancelAtPeriodEnd } = subscription
  if (status === 'canceled') return words.ended(formatDate(paidUntil))
  if (status === 'past_due') {
    return isPro && graceEndsAt !== null ? words.overdue(formatDate(graceEndsAt)) : words.overdueEnded
  }
  if (cancelAtPeriodEnd) return words.cancelled(formatDate(paidUntil))
  return price === null ? words.renews(formatDate(paidUntil)) : words.renewsFor(formatDate(paidUntil), price)
}

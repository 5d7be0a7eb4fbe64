import type Stripe from 'stripe'
import type { PaymentAccount, PaymentEntry, ProviderPrice, ProviderSubscription } from './payments.ts'

/** Pure: converts Stripe's data about a customer to ours. */

export interface StripeFacts {
  subscriptions: readonly Stripe.Subscription[]
  invoices: readonly Stripe.Invoice[]
  charges: readonly Stripe.Charge[]
  disputes: readonly Stripe.Dispute[]
}

export function toAccount(facts: StripeFacts): PaymentAccount {
  const subscriptions = facts.subscriptions
    .map(toSubscription)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || other.createdAt - one.createdAt)
  const living = subscriptions.filter(({ status }) => status !== 'ended')
  const paid = facts.subscriptions.flatMap((subscription) => paidUntil(subscription, facts.invoices) ?? [])
  return {
    subscription: subscriptions[0] ?? null,
    living,
    givenBack: living.filter(({ id }) => isGivenBack(id, facts)).map(({ id }) => id),
    paidUntil: paid.length > 0 ? Math.max(...paid) : null,
    entries: toEntries(facts),
  }
}

/** One that lives counts before one that waits for its payment, and that before one that ended. */
const ranks = { active: 0, past_due: 0, incomplete: 2, ended: 3 } as const

/** Of two active ones, the one that continues shows whether the payer is still charged. */
function rankOf({ status, cancelAtPeriodEnd }: ProviderSubscription): number {
  return ranks[status] + (ranks[status] === 0 && cancelAtPeriodEnd ? 1 : 0)
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null
  const endsAt = item?.current_period_end ?? 0
  const { cancel_at: cancelAt } = subscription
  return {
    id: subscription.id,
    status: statuses[subscription.status] ?? 'past_due',
    createdAt: toMs(subscription.created),
    // The provider's own pages for customers set cancel_at instead.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || (cancelAt !== null && cancelAt <= endsAt),
    price: priceOf(item),
    clientSecret: invoice?.status === 'open' ? (invoice.confirmation_secret?.client_secret ?? null) : null,
  }
}

const statuses: Record<string, ProviderSubscription['status']> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
}

function priceOf(item: Stripe.SubscriptionItem | undefined): ProviderSubscription['price'] {
  if (!item) return { id: '', cents: 0, currency: 'EUR', period: '' }
  const { isActive: _, ...price } = toPrice(item.price)
  return { ...price, cents: price.cents * (item.quantity ?? 1) }
}

export function toPrice(price: Stripe.Price): ProviderPrice {
  const { interval = 'once', interval_count: count = 1 } = price.recurring ?? {}
  return {
    id: price.id,
    cents: price.unit_amount ?? 0,
    currency: price.currency.toUpperCase(),
    period: price.recurring ? `${count} ${interval}${count === 1 ? '' : 's'}` : interval,
    isActive: price.active,
  }
}

/** Whether everything that was paid for the last period of a subscription went back to the payer. */
function isGivenBack(subscriptionId: string, { invoices, charges, disputes }: StripeFacts): boolean {
  const [last] = invoices
    .filter((invoice) => invoice.status === 'paid' && subscriptionOf(invoice) === subscriptionId)
    .toSorted((one, other) => endOf(other) - endOf(one))
  const payments = (last?.payments?.data ?? []).filter(({ status }) => status === 'paid')
  if (payments.length === 0) return false
  const lost = disputes.filter(({ status }) => status === 'lost').map(({ charge }) => idOf(charge))
  const back = charges.filter((charge) => charge.refunded || lost.includes(charge.id))
  const given = new Set(back.flatMap((charge) => [charge.id, idOf(charge.payment_intent)]))
  return payments.every(({ payment }) => given.has(idOf(payment.payment_intent) ?? idOf(payment.charge)))
}

function endOf(invoice: Stripe.Invoice): number {
  return Math.max(...invoice.lines.data.map((line) => line.period.end))
}

/** The period's end on the subscription itself moves on whether or not the new period is paid; the invoices tell. */
function paidUntil(subscription: Stripe.Subscription, invoices: readonly Stripe.Invoice[]): number | null {
  const ends = invoices
    .filter((invoice) => invoice.status === 'paid' && subscriptionOf(invoice) === subscription.id)
    .map(endOf)
  if (ends.length === 0) return null
  const end = Math.max(...ends)
  return toMs(subscription.ended_at === null ? end : Math.min(end, subscription.ended_at))
}

function toEntries({ subscriptions, invoices, charges, disputes }: StripeFacts): PaymentEntry[] {
  const waiting = new Set(subscriptions.filter(({ status }) => status.startsWith('incomplete')).map(({ id }) => id))
  const ended = new Set(subscriptions.filter((each) => each.ended_at !== null).map(({ id }) => id))
  // An open first invoice is only an intention: who leaves the page owes nothing.
  const owed = invoices.filter(
    (invoice) => invoice.status === 'paid' || (isOpen(invoice) && !waiting.has(subscriptionOf(invoice) ?? '')),
  )
  const refunds = charges.flatMap((charge) =>
    (charge.refunds?.data ?? [])
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .map((refund) => toRefund(refund, charge)),
  )
  const payments = owed.map((invoice) => toPayment(invoice, ended.has(subscriptionOf(invoice) ?? '')))
  return [...payments, ...refunds, ...disputes.map(toDispute)].sort((one, other) => other.at - one.at)
}

function isOpen({ status }: Stripe.Invoice): boolean {
  return status === 'open' || status === 'uncollectible'
}

/** @param hasEnded whether its subscription has ended; then it is no longer collected */
function toPayment(invoice: Stripe.Invoice, hasEnded: boolean): PaymentEntry {
  const isPaid = invoice.status === 'paid'
  const isGivenUp = invoice.status === 'uncollectible' || hasEnded
  return {
    id: invoice.id,
    kind: 'payment',
    description: 'Postwright Pro, one month',
    at: toMs((isPaid ? invoice.status_transitions.paid_at : null) ?? invoice.created),
    amountCents: isPaid ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency.toUpperCase(),
    status: isPaid ? 'paid' : isGivenUp ? 'closed' : 'pending',
    receiptUrl: invoice.hosted_invoice_url ?? null,
  }
}

/** A month that is given back whole ends, which a refund of part of it does not. */
function toRefund(refund: Stripe.Refund, { refunded }: Stripe.Charge): PaymentEntry {
  return {
    id: refund.id,
    kind: 'refund',
    description: refunded ? 'Refund in full, which ends the paid time' : 'Refund',
    at: toMs(refund.created),
    amountCents: -refund.amount,
    currency: refund.currency.toUpperCase(),
    status: refund.status === 'succeeded' ? 'paid' : 'pending',
    receiptUrl: null,
  }
}

/** A dispute that was won or withdrawn took nothing in the end. */
function toDispute(dispute: Stripe.Dispute): PaymentEntry {
  const isOver = ['won', 'lost', 'warning_closed', 'prevented'].includes(dispute.status)
  return {
    id: dispute.id,
    kind: 'dispute',
    description:
      dispute.status === 'lost'
        ? 'Disputed payment, which ends the paid time'
        : isOver
          ? 'Dispute closed'
          : 'Payment under dispute',
    at: toMs(dispute.created),
    amountCents: isOver && dispute.status !== 'lost' ? 0 : -dispute.amount,
    currency: dispute.currency.toUpperCase(),
    status: isOver ? 'paid' : 'pending',
    receiptUrl: null,
  }
}

function subscriptionOf(invoice: Stripe.Invoice): string | null {
  return idOf(invoice.parent?.subscription_details?.subscription)
}

/** A reference is an id, or the thing itself where it was expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)
}

function toMs(seconds: number): number {
  return seconds * 1000
}

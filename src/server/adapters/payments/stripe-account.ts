import type Stripe from 'stripe'
import type { PaymentAccount, PaymentEntry, ProviderSubscription } from './payments.ts'

/** Pure: what Stripe tells about a customer, in our words. */

export interface StripeFacts {
  subscriptions: readonly Stripe.Subscription[]
  invoices: readonly Stripe.Invoice[]
  charges: readonly Stripe.Charge[]
  disputes: readonly Stripe.Dispute[]
}

export function toAccount(facts: StripeFacts): PaymentAccount {
  const [current] = facts.subscriptions
    .map(toSubscription)
    .toSorted((one, other) => ranks[one.status] - ranks[other.status] || other.createdAt - one.createdAt)
  const paid = facts.subscriptions.flatMap((subscription) => paidUntil(subscription, facts.invoices) ?? [])
  return {
    subscription: current ?? null,
    paidUntil: paid.length > 0 ? Math.max(...paid) : null,
    entries: toEntries(facts),
  }
}

/** One that lives counts before one that waits for its payment, and that before one that ended. */
const ranks = { active: 0, past_due: 0, incomplete: 1, ended: 2 } as const

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
    priceCents: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
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

/** The period's end on the subscription itself moves on whether or not the new period is paid; the invoices tell. */
function paidUntil(subscription: Stripe.Subscription, invoices: readonly Stripe.Invoice[]): number | null {
  const ends = invoices
    .filter((invoice) => invoice.status === 'paid' && subscriptionOf(invoice) === subscription.id)
    .flatMap((invoice) => invoice.lines.data.map((line) => line.period.end))
  if (ends.length === 0) return null
  const end = Math.max(...ends)
  return toMs(subscription.ended_at === null ? end : Math.min(end, subscription.ended_at))
}

function toEntries({ subscriptions, invoices, charges, disputes }: StripeFacts): PaymentEntry[] {
  const waiting = new Set(
    subscriptions.filter(({ status }) => status.startsWith('incomplete')).map((subscription) => subscription.id),
  )
  // An open first invoice is only an intention: who leaves the page owes nothing.
  const owed = invoices.filter(
    (invoice) => invoice.status === 'paid' || (isOpen(invoice) && !waiting.has(subscriptionOf(invoice) ?? '')),
  )
  const refunds = charges.flatMap((charge) =>
    (charge.refunds?.data ?? [])
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .map((refund) => toRefund(refund)),
  )
  return [...owed.map(toPayment), ...refunds, ...disputes.map(toDispute)].sort((one, other) => other.at - one.at)
}

function isOpen({ status }: Stripe.Invoice): boolean {
  return status === 'open' || status === 'uncollectible'
}

function toPayment(invoice: Stripe.Invoice): PaymentEntry {
  const isPaid = invoice.status === 'paid'
  return {
    id: invoice.id,
    kind: 'payment',
    description: 'Postwright Pro, one month',
    at: toMs((isPaid ? invoice.status_transitions.paid_at : null) ?? invoice.created),
    amountCents: isPaid ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency.toUpperCase(),
    status: isPaid ? 'paid' : 'pending',
    receiptUrl: invoice.hosted_invoice_url ?? null,
  }
}

function toRefund(refund: Stripe.Refund): PaymentEntry {
  return {
    id: refund.id,
    kind: 'refund',
    description: 'Refund',
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
    description: dispute.status === 'lost' ? 'Disputed payment' : isOver ? 'Dispute closed' : 'Payment under dispute',
    at: toMs(dispute.created),
    amountCents: isOver && dispute.status !== 'lost' ? 0 : -dispute.amount,
    currency: dispute.currency.toUpperCase(),
    status: isOver ? 'paid' : 'pending',
    receiptUrl: null,
  }
}

function subscriptionOf(invoice: Stripe.Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription
  return typeof subscription === 'object' ? subscription.id : (subscription ?? null)
}

function toMs(seconds: number): number {
  return seconds * 1000
}

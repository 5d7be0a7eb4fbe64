import {
  type Charge,
  type Dispute,
  get,
  type Invoice,
  type Ledger,
  type LedgerEvent,
  type Payment,
  type Price,
  priceCents,
  type Refund,
  type Subscription,
} from './ledger.ts'

/**
 * Objects in Stripe's format at API version 2026-10-28.endive; references that are not expanded are ids or left out.
 */

export const apiVersion = '2026-10-28.endive'

type Json = Record<string, unknown>

export function listOf(data: readonly Json[], url: string): Json {
  return { object: 'list', data, has_more: false, url }
}

/** @param expand paths below this object, such as latest_invoice.confirmation_secret */
export function subscriptionJson(ledger: Ledger, subscription: Subscription, expand: readonly string[] = []): Json {
  const invoice = get(ledger.invoices, subscription.latestInvoice)
  const isExpanded = expand.some((path) => path.startsWith('latest_invoice'))
  const { periodStart, periodEnd } = subscription
  return {
    id: subscription.id,
    object: 'subscription',
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    cancel_at: subscription.cancelAtPeriodEnd ? periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.endedAt,
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: 'eur',
    customer: subscription.customer,
    ended_at: subscription.endedAt,
    items: listOf(
      [itemJson(subscription, periodStart, periodEnd)],
      `/v1/subscription_items?subscription=${subscription.id}`,
    ),
    latest_invoice: isExpanded
      ? invoiceJson(
          ledger,
          invoice,
          expand.map((path) => path.replace('latest_invoice.', '')),
        )
      : invoice.id,
    livemode: false,
    metadata: {},
    status: subscription.status,
  }
}

function itemJson(subscription: Subscription, periodStart: number, periodEnd: number): Json {
  return {
    id: subscription.id.replace('sub_', 'si_'),
    object: 'subscription_item',
    current_period_end: periodEnd,
    current_period_start: periodStart,
    price: priceJson(subscription.price),
    quantity: 1,
    subscription: subscription.id,
  }
}

export function invoiceJson(ledger: Ledger, invoice: Invoice, expand: readonly string[] = []): Json {
  const payment = get(ledger.payments, invoice.payment)
  const isPaid = invoice.status === 'paid'
  const { unit_amount: amount, currency } = get(ledger.subscriptions, invoice.subscription).price
  return {
    id: invoice.id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    billing_reason: 'subscription_cycle',
    ...(expand.includes('confirmation_secret') && {
      confirmation_secret: isPaid ? null : { client_secret: payment.secret, type: 'payment_intent' },
    }),
    created: invoice.created,
    currency,
    customer: invoice.customer,
    hosted_invoice_url: `https://invoice.stripe.com/i/${invoice.id}`,
    lines: listOf(
      [
        {
          id: invoice.id.replace('in_', 'il_'),
          object: 'line_item',
          amount: amount,
          currency,
          period: { start: invoice.periodStart, end: invoice.periodEnd },
        },
      ],
      `/v1/invoices/${invoice.id}/lines`,
    ),
    livemode: false,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: invoice.subscription, metadata: {} },
    },
    ...(expand.includes('payments') && {
      payments: listOf(
        [
          {
            id: invoice.id.replace('in_', 'inpay_'),
            object: 'invoice_payment',
            amount_paid: isPaid ? amount : null,
            invoice: invoice.id,
            payment: { type: 'payment_intent', payment_intent: payment.id },
            status: isPaid ? 'paid' : 'open',
          },
        ],
        '/v1/invoice_payments',
      ),
    }),
    status: invoice.status,
    status_transitions: { finalized_at: invoice.created, paid_at: invoice.paidAt },
    total: amount,
  }
}

export function priceJson({ id, active, currency, unit_amount, interval }: Price): Json {
  return {
    id,
    object: 'price',
    active,
    billing_scheme: 'per_unit',
    currency,
    livemode: false,
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount,
  }
}

/** @param withSecret to a browser that sent it */
export function paymentJson(payment: Payment, withSecret = false): Json {
  return {
    id: payment.id,
    object: 'payment_intent',
    amount: priceCents,
    ...(withSecret && { client_secret: payment.secret }),
    created: payment.created,
    currency: 'eur',
    customer: payment.customer,
    livemode: false,
    next_action: payment.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    status: payment.status,
  }
}

export function chargeJson(ledger: Ledger, charge: Charge, expand: readonly string[] = []): Json {
  const refunds = [...ledger.refunds.values()].filter((refund) => refund.charge === charge.id)
  return {
    id: charge.id,
    object: 'charge',
    amount: priceCents,
    amount_refunded: charge.amountRefunded,
    created: charge.created,
    currency: 'eur',
    customer: charge.customer,
    disputed: [...ledger.disputes.values()].some((dispute) => dispute.charge === charge.id),
    livemode: false,
    paid: charge.status === 'succeeded',
    payment_intent: charge.payment,
    receipt_url: `https://pay.stripe.com/receipts/${charge.id}`,
    refunded: charge.amountRefunded === priceCents,
    ...(expand.includes('refunds') && {
      refunds: listOf(refunds.map(refundJson), `/v1/charges/${charge.id}/refunds`),
    }),
    status: charge.status,
  }
}

function refundJson(refund: Refund): Json {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: refund.charge,
    created: refund.created,
    currency: 'eur',
    status: 'succeeded',
  }
}

/** Has its charge's and payment's ids, not its customer's. */
export function disputeJson(ledger: Ledger, dispute: Dispute): Json {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: priceCents,
    charge: dispute.charge,
    created: dispute.created,
    currency: 'eur',
    payment_intent: get(ledger.charges, dispute.charge).payment,
    reason: 'fraudulent',
    status: dispute.status,
  }
}

/** The object's present state: a late event carries a state newer than its time, which must not matter. */
export function eventJson(ledger: Ledger, event: LedgerEvent): Json {
  return {
    id: event.id,
    object: 'event',
    api_version: apiVersion,
    created: event.created,
    data: { object: thingJson(ledger, event.about) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: event.type,
  }
}

function thingJson(ledger: Ledger, { kind, id }: LedgerEvent['about']): Json {
  switch (kind) {
    case 'subscription':
      return subscriptionJson(ledger, get(ledger.subscriptions, id))
    case 'invoice':
      return invoiceJson(ledger, get(ledger.invoices, id))
    case 'payment':
      return paymentJson(get(ledger.payments, id), true)
    case 'charge':
      return chargeJson(ledger, get(ledger.charges, id))
    case 'dispute':
      return disputeJson(ledger, get(ledger.disputes, id))
    case 'customer':
      return { ...get(ledger.customers, id), object: 'customer', metadata: {} }
  }
}

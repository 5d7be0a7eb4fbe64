import type Stripe from 'stripe'
import type { PaymentNotice, PaymentStatus, Payments } from './payments.ts'
import { toAccount } from './stripe-account.ts'
import { ask, askFor, openStripe } from './stripe-client.ts'

/** Payments by Stripe. Cards go from the browser to Stripe; the server sees ids, amounts and states. */

export interface StripeConfig {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  priceId: string
  /** null: Stripe's own. */
  apiBase: string | null
}

/** Stripe's own proposal for how old a notice may be. */
const noticeToleranceSeconds = 300
/** As many as one call gives: eight years of months. */
const limit = 100

export function createStripePayments(config: StripeConfig, now: () => number): Payments {
  const stripe = openStripe(config)
  return {
    provider: 'stripe',
    isOn: true,
    form: { form: 'stripe', label: null, publishableKey: config.publishableKey },

    async createCustomer({ id, email }, key) {
      const customer = await ask(() =>
        stripe.customers.create({ email, metadata: { owner_id: id } }, { idempotencyKey: key }),
      )
      return customer.id
    },

    async createSubscription(customerId, key) {
      await ask(() =>
        stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: config.priceId }],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            expand: ['latest_invoice.confirmation_secret'],
          },
          { idempotencyKey: `${key}-${config.priceId}` },
        ),
      )
    },

    readAccount: (customerId) => readAccount(stripe, customerId),

    async readPayment(customerId, paymentId) {
      const payment = await findPayment(stripe, paymentId)
      return payment && idOf(payment.customer) === customerId ? toStatus(payment.status) : undefined
    },

    async setCancelAtPeriodEnd(_customerId, subscriptionId, isCancelled) {
      await ask(async () => {
        const found = await stripe.subscriptions.retrieve(subscriptionId)
        // The provider's own pages for customers set a date instead of the flag.
        const hasDate = !isCancelled && !found.cancel_at_period_end && found.cancel_at !== null
        const change = hasDate ? { cancel_at: '' as const } : { cancel_at_period_end: isCancelled }
        await stripe.subscriptions.update(subscriptionId, change)
      })
    },

    async endSubscription(_customerId, subscriptionId) {
      await askFor(() => stripe.subscriptions.cancel(subscriptionId))
    },

    async readNotice(body, { 'stripe-signature': signature }) {
      if (typeof signature !== 'string') return undefined
      const event = readSigned(stripe, config, { body, signature, now: now() })
      return event ? await toNotice(stripe, event) : undefined
    },
  }
}

/** Undefined when the signature is not ours, or older than five minutes. */
function readSigned(
  stripe: Stripe,
  { webhookSecret }: StripeConfig,
  { body, signature, now }: { body: Buffer; signature: string; now: number },
): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, noticeToleranceSeconds, undefined, now)
  } catch {
    return undefined // a wrong signature, or signed bytes that are no event: nothing to act on either way
  }
}

async function findPayment(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | undefined> {
  if (!/^pi_\w+$/.test(id)) return undefined
  return await askFor(() => stripe.paymentIntents.retrieve(id))
}

async function readAccount(stripe: Stripe, customer: string) {
  return await ask(async () => {
    const [subscriptions, invoices, charges] = await Promise.all([
      stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: 20,
        expand: ['data.latest_invoice.confirmation_secret'],
      }),
      stripe.invoices.list({ customer, limit }),
      stripe.charges.list({ customer, limit, expand: ['data.refunds'] }),
    ])
    const disputed = charges.data.filter((charge) => charge.disputed)
    const disputes = await Promise.all(disputed.map((charge) => stripe.disputes.list({ charge: charge.id, limit: 10 })))
    return toAccount({
      subscriptions: subscriptions.data,
      invoices: invoices.data,
      charges: charges.data,
      disputes: disputes.flatMap((list) => list.data),
    })
  })
}

/** Whom it is about. What it says may be out of date and is not looked at. A dispute names its payment only. */
async function toNotice(stripe: Stripe, event: Stripe.Event): Promise<PaymentNotice> {
  const about = event.data.object as {
    object: string
    id?: string
    customer?: string | { id: string } | null
    payment_intent?: string | { id: string } | null
  }
  const named = about.object === 'customer' ? (about.id ?? null) : idOf(about.customer)
  const paymentId = idOf(about.payment_intent)
  if (named !== null || paymentId === null) return { id: event.id, customerId: named }
  return { id: event.id, customerId: idOf((await findPayment(stripe, paymentId))?.customer) }
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)
}

function toStatus(status: string): PaymentStatus {
  const known: readonly string[] = [
    'succeeded',
    'processing',
    'requires_action',
    'requires_confirmation',
    'requires_payment_method',
    'canceled',
  ]
  return known.includes(status) ? (status as PaymentStatus) : 'processing'
}

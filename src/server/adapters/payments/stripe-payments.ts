import type Stripe from 'stripe'
import type { PaymentAccount, PaymentStatus, Payments, ProviderIdentity } from './payments.ts'
import { idOf, toAccount, toPrice } from './stripe-account.ts'
import { ask, askFor, askIfAllowed, openStripe } from './stripe-client.ts'
import { readSigned, subjectOf } from './stripe-events.ts'

/** Payments by Stripe. Cards go from the browser to Stripe; the server sees ids, amounts and states. */

export interface StripeConfig {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  priceId: string
  /** null: Stripe's own. */
  apiBase: string | null
}

/** As many as one call gives: eight years of months. */
const limit = 100

export function createStripePayments(config: StripeConfig, now: () => number): Payments {
  const stripe = openStripe(config)
  let identity: Promise<ProviderIdentity | null> | undefined
  return {
    provider: 'stripe',
    isOn: true,
    form: { form: 'stripe', label: null, publishableKey: config.publishableKey },

    /** Asked once: the keys of a process do not change. */
    async readIdentity() {
      identity ??= readIdentity(stripe, config.secretKey)
      try {
        return await identity
      } catch (error) {
        identity = undefined
        throw error
      }
    },

    async readPrice() {
      const price = await askFor(() => stripe.prices.retrieve(config.priceId))
      return price ? toPrice(price) : null
    },

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

    async readWebhookEvent(body, { 'stripe-signature': signature }) {
      if (typeof signature !== 'string') return 'unsigned'
      const event = readSigned(stripe, config.webhookSecret, { body, signature, now: now() })
      if (typeof event === 'string') return event
      const { customerId, paymentId } = subjectOf(event)
      // a dispute names its payment only
      const payer = customerId === null && paymentId !== null ? await findPayment(stripe, paymentId) : null
      return { id: event.id, customerId: customerId ?? idOf(payer?.customer) }
    },
  }
}

/** null for a restricted key that may not read its own account. */
async function readIdentity(stripe: Stripe, secretKey: string): Promise<ProviderIdentity | null> {
  const account = await askIfAllowed(() => stripe.accounts.retrieveCurrent())
  return account ? { account: account.id, isLive: /^[rs]k_live_/.test(secretKey) } : null
}

async function findPayment(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | undefined> {
  if (!/^pi_\w+$/.test(id)) return undefined
  return await askFor(() => stripe.paymentIntents.retrieve(id))
}

/** A customer that was deleted can still be listed, but has nothing any more. */
async function readAccount(stripe: Stripe, customer: string): Promise<PaymentAccount | null> {
  const account = await askFor(async () => {
    const [known, subscriptions, invoices, charges] = await Promise.all([
      stripe.customers.retrieve(customer),
      stripe.subscriptions.list({
        customer,
        status: 'all',
        limit,
        expand: ['data.latest_invoice.confirmation_secret'],
      }),
      stripe.invoices.list({ customer, limit, expand: ['data.payments'] }),
      stripe.charges.list({ customer, limit, expand: ['data.refunds'] }),
    ])
    if (known.deleted) return null
    const disputed = charges.data.filter((charge) => charge.disputed)
    const disputes = await Promise.all(disputed.map((charge) => stripe.disputes.list({ charge: charge.id, limit: 10 })))
    return toAccount({
      subscriptions: subscriptions.data,
      invoices: invoices.data,
      charges: charges.data,
      disputes: disputes.flatMap((list) => list.data),
    })
  })
  return account ?? null
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

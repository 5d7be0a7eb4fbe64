import { readMany, readOne } from './form.ts'
import { get, type Ledger, MissingError } from './ledger.ts'
import type { Call, Problem } from './parameters.ts'
import { chargeJson, disputeJson, invoiceJson, listOf, paymentJson, priceJson, subscriptionJson } from './wire.ts'

export type Json = Record<string, unknown>
type Pairs = readonly [string, string][]

/** What Stripe answers with an error. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly facts: Json
  constructor(status: number, facts: (Partial<Problem> & { message: string }) | Json) {
    super(String(facts.message))
    this.status = status
    this.facts = facts
  }
}

/** Runs one validated call, and writes the answer. @throws StripeRefusal */
export function answerCall(ledger: Ledger, { call, id }: { call: Call; id: string }, pairs: Pairs): Json {
  try {
    return answers[`${call.method} ${call.path}`]?.(ledger, pairs, id) ?? {}
  } catch (error) {
    if (!(error instanceof MissingError)) throw error
    throw new StripeRefusal(404, { code: 'resource_missing', message: error.message, param: 'id' })
  }
}

const answers: Record<string, (ledger: Ledger, pairs: Pairs, id: string) => Json> = {
  'GET /v1/account': (ledger) => ({ id: ledger.account, object: 'account', charges_enabled: true }),

  'GET /v1/prices/:id': (ledger, _pairs, id) => {
    if (id !== ledger.price.id) throw new MissingError(id)
    return priceJson(ledger.price)
  },

  'GET /v1/customers/:id': (ledger, _pairs, id) => {
    const { email, deleted } = get(ledger.customers, id)
    return deleted ? { id, object: 'customer', deleted } : { id, object: 'customer', email, metadata: {} }
  },

  'POST /v1/customers': (ledger, pairs) => ({
    ...ledger.createCustomer(readOne(pairs, 'email') ?? ''),
    object: 'customer',
    metadata: { owner_id: readOne(pairs, 'metadata[owner_id]') },
  }),

  'POST /v1/subscriptions': (ledger, pairs) => {
    const customer = get(ledger.customers, readOne(pairs, 'customer') ?? '')
    if (customer.deleted) throw new MissingError(customer.id)
    if (readOne(pairs, 'items[0][price]') !== ledger.price.id)
      throw new MissingError(readOne(pairs, 'items[0][price]') ?? '')
    if (!ledger.price.active) throw new StripeRefusal(400, { message: 'The price specified is inactive.' })
    if (readOne(pairs, 'payment_behavior') !== 'default_incomplete') {
      throw new StripeRefusal(400, { message: 'This customer has no attached payment source.' })
    }
    return subscriptionJson(ledger, ledger.createSubscription(customer.id), readMany(pairs, 'expand'))
  },

  'GET /v1/subscriptions': (ledger, pairs) => {
    const expand = below(pairs)
    const isAll = readOne(pairs, 'status') === 'all'
    const found = ofCustomer(ledger, ledger.subscriptions, pairs).filter(({ status }) => isAll || status !== 'canceled')
    return listOf(
      found.map((each) => subscriptionJson(ledger, each, expand)),
      '/v1/subscriptions',
    )
  },

  'GET /v1/subscriptions/:id': (ledger, _pairs, id) => subscriptionJson(ledger, get(ledger.subscriptions, id)),

  'POST /v1/subscriptions/:id': (ledger, pairs, id) => {
    const flag = readOne(pairs, 'cancel_at_period_end')
    const isCancelled = flag === undefined ? readOne(pairs, 'cancel_at') !== '' : flag === 'true'
    if (['canceled', 'incomplete_expired'].includes(get(ledger.subscriptions, id).status)) {
      throw new StripeRefusal(400, { message: 'A canceled subscription can only update its cancellation_details.' })
    }
    return subscriptionJson(ledger, ledger.setCancelAtPeriodEnd(id, isCancelled))
  },

  'DELETE /v1/subscriptions/:id': (ledger, _pairs, id) => {
    if (get(ledger.subscriptions, id).endedAt !== null) throw new MissingError(id)
    return subscriptionJson(ledger, ledger.end(id))
  },

  'GET /v1/invoices': (ledger, pairs) =>
    listOf(
      ofCustomer(ledger, ledger.invoices, pairs).map((each) => invoiceJson(ledger, each, below(pairs))),
      '/v1/invoices',
    ),

  'GET /v1/charges': (ledger, pairs) =>
    listOf(
      ofCustomer(ledger, ledger.charges, pairs).map((each) => chargeJson(ledger, each, below(pairs))),
      '/v1/charges',
    ),

  'GET /v1/disputes': (ledger, pairs) => {
    const disputes = [...ledger.disputes.values()].filter((each) => each.charge === readOne(pairs, 'charge'))
    return listOf(
      disputes.map((each) => disputeJson(ledger, each)),
      '/v1/disputes',
    )
  },

  'GET /v1/payment_intents/:id': (ledger, _pairs, id) => paymentJson(get(ledger.payments, id), true),

  'POST /v1/payment_intents/:id/confirm': (ledger, pairs, id) => {
    const payment = get(ledger.payments, id)
    if (payment.secret !== readOne(pairs, 'client_secret')) throw new MissingError(id)
    const card = readOne(pairs, 'payment_method_data[card][number]')?.replaceAll(' ', '') ?? ''
    const tried = ledger.confirm(id, card)
    if (tried.status !== 'requires_payment_method') return paymentJson(tried, true)
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'card_declined',
      message: card.endsWith('9995') ? 'Your card has insufficient funds.' : 'Your card was declined.',
      payment_intent: paymentJson(tried, true),
    })
  },
}

/** Newest first, as Stripe lists. @throws MissingError for an unknown customer */
function ofCustomer<Thing extends { customer: string; created: number }>(
  ledger: Ledger,
  things: ReadonlyMap<string, Thing>,
  pairs: Pairs,
): Thing[] {
  const customer = get(ledger.customers, readOne(pairs, 'customer') ?? '')
  const found = [...things.values()].filter((each) => each.customer === customer.id).reverse()
  return found.slice(0, Number(readOne(pairs, 'limit') ?? 10))
}

/** What to expand in each item of a list. */
function below(pairs: Pairs): string[] {
  return readMany(pairs, 'expand').map((path) => path.replace(/^data\./, ''))
}

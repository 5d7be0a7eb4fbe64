import { randomBytes } from 'node:crypto'

/** The fake Stripe's data, and its changes. Times are epoch seconds, as Stripe's are. */

export interface Customer {
  id: string
  email: string
  /** A deleted customer: its objects can still be listed, but it can't buy any more. */
  deleted: boolean
}

export interface Price {
  id: string
  active: boolean
  currency: string
  unit_amount: number
  interval: 'day' | 'week' | 'month' | 'year'
}

export interface Subscription {
  id: string
  customer: string
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'
  created: number
  periodStart: number
  periodEnd: number
  cancelAtPeriodEnd: boolean
  endedAt: number | null
  latestInvoice: string
  /** The card for renewals; null before the first payment. */
  card: string | null
  price: Price
}

export interface Invoice {
  id: string
  customer: string
  subscription: string
  payment: string
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  created: number
  paidAt: number | null
  periodStart: number
  periodEnd: number
}

export interface Payment {
  id: string
  customer: string
  secret: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  created: number
  /** When a processing payment succeeds. */
  settlesAt: number | null
  card: string | null
}

export interface Charge {
  id: string
  customer: string
  payment: string
  status: 'succeeded' | 'failed'
  created: number
  amountRefunded: number
}

export interface Refund {
  id: string
  charge: string
  amount: number
  created: number
}

export interface Dispute {
  id: string
  charge: string
  status: 'needs_response' | 'won' | 'lost'
  created: number
}

export interface LedgerEvent {
  id: string
  type: string
  created: number
  /** Its object, written out when it is sent. */
  about: { kind: 'subscription' | 'invoice' | 'payment' | 'charge' | 'dispute' | 'customer'; id: string }
}

export const priceId = 'price_pro'
export const priceCents = 800

const declined = ['4000000000000002', '4000000000009995']
const incompleteSeconds = 23 * 60 * 60

export class Ledger {
  readonly customers = new Map<string, Customer>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly invoices = new Map<string, Invoice>()
  readonly payments = new Map<string, Payment>()
  readonly charges = new Map<string, Charge>()
  readonly refunds = new Map<string, Refund>()
  readonly disputes = new Map<string, Dispute>()
  readonly events: LedgerEvent[] = []
  account = 'acct_fake'
  /** The current price; a subscription keeps its own. */
  price: Price = { id: priceId, active: true, currency: 'eur', unit_amount: priceCents, interval: 'month' }
  readonly #nowMs: () => number

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs
  }

  now(): number {
    return Math.floor(this.#nowMs() / 1000)
  }

  createCustomer(email: string): Customer {
    const customer = { id: newId('cus'), email, deleted: false }
    this.customers.set(customer.id, customer)
    this.#tell('customer.created', { kind: 'customer', id: customer.id })
    return customer
  }

  createSubscription(customer: string): Subscription {
    const now = this.now()
    const subscription: Subscription = {
      id: newId('sub'),
      customer,
      status: 'incomplete',
      created: now,
      periodStart: now,
      periodEnd: addMonths(now, 1),
      cancelAtPeriodEnd: false,
      endedAt: null,
      latestInvoice: '',
      card: null,
      price: this.price,
    }
    this.subscriptions.set(subscription.id, subscription)
    this.#addInvoice(subscription)
    this.#tell('customer.subscription.created', { kind: 'subscription', id: subscription.id })
    return subscription
  }

  #addInvoice(subscription: Subscription): Invoice {
    const payment: Payment = {
      id: newId('pi'),
      customer: subscription.customer,
      secret: '',
      status: 'requires_payment_method',
      created: subscription.periodStart,
      settlesAt: null,
      card: null,
    }
    payment.secret = `${payment.id}_secret_${newId('s').slice(2)}`
    this.payments.set(payment.id, payment)
    const invoice: Invoice = {
      id: newId('in'),
      customer: subscription.customer,
      subscription: subscription.id,
      payment: payment.id,
      status: 'open',
      created: subscription.periodStart,
      paidAt: null,
      periodStart: subscription.periodStart,
      periodEnd: subscription.periodEnd,
    }
    this.invoices.set(invoice.id, invoice)
    subscription.latestInvoice = invoice.id
    this.#tell('invoice.finalized', { kind: 'invoice', id: invoice.id })
    return invoice
  }

  /** The actions of a browser's card form. */
  confirm(paymentId: string, card: string): Payment {
    const payment = get(this.payments, paymentId)
    if (payment.status === 'succeeded' || payment.status === 'canceled') return payment
    payment.card = card
    if (declined.includes(card)) this.#fail(payment)
    else if (card === '4000002500003155' && payment.status !== 'requires_action') payment.status = 'requires_action'
    else if (card === '4000000000000077') {
      payment.status = 'processing'
      payment.settlesAt = this.now() + 5
      this.#tell('payment_intent.processing', { kind: 'payment', id: payment.id })
    } else this.#succeed(payment, this.now())
    return payment
  }

  #succeed(payment: Payment, at: number): void {
    payment.status = 'succeeded'
    payment.settlesAt = null
    const charge: Charge = {
      id: newId('ch'),
      customer: payment.customer,
      payment: payment.id,
      status: 'succeeded',
      created: at,
      amountRefunded: 0,
    }
    this.charges.set(charge.id, charge)
    this.#tell('charge.succeeded', { kind: 'charge', id: charge.id })
    this.#tell('payment_intent.succeeded', { kind: 'payment', id: payment.id })
    const invoice = [...this.invoices.values()].find((each) => each.payment === payment.id)
    if (!invoice) return
    invoice.status = 'paid'
    invoice.paidAt = at
    const subscription = get(this.subscriptions, invoice.subscription)
    subscription.status = 'active'
    subscription.card = payment.card
    this.#tell('invoice.paid', { kind: 'invoice', id: invoice.id })
    this.#tell('customer.subscription.updated', { kind: 'subscription', id: subscription.id })
  }

  #fail(payment: Payment): void {
    payment.status = 'requires_payment_method'
    this.#tell('payment_intent.payment_failed', { kind: 'payment', id: payment.id })
  }

  setCancelAtPeriodEnd(id: string, isCancelled: boolean): Subscription {
    const subscription = get(this.subscriptions, id)
    subscription.cancelAtPeriodEnd = isCancelled
    this.#tell('customer.subscription.updated', { kind: 'subscription', id })
    return subscription
  }

  /** An unpaid subscription expires when it ends, which is sent as an update. */
  end(id: string, at = this.now()): Subscription {
    const subscription = get(this.subscriptions, id)
    const wasIncomplete = subscription.status === 'incomplete'
    subscription.status = wasIncomplete ? 'incomplete_expired' : 'canceled'
    subscription.endedAt = at
    for (const invoice of this.invoices.values()) {
      if (invoice.subscription !== id || invoice.status !== 'open') continue
      invoice.status = 'void'
      get(this.payments, invoice.payment).status = 'canceled'
    }
    this.#tell(`customer.subscription.${wasIncomplete ? 'updated' : 'deleted'}`, { kind: 'subscription', id })
    return subscription
  }

  /** Ends everything the customer has, as the dashboard's "Delete customer" does. */
  deleteCustomer(id: string): void {
    get(this.customers, id).deleted = true
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customer === id && subscription.endedAt === null) this.end(subscription.id)
    }
    this.#tell('customer.deleted', { kind: 'customer', id })
  }

  /** Removes it without a trace, as if it were in another account. */
  forgetCustomer(id: string): void {
    this.customers.delete(id)
    for (const things of [this.subscriptions, this.invoices, this.payments, this.charges]) {
      for (const thing of things.values()) if (thing.customer === id) things.delete(thing.id)
    }
  }

  /** After the last attempt to collect: the subscription ends and its invoice stays unchanged. */
  giveUp(id: string): void {
    const subscription = get(this.subscriptions, id)
    subscription.status = 'canceled'
    subscription.endedAt = this.now()
    this.#tell('customer.subscription.deleted', { kind: 'subscription', id })
  }

  refund(chargeId: string, amount = priceCents): Refund {
    const charge = get(this.charges, chargeId)
    const refund = { id: newId('re'), charge: chargeId, amount, created: this.now() }
    charge.amountRefunded += amount
    this.refunds.set(refund.id, refund)
    this.#tell('charge.refunded', { kind: 'charge', id: chargeId })
    return refund
  }

  dispute(chargeId: string): Dispute {
    const dispute: Dispute = { id: newId('dp'), charge: chargeId, status: 'needs_response', created: this.now() }
    this.disputes.set(dispute.id, dispute)
    this.#tell('charge.dispute.created', { kind: 'dispute', id: dispute.id })
    return dispute
  }

  closeDispute(id: string, status: 'won' | 'lost'): void {
    get(this.disputes, id).status = status
    this.#tell('charge.dispute.closed', { kind: 'dispute', id })
  }

  /** Everything due by now: payments that settle, renewals, ends. */
  advanceTime(): void {
    const now = this.now()
    for (const payment of this.payments.values()) {
      if (payment.settlesAt !== null && payment.settlesAt <= now) this.#succeed(payment, payment.settlesAt)
    }
    for (const subscription of this.subscriptions.values()) this.#pass(subscription, now)
  }

  #pass(subscription: Subscription, now: number): void {
    if (subscription.status === 'incomplete' && subscription.created + incompleteSeconds <= now) {
      this.end(subscription.id, subscription.created + incompleteSeconds)
    }
    while (subscription.status === 'active' && subscription.periodEnd <= now) {
      if (subscription.cancelAtPeriodEnd) this.end(subscription.id, subscription.periodEnd)
      else this.#renew(subscription)
    }
  }

  #renew(subscription: Subscription): void {
    subscription.periodStart = subscription.periodEnd
    subscription.periodEnd = addMonths(subscription.periodStart, 1)
    const invoice = this.#addInvoice(subscription)
    const payment = get(this.payments, invoice.payment)
    payment.card = subscription.card
    if (subscription.card === '4000000000000341') {
      subscription.status = 'past_due'
      this.#fail(payment)
      this.#tell('invoice.payment_failed', { kind: 'invoice', id: invoice.id })
      this.#tell('customer.subscription.updated', { kind: 'subscription', id: subscription.id })
    } else this.#succeed(payment, subscription.periodStart)
  }

  #tell(type: string, about: LedgerEvent['about']): void {
    this.events.push({ id: newId('evt'), type, created: this.now(), about })
  }
}

export function get<Thing>(things: ReadonlyMap<string, Thing>, id: string): Thing {
  const thing = things.get(id)
  if (thing === undefined) throw new MissingError(id)
  return thing
}

/** Stripe's resource_missing. */
export class MissingError extends Error {
  readonly id: string
  constructor(id: string) {
    super(`No such object: '${id}'`)
    this.id = id
  }
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  const day = Math.min(date.getUTCDate(), lastDay)
  return Math.floor(new Date(date).setUTCMonth(date.getUTCMonth() + months, day) / 1000)
}

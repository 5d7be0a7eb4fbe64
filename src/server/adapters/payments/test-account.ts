import { pro } from '#shared/rules/plans'
import { dayMs, hourMs } from '#shared/time/durations'
import type { PaymentAccount, PaymentEntry, PaymentStatus, ProviderSubscription } from './payments.ts'
import type { CardBehaviour } from './test-cards.ts'

/**
 * A customer of the built-in test provider, as data: subscriptions that start, renew, fail and end as at a real
 * provider. Pure: the caller passes the time. Times are epoch ms.
 */
export interface TestAccount {
  /** Idempotency keys of calls that were made, with the subscription that each one created. */
  keys: Record<string, string>
  subscriptions: TestSubscription[]
  invoices: TestInvoice[]
}

export interface TestSubscription {
  id: string
  status: ProviderSubscription['status']
  createdAt: number
  /** When it was first paid; periods are counted in months from here. */
  anchorAt: number | null
  /** Periods begun. */
  months: number
  cancelAtPeriodEnd: boolean
  endedAt: number | null
  card: CardBehaviour | null
}

export interface TestInvoice {
  id: string
  subscriptionId: string
  paymentId: string
  clientSecret: string
  payment: PaymentStatus
  createdAt: number
  paidAt: number | null
  /** Of the paid period; null until paid. */
  periodEnd: number | null
  /** When a payment under way succeeds. */
  settlesAt: number | null
}

/** A first payment may be made for this long, and an unpaid renewal stays open for this long, as Stripe does. */
const incompleteMs = 23 * hourMs
const unpaidMs = 14 * dayMs
export const settlingMs = 5_000

export type NewId = (prefix: string) => string

export function startSubscription(account: TestAccount, key: string, now: number, newId: NewId): TestAccount {
  if (account.keys[key] !== undefined) return account
  const id = newId('test_sub')
  const subscription: TestSubscription = {
    id,
    status: 'incomplete',
    createdAt: now,
    anchorAt: null,
    months: 0,
    cancelAtPeriodEnd: false,
    endedAt: null,
    card: null,
  }
  return {
    keys: { ...account.keys, [key]: id },
    subscriptions: [...account.subscriptions, subscription],
    invoices: [...account.invoices, newInvoice(id, now, newId)],
  }
}

function newInvoice(subscriptionId: string, now: number, newId: NewId): TestInvoice {
  const paymentId = newId('test_pi')
  return {
    id: newId('test_in'),
    subscriptionId,
    paymentId,
    clientSecret: newId(`${paymentId}_secret`),
    payment: 'requires_payment_method',
    createdAt: now,
    paidAt: null,
    periodEnd: null,
    settlesAt: null,
  }
}

/** What has happened by `now`, step by step. The same object when nothing has. */
export function advanceTime(account: TestAccount, now: number, newId: NewId): TestAccount {
  for (let current = account; ; ) {
    const next = nextEvent(current)
    if (next === null || next.at > now) return current
    current = next.happen(newId)
  }
}

/** When something happens next by itself; null for never. */
export function dueAt(account: TestAccount): number | null {
  return nextEvent(account)?.at ?? null
}

interface TestEvent {
  at: number
  happen: (newId: NewId) => TestAccount
}

function nextEvent(account: TestAccount): TestEvent | null {
  const settlements = account.invoices
    .filter((invoice) => invoice.settlesAt !== null)
    .map((invoice) => ({ at: invoice.settlesAt ?? 0, happen: () => pay(account, invoice.id, invoice.settlesAt ?? 0) }))
  const events = [...settlements, ...account.subscriptions.flatMap((each) => nextOf(account, each))]
  return events.toSorted((one, other) => one.at - other.at)[0] ?? null
}

function nextOf(account: TestAccount, subscription: TestSubscription): TestEvent[] {
  const end = (at: number) => [{ at, happen: () => endAt(account, subscription.id, at) }]
  const isSettling = account.invoices.some((each) => each.subscriptionId === subscription.id && each.settlesAt !== null)
  if (subscription.status === 'incomplete') return isSettling ? [] : end(subscription.createdAt + incompleteMs)
  const at = periodEnd(subscription)
  if (subscription.status === 'past_due') return isSettling ? [] : end(periodStart(subscription) + unpaidMs)
  if (subscription.status !== 'active') return []
  if (subscription.cancelAtPeriodEnd) return end(at)
  return [{ at, happen: (newId) => renew(account, subscription, at, newId) }]
}

function renew(account: TestAccount, subscription: TestSubscription, at: number, newId: NewId): TestAccount {
  const invoice = newInvoice(subscription.id, at, newId)
  const begun = changeSubscription({ ...account, invoices: [...account.invoices, invoice] }, subscription.id, {
    months: subscription.months + 1,
    status: 'past_due',
  })
  return subscription.card === 'pays-once' ? begun : pay(begun, invoice.id, at)
}

/** The payment succeeds, and the subscription that waited for it becomes active. */
export function pay(account: TestAccount, invoiceId: string, at: number): TestAccount {
  const invoice = account.invoices.find((each) => each.id === invoiceId)
  const subscription = account.subscriptions.find((each) => each.id === invoice?.subscriptionId)
  if (!invoice || !subscription) return account
  const living: TestSubscription = {
    ...subscription,
    status: 'active',
    anchorAt: subscription.anchorAt ?? at,
    months: Math.max(1, subscription.months),
  }
  const paid = { payment: 'succeeded' as const, paidAt: at, periodEnd: periodEnd(living), settlesAt: null }
  return changeSubscription(changeInvoice(account, invoiceId, paid), subscription.id, living)
}

/** Ends a subscription; what was still to be paid is not any more. */
export function endAt(account: TestAccount, subscriptionId: string, at: number): TestAccount {
  const subscription = account.subscriptions.find((each) => each.id === subscriptionId)
  if (!subscription || subscription.status === 'ended') return account
  const invoices = account.invoices.map((invoice) =>
    invoice.subscriptionId === subscriptionId && invoice.paidAt === null
      ? { ...invoice, payment: 'canceled' as const, settlesAt: null }
      : invoice,
  )
  return changeSubscription({ ...account, invoices }, subscriptionId, { status: 'ended', endedAt: at })
}

export function changeSubscription(account: TestAccount, id: string, change: Partial<TestSubscription>): TestAccount {
  const subscriptions = account.subscriptions.map((each) => (each.id === id ? { ...each, ...change } : each))
  return { ...account, subscriptions }
}

export function changeInvoice(account: TestAccount, id: string, change: Partial<TestInvoice>): TestAccount {
  return { ...account, invoices: account.invoices.map((each) => (each.id === id ? { ...each, ...change } : each)) }
}

function periodEnd({ anchorAt, months }: TestSubscription): number {
  return addMonths(anchorAt ?? 0, months)
}

function periodStart({ anchorAt, months }: TestSubscription): number {
  return addMonths(anchorAt ?? 0, months - 1)
}

/** The same day of a later month, or the month's last day if that is earlier. */
export function addMonths(from: number, months: number): number {
  const date = new Date(from)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  return new Date(from).setUTCMonth(date.getUTCMonth() + months, Math.min(date.getUTCDate(), lastDay))
}

export const testPrice = { id: 'test_price', cents: pro.priceCents, currency: 'EUR', period: '1 month' }

/** As the rest of the server reads it. */
export function toPaymentAccount(account: TestAccount): PaymentAccount {
  const order = { active: 0, past_due: 0, incomplete: 1, ended: 2 } as const
  const subscriptions = account.subscriptions
    .toSorted((one, other) => order[one.status] - order[other.status] || other.createdAt - one.createdAt)
    .map((subscription) => toSubscription(account, subscription))
  const paid = account.invoices.flatMap((invoice) => {
    const endedAt = account.subscriptions.find((each) => each.id === invoice.subscriptionId)?.endedAt
    return invoice.periodEnd === null ? [] : Math.min(invoice.periodEnd, endedAt ?? Number.MAX_SAFE_INTEGER)
  })
  return {
    subscription: subscriptions[0] ?? null,
    living: subscriptions.filter(({ status }) => status !== 'ended'),
    givenBack: [], // nothing is given back where nothing was taken
    paidUntil: paid.length > 0 ? Math.max(...paid) : null,
    entries: account.invoices.flatMap((invoice) => toEntry(account, invoice)).sort((one, other) => other.at - one.at),
  }
}

function toSubscription(account: TestAccount, subscription: TestSubscription): ProviderSubscription {
  const due = account.invoices.findLast(
    (invoice) =>
      invoice.subscriptionId === subscription.id && invoice.paidAt === null && invoice.payment !== 'canceled',
  )
  return {
    id: subscription.id,
    status: subscription.status,
    createdAt: subscription.createdAt,
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    price: testPrice,
    clientSecret: due?.clientSecret ?? null,
  }
}

/** Unpaid and untried first payments, and dropped ones, give no entries. */
function toEntry(account: TestAccount, invoice: TestInvoice): PaymentEntry[] {
  const subscription = account.subscriptions.find((each) => each.id === invoice.subscriptionId)
  const isOwed = subscription?.status === 'past_due' || invoice.payment === 'processing'
  if (invoice.paidAt === null && (!isOwed || invoice.payment === 'canceled')) return []
  return [
    {
      id: invoice.id,
      kind: 'payment',
      description: 'Postwright Pro, one month (test payment)',
      at: invoice.paidAt ?? invoice.createdAt,
      amountCents: pro.priceCents,
      currency: 'EUR',
      status: invoice.paidAt === null ? 'pending' : 'paid',
      receiptUrl: null,
    },
  ]
}

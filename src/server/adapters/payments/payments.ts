import type { PlainReason } from '#shared/errors/reason'

/**
 * Payments for a monthly subscription, independent of the provider. The provider's data are the truth; we read them
 * again whenever something may have happened. Times are epoch ms. Every call is idempotent. Failures are AppErrors:
 * payments_unavailable if the outcome is unknown, payments_refused if the provider refused. Neither contains the
 * provider's answer, which may hold secrets.
 */
export interface Payments {
  /** Stored with the provider's data; another provider's data are meaningless to it. */
  provider: string
  /** False: nobody can pay, and only `form` may be called. */
  isOn: boolean
  /** Whose account the keys are of; null where the provider does not say. */
  readIdentity(): Promise<ProviderIdentity | null>
  /** What one month of Pro costs there now; null when the provider does not know the price that the settings name. */
  readPrice(): Promise<ProviderPrice | null>
  /** Public facts for the page that takes cards. */
  form: { form: 'stripe' | 'test' | 'off'; label: string | null; publishableKey: string | null }

  /** @param key for idempotency: the same key gives the same customer */
  createCustomer(owner: { id: string; email: string }, key: string): Promise<string>
  /** Starts a subscription that becomes active once its first payment succeeds. @param key as above */
  createSubscription(customerId: string, key: string): Promise<void>
  /** All that is known about a customer now; null for one that the provider does not know, or not any more. */
  readAccount(customerId: string): Promise<PaymentAccount | null>
  /** Undefined if this customer has no such payment. */
  readPayment(customerId: string, paymentId: string): Promise<PaymentStatus | undefined>
  /** Whether the subscription ends with the period that is paid. */
  setCancelAtPeriodEnd(customerId: string, subscriptionId: string, isCancelled: boolean): Promise<void>
  /** Ends it now. One that has ended or is unknown is fine. */
  endSubscription(customerId: string, subscriptionId: string): Promise<void>

  /**
   * Reads a signed notice: `unsigned` when it is not the provider's or too old, `unreadable` when it is the provider's
   * and no notice as we know them.
   * @param headers in lower case
   */
  readWebhookEvent(body: Buffer, headers: WebhookHeaders): Promise<WebhookEvent | 'unsigned' | 'unreadable'>
  /** Stands in for the browser's own call to a provider; undefined for a secret that is not this customer's. */
  confirmTestPayment?(customerId: string, attempt: CardAttempt): Promise<CardOutcome | undefined>
  /** Lets time pass where no provider outside does it. @returns the customers something happened to */
  runClock?(): Promise<readonly string[]>
}

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>

export type PaymentStatus =
  | 'succeeded'
  | 'processing'
  | 'requires_action'
  | 'requires_confirmation'
  | 'requires_payment_method'
  | 'canceled'

export interface CardAttempt {
  clientSecret: string
  cardNumber: string
  /** MM/YY. */
  expiry: string
  cvc: string
  /** The test card's response to a confirmation request. */
  answer?: 'confirm' | 'refuse' | undefined
}

export interface CardOutcome {
  paymentIntentId: string
  status: PaymentStatus
  /** Why the card did not pay; null when it did or may still. */
  reason: PlainReason | null
}

export interface ProviderIdentity {
  account: string
  /** Whether money is real; a provider's test mode does not share data with its live mode. */
  isLive: boolean
}

export interface ProviderPrice {
  id: string
  /** In the currency's smallest unit. */
  cents: number
  /** In capitals, as ISO 4217 has it. */
  currency: string
  /** How long one payment lasts, like "1 month". */
  period: string
  /** False: existing subscriptions continue, but it is no longer sold. */
  isActive: boolean
}

export interface PaymentAccount {
  /**
   * The active one, preferring one that renews or awaits its first payment, else the last that ended; null if there was
   * none.
   */
  subscription: ProviderSubscription | null
  /** Every one that has not ended; more than one only by accident. */
  living: readonly ProviderSubscription[]
  /** Payments whose period was fully refunded or lost in a dispute. */
  givenBack: readonly string[]
  /** The end of the last paid period that was not refunded; null if there was none. */
  paidUntil: number | null
  /** Newest first, about a hundred. */
  entries: readonly PaymentEntry[]
}

export interface ProviderSubscription {
  id: string
  status: 'incomplete' | 'active' | 'past_due' | 'ended'
  createdAt: number
  cancelAtPeriodEnd: boolean
  price: Omit<ProviderPrice, 'isActive'>
  /** For the payment that is due, where one is. */
  clientSecret: string | null
}

export interface PaymentEntry {
  id: string
  kind: 'payment' | 'refund' | 'dispute'
  description: string
  at: number
  /** Negative for what went back to the payer. */
  amountCents: number
  /** In capitals. */
  currency: string
  /** closed: it was never paid, and will not be collected any more. */
  status: 'paid' | 'pending' | 'closed'
  receiptUrl: string | null
}

export interface WebhookEvent {
  id: string
  /** The customer concerned; null if none in particular. */
  customerId: string | null
}

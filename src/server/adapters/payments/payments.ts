import type { PlainReason } from '#shared/errors/reason'

/**
 * Taking money for a monthly subscription, in our words. A provider keeps the truth; we read it again whenever
 * something may have happened. Times are epoch ms. Every call may be repeated without harm.
 *
 * What fails is an AppError: payments_unavailable when nobody knows whether it was done, payments_refused when
 * the provider said no. Neither carries anything that the provider answered, since that may hold secrets.
 */
export interface Payments {
  /** Names the provider on what is kept of it; what another one made means nothing to it. */
  provider: string
  /** False: nobody can pay, and nothing below may be called but `form`. */
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
  /** Undefined when this customer has no such payment. */
  readPayment(customerId: string, paymentId: string): Promise<PaymentStatus | undefined>
  /** Whether the subscription ends with the period that is paid. */
  setCancelAtPeriodEnd(customerId: string, subscriptionId: string, isCancelled: boolean): Promise<void>
  /** Ends it now. One that has ended or is unknown is fine. */
  endSubscription(customerId: string, subscriptionId: string): Promise<void>

  /**
   * Reads a signed notice: `unsigned` when it is not the provider's or too old, `unreadable` when it is the provider's
   * and no notice as we know them. @param headers in lower case
   */
  readNotice(body: Buffer, headers: NoticeHeaders): Promise<PaymentNotice | 'unsigned' | 'unreadable'>
  /** Stands in for the browser's own call to a provider; undefined for a secret that is not this customer's. */
  confirmTestPayment?(customerId: string, attempt: CardAttempt): Promise<CardOutcome | undefined>
  /** Lets time pass where no provider outside does it. @returns the customers something happened to */
  runClock?(): Promise<readonly string[]>
}

export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>

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
  /** The answer to a card that asks to confirm. */
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
  /** Whether money is real; a provider's test mode knows nothing of its live mode. */
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
  /** False: what was bought goes on, and nobody can buy it any more. */
  isActive: boolean
}

export interface PaymentAccount {
  /**
   * The active one, preferring one that renews or waits for its first payment, else the last that ended; null
   * when there was none.
   */
  subscription: ProviderSubscription | null
  /** Every one that has not ended; more than one only by accident. */
  living: readonly ProviderSubscription[]
  /** Those of them whose paid period was given back whole: by a full refund, or a dispute that was lost. */
  givenBack: readonly string[]
  /** The end of the last period that was paid, and not cut short; null when none was. */
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

export interface PaymentNotice {
  id: string
  /** Whom it is about; null when it is about nobody in particular. */
  customerId: string | null
}

import { z } from 'zod'
import { Message } from './message.ts'

/** Payments. Only the client secret passes between browser and card form; card data never reaches this server. */

/** A payer's subscription; part of every answer of /api/user. */
export const Subscription = z.object({
  /**
   * past_due: the last payment failed; Pro stays active until `graceEndsAt`, and /subscribe accepts another card
   * meanwhile. canceled: the subscription has ended and Trial rules apply.
   */
  status: z.enum(['active', 'past_due', 'canceled']),
  /** The end of the paid time: the next payment's day, or the last day. */
  paidUntil: z.string(),
  /** Pro ends with the paid time unless resumed before. */
  cancelAtPeriodEnd: z.boolean(),
  /** Only while past due: when Pro ends unless the payment succeeds. */
  graceEndsAt: z.string().nullable(),
  /** Only when it is over: when posts, visuals and media are removed. */
  dataKeptUntil: z.string().nullable(),
})

const PaymentStatus = z.enum([
  'succeeded',
  'processing',
  'requires_action',
  'requires_confirmation',
  'requires_payment_method',
  'canceled',
])

const BillingEntry = z.object({
  id: z.string(),
  kind: z.enum(['payment', 'refund', 'dispute']),
  description: z.string(),
  date: z.string(),
  /** In whole units of the currency; negative for refunds. */
  amount: z.number(),
  currency: z.string(),
  /** closed: it was never paid and is no longer due. */
  status: z.enum(['paid', 'pending', 'closed']),
  /** The provider's receipt, if any. */
  receiptUrl: z.string().nullable(),
})

export const billingContract = {
  /** Idempotent: returns the same subscription until it is paid. */
  getOrCreateSubscription: {
    answer: z.object({
      /** `active`: nothing is due. */
      status: z.enum(['incomplete', 'active', 'past_due']),
      /** null: there is nothing to pay, or the provider gave no secret. */
      clientSecret: z.string().nullable(),
    }),
  },
  getPaymentStatus: {
    params: z.object({ paymentIntentId: z.string().max(255) }),
    answer: z.object({ status: PaymentStatus }),
  },
  cancelSubscription: { answer: Subscription },
  resumeSubscription: { answer: Subscription },
  listBillingHistory: { answer: z.array(BillingEntry) },
  /** The provider's signed webhook; its body is read raw. */
  receivePaymentNotice: { answer: z.object({ received: z.literal(true) }) },
  /** Replaces the card form's call to a provider; 404 unless the built-in test provider runs. */
  confirmTestPayment: {
    body: z.object({
      clientSecret: z.string().max(200),
      cardNumber: z.string().max(40),
      /** MM/YY. */
      expiry: z.string().max(10),
      cvc: z.string().max(4),
      /** The payer's response to the card's confirmation, after `requires_action`. */
      answer: z.enum(['confirm', 'refuse']).optional(),
    }),
    answer: z.object({
      paymentIntentId: z.string(),
      status: PaymentStatus,
      /** Why the card payment failed; null if it succeeded or may still. */
      message: Message.shape.message.nullable(),
      reason: Message.shape.reason.nullable(),
      values: Message.shape.values,
    }),
  },
}

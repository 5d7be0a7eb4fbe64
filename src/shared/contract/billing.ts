import { z } from 'zod'
import { Message } from './message.ts'

/** Paying over HTTP. What moves between the browser and the card form is the client secret; card data never comes here. */

/** A subscription as its payer sees it; it is in every answer of /api/user. */
export const Subscription = z.object({
  /**
   * past_due: the last payment failed; Pro is kept until `graceEndsAt`, and /subscribe takes another card meanwhile.
   * canceled: it is over, and Trial rules hold.
   */
  status: z.enum(['active', 'past_due', 'canceled']),
  /** The end of the time that is paid: the next payment's day, or the last day. */
  paidUntil: z.string(),
  /** Pro ends with the paid time, unless resumed before. */
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
  /** In whole units of the currency; negative for what went back to the payer. */
  amount: z.number(),
  currency: z.string(),
  /** closed: it was never paid, and is not asked for any more. */
  status: z.enum(['paid', 'pending', 'closed']),
  /** The provider's receipt, where it has one. */
  receiptUrl: z.string().nullable(),
})

export const billingContract = {
  /** Safe to repeat: the same subscription again until it is paid. */
  getOrCreateSubscription: {
    answer: z.object({
      /** `active`: nothing is to be paid. */
      status: z.enum(['incomplete', 'active', 'past_due']),
      /** null: nothing is to be paid, or the provider gave none. */
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
  /** The provider's signed notice; its body is read raw. */
  receivePaymentNotice: { answer: z.object({ received: z.literal(true) }) },
  /** Stands in for the card form's own call to a provider; 404 unless the built-in test provider runs. */
  confirmTestPayment: {
    body: z.object({
      clientSecret: z.string().max(200),
      cardNumber: z.string().max(40),
      /** MM/YY. */
      expiry: z.string().max(10),
      cvc: z.string().max(4),
      /** The answer to the card's own question, after `requires_action`. */
      answer: z.enum(['confirm', 'refuse']).optional(),
    }),
    answer: z.object({
      paymentIntentId: z.string(),
      status: PaymentStatus,
      /** Why the card did not pay; null when it did or may still. */
      message: Message.shape.message.nullable(),
      reason: Message.shape.reason.nullable(),
      values: Message.shape.values,
    }),
  },
}

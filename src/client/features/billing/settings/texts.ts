import { catalogue } from '#client/lib/catalogue'
import { afterPayment } from '#shared/rules/plans'

/** Words of the subscription and the billing history in the settings. Quoted ones stand in spec sections 2, 5 and 8. */
export const subscriptionTexts = catalogue('billingSettings', {
  subscription: {
    title: 'Subscription',
    renews: (date: string) => `Pro renews on ${date}.`,
    renewsFor: (date: string, price: string) => `Pro renews on ${date} for ${price}.`,
    cancelled: (date: string) => `Cancelled. You keep Pro until ${date}.`,
    afterwards: `Your work is kept for ${afterPayment.keptDays} days after that.`,
    overdue: (date: string) => `Your last payment failed. Pay by ${date} to keep Pro.`,
    overdueEnded: 'Your last payment failed. Pro has ended.',
    ended: (date: string) => `Your subscription ended on ${date}.`,
    kept: (date: string) => `Your work is kept until ${date}.`,
    given: 'You have Pro without paying.',
    pay: 'Pay now',
    cancel: 'Cancel Subscription',
    cancelling: 'Cancelling...',
    question: {
      title: 'Are you sure you want to cancel your subscription?',
      description: (date: string) => `You keep Pro until ${date}.`,
      confirmLabel: 'Cancel Subscription',
      cancelLabel: 'Keep Pro',
    },
    cancelDone: { title: 'Subscription Cancelled', description: (date: string) => `You keep Pro until ${date}.` },
    cancelFailed: 'Cancellation failed',
    resume: 'Resume subscription',
    resuming: 'Resuming...',
    resumeDone: { title: 'Subscription resumed', description: (date: string) => `Pro renews on ${date}.` },
    resumeFailed: 'Resuming failed',
  },
  history: {
    title: 'Billing history',
    loading: 'Loading your billing history',
    failed: 'Your billing history didn’t load',
    empty: 'No billing history available.',
    /** What the server calls an entry, and how people read it. */
    descriptions: {
      'Postwright Pro, one month': 'Postwright Pro, one month',
      'Postwright Pro, one month (test payment)': 'Postwright Pro, one month (test payment)',
      'Refund in full, which ends the paid time': 'Refund in full, which ends the paid time',
      Refund: 'Refund',
      'Disputed payment, which ends the paid time': 'Disputed payment, which ends the paid time',
      'Dispute closed': 'Dispute closed',
      'Payment under dispute': 'Payment under dispute',
    },
    status: { paid: 'Paid', pending: 'Pending', closed: 'Not paid' },
    receipt: 'Receipt',
    receiptFor: (description: string, date: string) => `Receipt: ${description}, ${date}`,
    inquiries: 'For billing inquiries, please contact support',
  },
})

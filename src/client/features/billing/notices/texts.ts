import { catalogue } from '#client/lib/catalogue'

/** Words of the notices about plan and payments. They stand apart because the frame of every page carries them. */
export const noticeTexts = catalogue('billingNotices', {
  testPayments: {
    label: 'Test payments',
    text: 'Test payments: anyone can become Pro without paying.',
    remedy: 'Set PAYMENTS to off, or set up Stripe.',
  },
  overdue: {
    label: 'Payment failed',
    grace: (date: string) => `Your last payment failed. You keep Pro until ${date}.`,
    ended: 'Your last payment failed, and Pro has ended.',
    kept: (date: string) => `Your posts, visuals and media are kept until ${date}.`,
    settle: 'You can pay it here.',
    pay: 'Pay with Another Card',
  },
  trialEnded: {
    title: 'Your trial has ended',
    text: 'Everything you made stays readable and editable. With Pro you can keep writing.',
  },
  subscriptionEnded: {
    title: 'Your Pro subscription has ended',
    text: 'Everything you made stays readable and editable.',
    kept: (date: string) => `Your posts, visuals and media are kept until ${date}. With Pro they stay.`,
  },
  upgrade: 'Upgrade to Pro',
})

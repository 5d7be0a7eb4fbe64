import { catalogue } from '#client/lib/catalogue'

/** Words of the notices about plan and payments. They stand apart because the frame of every page carries them. */
export const warningTexts = catalogue('billingNotices', {
  testPayments: 'Test payments',
  overdue: {
    label: 'Payment failed',
    grace: (date: string) => `Your last payment failed. You keep Pro until ${date}.`,
    ended: 'Your last payment failed. Pro has ended.',
    kept: (date: string) => `Your work is kept until ${date}.`,
    pay: 'Pay with another card',
  },
  trialEnded: {
    title: 'Your trial has ended',
    text: 'You can still read and edit everything you made.',
  },
  subscriptionEnded: {
    title: 'Your Pro subscription has ended',
    text: 'You can still read and edit everything you made.',
    kept: (date: string) => `Your work is kept until ${date}. With Pro it stays.`,
  },
  upgrade: 'Upgrade to Pro',
})

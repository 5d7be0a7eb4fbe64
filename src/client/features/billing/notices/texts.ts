/** Words that stand apart, because the frame of every page carries them. */
export const noticeTexts = {
  overdue: {
    label: 'Payment failed',
    grace: (date: string) => `Your last payment failed. You keep Pro until ${date}.`,
    ended: 'Your last payment failed, and Pro has ended.',
    kept: (date: string) => `Your posts, visuals and media are kept until ${date}.`,
    settle: 'Paying here settles it.',
    pay: 'Pay with Another Card',
  },
  trialEnded: {
    title: 'Your trial has ended',
    text: 'Everything you made stays readable and editable. With Pro you go on writing.',
  },
  subscriptionEnded: {
    title: 'Your Pro subscription has ended',
    text: 'Everything you made stays readable and editable.',
    kept: (date: string) => `Your posts, visuals and media are kept until ${date}. With Pro they stay.`,
  },
  upgrade: 'Upgrade to Pro',
} as const

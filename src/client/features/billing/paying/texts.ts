import { catalogue } from '#client/lib/catalogue'
import { gigabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'
import { afterPayment, trial } from '#shared/rules/plans'

/** Words of paying. Quoted ones stand in spec sections 2, 4, 5 and 8. */
export const payingTexts = catalogue('billingPaying', {
  signedOut: {
    heading: 'Sign In Required',
    text: 'Please sign in to subscribe to our Pro plan.',
    signIn: 'Sign In to Continue',
  },
  member: {
    heading: 'Already a Pro Member!',
    text: "You're all set with unlimited access to all Pro features.",
    toDashboard: 'Go to Dashboard',
  },
  onPro: {
    heading: "You're on Pro",
    gains: {
      posts: (posts: string) => `${posts} posts per month`,
      models: 'All AI models',
      webSearch: 'Web search with sources',
      pictures: `${gigabytes(limits.mediaBytesPro)} GB for pictures`,
      publishing: 'Publishing on LinkedIn, now or scheduled',
    },
    write: 'Write a post',
  },
  unavailable: {
    text: 'Payments are off here. An administrator can give you Pro.',
    contact: 'Write to',
  },
  setup: {
    pending: 'Setting up your payment',
    failed: {
      heading: 'Payment Setup Failed',
      text: "We couldn't initialize your subscription. Please try again.",
      retry: 'Try Again',
    },
    error: { title: 'Subscription Error', fallback: 'Failed to initialize subscription. Please try again.' },
  },
  upgrade: {
    heading: 'Upgrade to Pro',
    planTitle: 'Pro Plan',
    features: (posts: string) => [
      `${posts} posts per month`,
      'All AI models',
      'Web search with sources',
      'Advanced visual editor',
      `${gigabytes(limits.mediaBytesPro)} GB for pictures`,
      'Unlimited post storage',
      'Priority support',
    ],
    publishing: 'Publishing on LinkedIn, now or scheduled',
    perMonth: 'per month',
    terms: 'Cancel anytime • No setup fees',
    noVendor: {
      title: 'No AI model is connected yet',
      text: 'Until an administrator connects one, posts come from the built-in writer.',
    },
  },
  payment: {
    title: 'Payment Information',
    submit: (price: string) => `Subscribe to Pro - ${price}/month`,
    pay: (price: string) => `Pay ${price} now`,
    pending: 'Processing...',
    agree: 'By subscribing you agree to our',
    termsOfService: 'Terms of Service',
    and: 'and',
    privacyPolicy: 'Privacy Policy',
    secure: 'Secure payment: your card details go straight to the payment provider.',
    loading: 'Loading the card form',
    formFailed: {
      title: 'The card form didn’t load',
      text: 'Check your connection, and turn off ad blockers for this page.',
      retry: 'Try again',
    },
  },
  testForm: {
    noMoney: 'No money moves. Never enter a real card.',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM/YY',
    cvc: 'CVC',
    cards: 'Test cards',
    use: (number: string) => `Use ${number}`,
    any: 'Any future date and any CVC.',
    outcomes: {
      pays: 'Succeeds',
      asks: 'Asks you to confirm',
      takesTime: 'Processing, then succeeds',
      paysOnce: 'Fails when renewed',
      declined: 'Is declined',
      noFunds: 'Has insufficient funds',
    },
    problems: {
      numberMissing: 'Your card number is incomplete.',
      numberWrong: 'Your card number is invalid.',
      expiryWrong: 'Enter the expiry date as MM/YY.',
      expiryPast: 'Your card has expired.',
      cvc: 'Your security code is incomplete.',
    },
    question: {
      title: 'Confirm this payment',
      text: (price: string) => `Your test bank asks whether you want to pay ${price} to Postwright.`,
      confirm: 'Confirm',
      refuse: 'Refuse',
    },
  },
  outcome: {
    succeeded: { title: 'Welcome to Pro!', description: 'Your subscription is active.' },
    processing: {
      title: 'Payment Processing',
      description: 'This can take a moment.',
      text: "You don't need to pay again.",
    },
    failed: { title: 'Payment Failed', fallback: 'Your payment didn’t go through.' },
    error: { title: 'Payment Error', description: 'An unexpected error occurred. Please try again.' },
    unknown: {
      title: 'We couldn’t check your payment',
      text: 'It may have gone through. Check again before you pay.',
      check: 'Check again',
    },
    status: {
      requires_payment_method: 'Your card was not accepted. Try another one.',
      requires_action: 'Your bank is waiting for your confirmation.',
      requires_confirmation: 'The payment was not confirmed.',
      canceled: 'The payment was cancelled.',
    },
    toSubscribe: 'Try again',
  },
  faqs: {
    title: 'Frequently asked questions',
    list: [
      {
        question: 'Can I cancel anytime?',
        answer: 'Yes. You keep Pro until the end of the billing period.',
      },
      {
        question: 'What happens to my posts and visuals after I cancel?',
        answer: `They remain accessible for ${afterPayment.keptDays} days after Pro ends. Export your data before then.`,
      },
      {
        question: 'Do you offer refunds?',
        answer: `No. The ${trial.days}-day trial is free and needs no credit card.`,
      },
    ],
  },
})

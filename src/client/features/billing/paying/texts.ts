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
  unavailable: {
    text: 'This server takes no payments. Its administrator can give your account Pro.',
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
      `Visual editor with ${gigabytes(limits.mediaBytesPro)} GB for pictures`,
      'Unlimited post storage',
      'Priority support',
    ],
    publishing: 'Publishing on LinkedIn, now or at a time',
    perMonth: 'per month',
    terms: 'Cancel anytime • No setup fees',
    noVendor: {
      title: 'No AI model is set up on this server',
      text: 'Posts are put together by the built-in writer, with Pro too. Ask its administrator before you subscribe.',
    },
  },
  payment: {
    title: 'Payment Information',
    submit: (price: string) => `Subscribe to Pro - ${price}/month`,
    pay: (price: string) => `Pay ${price} Now`,
    pending: 'Processing...',
    agree: 'By subscribing you agree to our',
    termsOfService: 'Terms of Service',
    and: 'and',
    privacyPolicy: 'Privacy Policy',
    secure: 'Secure payment: your card details go straight to the payment provider and never reach this server.',
    loading: 'Loading the card form',
    formFailed: {
      title: 'The card form could not be loaded',
      text: 'Check your connection, and that nothing in your browser blocks it.',
      retry: 'Try Again',
    },
  },
  testForm: {
    noMoney: 'No real money is charged here. Never enter a real card.',
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
      description: 'Your payment is being processed. This can take a moment.',
      text: "We check every few seconds. You don't need to pay again.",
    },
    failed: { title: 'Payment Failed', fallback: 'The payment did not go through.' },
    error: { title: 'Payment Error', description: 'An unexpected error occurred. Please try again.' },
    unknown: {
      title: 'Your payment could not be checked',
      text: 'It may have gone through. Check again before you pay.',
      check: 'Check Again',
    },
    status: {
      requires_payment_method: 'The payment was not accepted. Try another card.',
      requires_action: 'The payment still waits for your confirmation.',
      requires_confirmation: 'The payment was not confirmed.',
      canceled: 'The payment was cancelled.',
    },
    toSubscribe: 'Try Again',
  },
  faqs: {
    title: 'Frequently Asked Questions',
    list: [
      {
        question: 'Can I cancel anytime?',
        answer: 'Yes. You keep Pro until the end of the billing period.',
      },
      {
        question: 'What happens to my posts and visuals after I cancel?',
        answer: `They remain accessible for ${afterPayment.keptDays} days after cancellation takes effect. Export your data before then.`,
      },
      {
        question: 'Do you offer refunds?',
        answer: `No, but there is a free ${trial.days}-day trial, without a credit card, to find out whether Pro is for you.`,
      },
    ],
  },
})

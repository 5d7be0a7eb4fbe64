import { catalogue } from '#client/lib/catalogue'

/** Words of the admin dashboard. The sentences of the payment warnings come from the server. */
export const figuresTexts = catalogue('adminFigures', {
  title: 'Admin Dashboard',
  cards: {
    label: 'Key figures',
    users: 'Total Users',
    subscriptions: 'Active Subscriptions',
    monthly: 'Monthly Revenue',
    conversion: 'Conversion Rate',
    conversionNote: (pro: string, users: string) => `${pro} Pro of ${users} users`,
    annual: 'Annual Revenue Estimate',
    annualNote: 'Monthly revenue × 12',
    posts: (count: string) => (count === '1' ? '1 post this month' : `${count} posts this month`),
    pending: (count: string) => `${count} waiting for approval`,
    price: (price: string) => `at ${price} each`,
  },
  loading: 'Loading the figures',
  failed: 'The figures could not be loaded',
  paymentWarnings: 'Payments need your attention',
  distribution: {
    title: 'User Distribution',
    pro: 'Pro',
    trial: 'Trial',
    admin: 'Admin',
    share: (count: string, share: string) => `${count} (${share})`,
  },
  revenue: {
    title: 'Revenue Breakdown',
    paying: 'Active subscriptions',
    others: 'Without a subscription',
    testPayments: 'Test payments',
    amount: (amount: string, accounts: string) => `${amount} from ${accounts}`,
    accounts: (count: string) => (count === '1' ? '1 account' : `${count} accounts`),
  },
  actions: {
    title: 'Quick Actions',
    users: 'Manage Users',
    prompts: 'Manage Prompts',
    linkedin: 'LinkedIn',
    system: 'System',
    reset: 'Reset Monthly Posts',
    resetting: 'Resetting...',
  },
  resetQuestion: {
    title: 'Reset the monthly posts of everyone?',
    description: 'Everybody starts the month anew with no post used. It cannot be taken back.',
    confirmLabel: 'Reset',
  },
  resetDone: 'Monthly Posts Reset',
  resetFailed: 'Reset Failed',
})

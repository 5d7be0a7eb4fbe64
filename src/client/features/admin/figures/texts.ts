import { catalogue } from '#client/lib/catalogue'

/** Words of the admin dashboard. Failures and warnings come from the server. */
export const figuresTexts = catalogue('adminFigures', {
  title: 'Admin Dashboard',
  cards: {
    label: 'Key figures',
    users: 'Total users',
    postsThisMonth: 'Posts this month',
    subscriptions: 'Active subscriptions',
    monthly: 'Monthly revenue',
    conversion: 'Conversion rate',
    conversionNote: (pro: string, users: string) => `${pro} Pro of ${users} users`,
    annual: 'Annual revenue estimate',
    annualNote: 'Monthly revenue × 12',
    posts: (count: string) => (count === '1' ? '1 post this month' : `${count} posts this month`),
    pending: (count: string) => `${count} waiting for approval`,
    price: (price: string) => `at ${price} each`,
  },
  loading: 'Loading the figures',
  failed: 'The figures could not be loaded',
  attention: {
    title: 'Needs you',
    waiting: (people: string) =>
      people === '1' ? '1 person is waiting for approval' : `${people} people are waiting for approval`,
    toUsers: 'Review',
    noModel: 'No AI model is connected yet',
    toModels: 'Set up models',
    noLinkedin: 'LinkedIn isn’t set up, so nobody can publish from here',
    toLinkedin: 'Set up LinkedIn',
    noBackup: 'No backup yet',
  },
  distribution: {
    title: 'User distribution',
    users: 'Users',
    pro: 'Pro',
    trial: 'Trial',
    admin: 'Admin',
    share: (count: string, share: string) => `${count} (${share})`,
  },
  revenue: {
    title: 'Revenue breakdown',
    paying: 'Active subscriptions',
    others: 'Without a subscription',
    testPayments: 'Test payments',
    amount: (amount: string, accounts: string) => `${amount} from ${accounts}`,
    accounts: (count: string) => (count === '1' ? '1 account' : `${count} accounts`),
  },
  actions: {
    title: 'Quick Actions',
    users: 'Manage users',
    prompts: 'Manage prompts',
    reset: 'Reset monthly posts',
    resetting: 'Resetting...',
  },
  resetQuestion: {
    title: 'Reset everyone’s monthly posts?',
    description: 'Everyone starts the month again at 0. This can’t be undone.',
    confirmLabel: 'Reset',
  },
  resetDone: 'Monthly posts reset',
  resetFailed: 'Reset failed',
})

import { catalogue } from '#client/lib/catalogue'
import { pro } from '#shared/rules/plans'

export const texts = catalogue('navigation', {
  items: {
    home: 'Dashboard',
    generate: 'Generate Post',
    visualEditor: 'Visual Editor',
    history: 'Post History',
    schedule: 'Schedule',
    settings: 'Settings',
    admin: 'Admin',
  },
  main: 'Main',
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  meter: 'Posts this month',
  upgrade: {
    title: 'Upgrade to Pro',
    text: `Get ${pro.postsPerMonth} posts/month + all AI models`,
    trial: (left: string) => `Trial: ${left}`,
    trialEnded: 'Your trial has ended',
    perMonth: (price: string) => `${price}/month`,
  },
  nobody: 'User',
  roles: { admin: 'Admin', pro: 'Pro', trial: 'Trial' },
})

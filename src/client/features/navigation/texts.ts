import { catalogue } from '#client/lib/catalogue'
import { pro } from '#shared/rules/plans'

/** Of the bar at the bottom of a phone: short enough for a quarter of its width. */
export const bottomTexts = catalogue('bottomNavigation', {
  label: 'Shortcuts',
  items: { home: 'Home', generate: 'New post', history: 'Posts', settings: 'Settings' },
})

export const texts = catalogue('navigation', {
  items: {
    home: 'Dashboard',
    generate: 'Generate Post',
    visualEditor: 'Visual Editor',
    history: 'Post History',
    figures: 'What works',
    inbox: 'Worth a post',
    team: 'Team',
    settings: 'Settings',
    admin: 'Admin',
  },
  waiting: (people: number) =>
    people === 1 ? '1 person is waiting for approval' : `${people} people are waiting for approval`,
  main: 'Main',
  skip: 'Skip to content',
  openMenu: 'Open menu',
  openMenuWithNews: (count: number) => `Open menu, ${count} new`,
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

export const texts = {
  windowTitle: 'Dashboard',
  welcome: (name: string) => `Welcome back, ${name}`,
  somebody: 'there',
  trialEnds: (day: string) => `Trial ends ${day}`,
  trialEnded: (day: string) => `Trial ended ${day}`,
  plans: { active: 'Pro Plan', other: 'Trial' },
  settings: 'Settings',
  quickActions: 'Quick Actions',
  generate: {
    title: 'Generate Post',
    text: 'From an article, a text or a document.',
    left: (remaining: number, max: number) => `${remaining} of ${max} posts left this month`,
    trialEnded: 'Your trial has ended',
  },
  visual: { title: 'Create Visual', text: 'Start from a template or a blank canvas.' },
  recentPosts: 'Recent Posts',
  viewAll: 'View All',
} as const

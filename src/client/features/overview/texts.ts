import { catalogue } from '#client/lib/catalogue'

/** Every text of the dashboard. */

export const overviewTexts = catalogue('overview', {
  windowTitle: 'Dashboard',
  welcome: (name: string) => `Welcome back, ${name}`,
  somebody: 'there',
  trialEnds: (day: string, left: string) => `Trial ends ${day}, ${left}`,
  trialEnded: (day: string) => `Trial ended ${day}`,
  proEnds: (day: string) => `Cancelled, Pro until ${day}`,
  proEnded: (day: string) => `Pro ended ${day}`,
  plans: { active: 'Pro Plan', other: 'Trial' },
  settings: 'Settings',
  quickActions: 'Quick Actions',
  generate: {
    title: 'Generate Post',
    text: 'From an article, a text or a document.',
    left: (remaining: number, max: number) => `${remaining} of ${max} posts left this month`,
    trialEnded: 'Your trial has ended',
    proEnded: 'Your Pro subscription has ended',
  },
  visual: { title: 'Create Visual', text: 'From a template or a blank canvas.' },
  recentPosts: 'Recent Posts',
  viewAll: 'View All',
  quickNavigation: {
    title: 'Quick Navigation',
    visual: 'Create Visual',
    settings: 'Tool Settings',
    calendar: 'Post Calendar',
  },
  teaser: { title: 'Visual Editor', layers: 'Layers: 0', canvas: 'Canvas: 1200x630' },
  upgrade: {
    title: 'Upgrade to Pro',
    benefits: (posts: number) => [`${posts} posts per month`, 'All AI models', 'Web search'],
    button: (price: string) => `Upgrade for ${price}/month`,
  },
})

export const monthTexts = catalogue('overviewMonth', {
  title: 'This Month',
  postsGenerated: 'Posts generated',
  visualsCreated: 'Visuals created',
  modelsUsed: 'AI Models Used',
  loading: 'Counting this month',
  failed: 'This month could not be counted.',
  retry: 'Try again',
})

export const recentTexts = catalogue('overviewRecent', {
  empty: { title: 'No posts yet. Create your first post!', action: 'Generate Post' },
  emptyForReaders: 'No posts yet.',
  failed: 'Your posts could not be loaded',
  loading: 'Loading recent posts',
  generated: 'Generated',
  withVisual: 'With Visual',
  regenerate: 'Regenerate',
  copy: 'Copy',
  /** Short, as the screen has two larger ways to a new visual. */
  visual: 'Visual',
})

/** The names under which the server's answers are kept. One that begins with another is reached through it too. */

export const queryKeys = {
  user: ['user'],
  config: ['config'],
  /** Everything made of posts; lists and single posts append to it, so that one invalidation reaches all. */
  posts: ['posts'],
  /** Single posts, each with the examples that its voice is compared with. */
  openPosts: ['posts', 'one'],
  articles: ['articles'],
  /** Not below `posts`: it holds no posts as lists do, and each text of a post has an answer of its own. */
  similarPosts: ['similar-posts'],
  /** Likewise: each text of a post has an answer of its own. */
  modelChecks: ['model-checks'],
  sharedStyles: ['shared-styles'],
  userStyles: ['user-styles'],
  settings: ['settings'],
  voice: ['voice'],
  brand: ['brand'],
  fonts: ['fonts'],
  snippets: ['snippets'],
  sessions: ['sessions'],
  identity: ['identity'],
  secondFactor: ['second-factor'],
  paymentSetup: ['payment-setup'],
  billingHistory: ['billing-history'],
  pendingUsers: ['pending-users'],
  users: ['users'],
  adminStats: ['admin-stats'],
  paymentState: ['payment-state'],
  auditLog: ['audit-log'],
  system: ['system'],
  adminStyles: ['admin-styles'],
  visuals: ['visuals', 'list'],
  /** What stands in the editor, by what its address asks for. */
  openedVisuals: ['visuals', 'opened'],
  /** What visuals were before they were saved again. */
  visualVersions: ['visuals', 'versions'],
  visualTemplates: ['visual-templates'],
  media: ['media'],
  templates: ['prompt-templates'],
  modelSetUp: ['model-set-up'],
  localModels: ['local-models'],
  linkedinAccounts: ['linkedin-accounts'],
  installation: ['installation'],
  linkedinSetUp: ['linkedin-set-up'],
  publications: ['publications'],
  notices: ['notices'],
} as const

export const postKeys = {
  one: (id: string) => [...queryKeys.openPosts, id],
  provenance: (id: string, updatedAt: string) => [...queryKeys.openPosts, id, 'provenance', updatedAt],
  history: (filters: object) => [...queryKeys.posts, 'history', filters],
  between: (days: object) => [...queryKeys.posts, 'between', days],
  allRecent: [...queryKeys.posts, 'recent'],
  recent: (limit: number) => [...queryKeys.posts, 'recent', limit],
  summary: [...queryKeys.posts, 'summary'],
  earlier: (url: string) => [...queryKeys.posts, 'earlier', url],
  modelCheck: (id: string, updatedAt: string) => [...queryKeys.modelChecks, id, updatedAt],
  similar: (id: string, updatedAt: string) => [...queryKeys.similarPosts, id, updatedAt],
} as const

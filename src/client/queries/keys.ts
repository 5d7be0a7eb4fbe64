/** The keys of cached server responses. Invalidating a key also invalidates the keys that start with it. */

export const queryKeys = {
  user: ['user'],
  config: ['config'],
  workspaces: ['workspaces'],
  apiKeys: ['api-keys'],
  /** Of others, that act for a person; what one asks for follows. */
  apps: ['apps'],
  activity: ['activity'],
  webhooks: ['webhooks'],
  /** Everything made of posts; lists and single posts append to it, so that one invalidation reaches all. */
  posts: ['posts'],
  /** Single posts, each with the examples that its voice is compared with. */
  openPosts: ['posts', 'one'],
  articles: ['articles'],
  /** Not below `posts`: it holds no posts as lists do, and each text of a post has its own response. */
  similarPosts: ['similar-posts'],
  /** Likewise: each text of a post has its own response. */
  earlierPosts: ['earlier-posts'],
  /** Likewise: what was put away stays so. */
  corrections: ['corrections'],
  /** What was counted of published posts: of each, and of all together. */
  figures: ['figures'],
  /** Likewise: each text of a post has its own response. */
  modelChecks: ['model-checks'],
  /** Likewise: each text of a post has its own answer whether it is approved. */
  reviews: ['reviews'],
  comments: ['comments'],
  /** How much of the file that is being attached was sent. */
  sendingFiles: ['sending-files'],
  /** What a private link leads to. */
  reviewLinks: ['review-links'],
  sharedStyles: ['shared-styles'],
  userStyles: ['user-styles'],
  settings: ['settings'],
  voice: ['voice'],
  archivePosts: ['archive-posts'],
  brand: ['brand'],
  fonts: ['fonts'],
  snippets: ['snippets'],
  feeds: ['feeds'],
  /** The stories of the feeds; which of them follow. */
  inbox: ['inbox'],
  /** Whom a post can mention; the typed words follow. */
  mentions: ['mentions'],
  /** Everything of one team; its slug and what of it follow. */
  team: ['team'],
  /** Whether one-time links can be used. */
  linkState: ['link-state'],
  /** What an invitation’s link leads to. */
  teamInvitation: ['team-invitation'],
  adminTeams: ['admin-teams'],
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
  /** The visual open in the editor, by its request in the URL. */
  openedVisuals: ['visuals', 'opened'],
  /** Earlier versions of visuals. */
  visualVersions: ['visuals', 'versions'],
  /** The words on their pages. */
  visualWords: ['visuals', 'words'],
  visualTemplates: ['visual-templates'],
  media: ['media'],
  templates: ['prompt-templates'],
  modelSetUp: ['model-set-up'],
  localModels: ['local-models'],
  linkedinAccounts: ['linkedin-accounts'],
  installation: ['installation'],
  linkedinSetUp: ['linkedin-set-up'],
  publications: ['publications'],
  calendarAddress: ['calendar-address'],
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
  repeated: (id: string, updatedAt: string) => [...queryKeys.earlierPosts, id, updatedAt],
  corrections: (id: string) => [...queryKeys.corrections, id],
  figures: (id: string) => [...queryKeys.figures, 'of', id],
  modelCheck: (id: string, updatedAt: string) => [...queryKeys.modelChecks, id, updatedAt],
  sendingFile: (id: string) => [...queryKeys.sendingFiles, id],
  review: (id: string, updatedAt: string) => [...queryKeys.reviews, id, updatedAt],
  comments: (id: string) => [...queryKeys.comments, id],
  similar: (id: string, updatedAt: string) => [...queryKeys.similarPosts, id, updatedAt],
} as const

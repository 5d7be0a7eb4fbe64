/**
 * The addresses that a browser can open (spec section 2), shared by client and server. Any other path is the not-found
 * page.
 */

/**
 * Who a page of the app is for: `anyone`, signed in or not; a `visitor`, who is not signed in; a `member`, who is
 * signed in and approved; an `admin`.
 */
export type Audience = 'anyone' | 'visitor' | 'member' | 'admin'

interface Route {
  path: string
  audience: Audience
}

/** Pages of the app, by name. Visitors get the public first page at / instead. */
export const routes = {
  home: { path: '/', audience: 'member' },
  dashboard: { path: '/dashboard', audience: 'member' },
  auth: { path: '/auth', audience: 'anyone' },
  setup: { path: '/setup', audience: 'visitor' },
  resetPassword: { path: '/reset-password', audience: 'anyone' },
  confirmEmail: { path: '/confirm-email', audience: 'anyone' },
  invitation: { path: '/invitation', audience: 'anyone' },
  /** Joins a team; for accounts that still have to sign in or register too. */
  join: { path: '/join', audience: 'anyone' },
  /** A private link to the review of a post; its secret stands behind the #. */
  review: { path: '/review', audience: 'anyone' },
  /** Receives pages handed over from other sites; all of them must be able to open it. */
  handover: { path: '/handover', audience: 'anyone' },
  /** Where third-party apps ask for a person's consent. */
  authorize: { path: '/authorize', audience: 'anyone' },
  welcome: { path: '/welcome', audience: 'member' },
  generate: { path: '/generate', audience: 'member' },
  history: { path: '/history', audience: 'member' },
  inbox: { path: '/inbox', audience: 'member' },
  figures: { path: '/figures', audience: 'member' },
  schedule: { path: '/schedule', audience: 'member' },
  settings: { path: '/settings', audience: 'member' },
  developers: { path: '/settings/developers', audience: 'member' },
  /** The team that the address is in; outside one, the start of one. */
  team: { path: '/team', audience: 'member' },
  visualEditor: { path: '/visual-editor', audience: 'member' },
  subscribe: { path: '/subscribe', audience: 'member' },
  admin: { path: '/admin', audience: 'admin' },
  adminPrompts: { path: '/admin/prompts', audience: 'admin' },
  adminUsers: { path: '/admin/users', audience: 'admin' },
  adminTeams: { path: '/admin/teams', audience: 'admin' },
  adminModels: { path: '/admin/models', audience: 'admin' },
  adminLinkedin: { path: '/admin/linkedin', audience: 'admin' },
  adminSettings: { path: '/admin/settings', audience: 'admin' },
  adminSystem: { path: '/admin/system', audience: 'admin' },
} as const satisfies Record<string, Route>

/** Those that a team has too, below /w/SLUG. The others are a person's own. */
export const teamPages: readonly RouteName[] = [
  'home',
  'dashboard',
  'generate',
  'history',
  'inbox',
  'figures',
  'schedule',
  'settings',
  'developers',
  'visualEditor',
  'team',
]

export type RouteName = keyof typeof routes

export type ScreenPath = (typeof routes)[RouteName]['path']

export const screenPaths: readonly ScreenPath[] = Object.values(routes).map(({ path }) => path)

/** The public pages, each a separate document. Signed-out visitors get the one at /. */
export const sitePages = ['/', '/pricing', '/terms', '/privacy'] as const

export type SitePage = (typeof sitePages)[number]

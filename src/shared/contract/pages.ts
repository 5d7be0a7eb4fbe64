/** The addresses that a browser can open (spec section 2), for both sides. Any other path is the not-found page. */

/**
 * Who a page of the app is for: `anyone`, whoever may be signed in in this browser; a `visitor`, as long as nobody is
 * signed in; a `member`, who is signed in and approved; an `admin`.
 */
export type Audience = 'anyone' | 'visitor' | 'member' | 'admin'

interface Route {
  path: string
  audience: Audience
}

/** Shown by the app, by name. At / a visitor gets the public first page instead. */
export const routes = {
  home: { path: '/', audience: 'member' },
  dashboard: { path: '/dashboard', audience: 'member' },
  auth: { path: '/auth', audience: 'anyone' },
  setup: { path: '/setup', audience: 'visitor' },
  resetPassword: { path: '/reset-password', audience: 'anyone' },
  confirmEmail: { path: '/confirm-email', audience: 'anyone' },
  invitation: { path: '/invitation', audience: 'anyone' },
  /** Receives pages handed over from other sites; any of them must be able to open it. */
  handover: { path: '/handover', audience: 'anyone' },
  welcome: { path: '/welcome', audience: 'member' },
  generate: { path: '/generate', audience: 'member' },
  history: { path: '/history', audience: 'member' },
  schedule: { path: '/schedule', audience: 'member' },
  settings: { path: '/settings', audience: 'member' },
  visualEditor: { path: '/visual-editor', audience: 'member' },
  subscribe: { path: '/subscribe', audience: 'member' },
  admin: { path: '/admin', audience: 'admin' },
  adminPrompts: { path: '/admin/prompts', audience: 'admin' },
  adminUsers: { path: '/admin/users', audience: 'admin' },
  adminModels: { path: '/admin/models', audience: 'admin' },
  adminLinkedin: { path: '/admin/linkedin', audience: 'admin' },
  adminSettings: { path: '/admin/settings', audience: 'admin' },
  adminSystem: { path: '/admin/system', audience: 'admin' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

export type Page = (typeof routes)[RouteName]['path']

export const pages: readonly Page[] = Object.values(routes).map(({ path }) => path)

/** The public pages, each a document of its own. At / it is for whoever is not signed in. */
export const sitePages = ['/', '/pricing', '/terms', '/privacy'] as const

export type SitePage = (typeof sitePages)[number]

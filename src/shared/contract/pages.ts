/** The addresses that a browser can open (spec section 2). Any other path is the not-found page. */

/** Shown by the app. At / and /dashboard that is the dashboard of whoever is signed in. */
export const pages = [
  '/',
  '/dashboard',
  '/auth',
  '/setup',
  '/reset-password',
  '/confirm-email',
  '/invitation',
  '/generate',
  '/history',
  '/settings',
  '/visual-editor',
  '/subscribe',
  '/admin',
  '/admin/prompts',
  '/admin/users',
] as const

export type Page = (typeof pages)[number]

/** The public pages, each a document of its own. At / it is for whoever is not signed in. */
export const sitePages = ['/', '/pricing', '/terms', '/privacy'] as const

export type SitePage = (typeof sitePages)[number]

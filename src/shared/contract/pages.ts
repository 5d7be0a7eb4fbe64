/** The addresses of the app that a browser can open (spec section 2). Any other path is the not-found page. */
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

import { ownPath } from '#shared/text/own-path'

/** The page requested before signing in, from `?next=`: on this site, and not the sign-in page. */
export function nextPathFrom(next: string | null | undefined): string | null {
  const path = ownPath(next)
  return path === null || /^\/auth(?:[/?#]|$)/.test(path) ? null : path
}

/** The sign-in address that returns to `path` afterwards. */
export function signInPath(path: string): string {
  const next = nextPathFrom(path)
  return next === null || next === '/' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`
}

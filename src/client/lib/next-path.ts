import { ownPath } from '#shared/text/own-path'

/** The page someone wanted before signing in, as `?next=`: one of this site, and not the one where one signs in. */
export function nextPathFrom(next: string | null | undefined): string | null {
  const path = ownPath(next)
  return path === null || /^\/auth(?:[/?#]|$)/.test(path) ? null : path
}

/** The sign-in address that comes back to `path` afterwards. */
export function signInPath(path: string): string {
  const next = nextPathFrom(path)
  return next === null || next === '/' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`
}

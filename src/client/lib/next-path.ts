/** The address someone wanted before signing in, as `?next=`. Only a path of this site is ever followed. */

const here = 'https://site.invalid'

/**
 * @returns the path with its query and hash, or null when `next` leads elsewhere, is malformed,
 * or would lead back to signing in.
 */
export function nextPathFrom(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || hasControlCharacter(next)) return null
  let url: URL
  try {
    url = new URL(next, here)
  } catch {
    return null
  }
  if (url.origin !== here || url.pathname.startsWith('//')) return null
  if (url.pathname === '/auth' || url.pathname.startsWith('/auth/')) return null
  return url.pathname + url.search + url.hash
}

/** The sign-in address that comes back to `path` afterwards. */
export function signInPath(path: string): string {
  const next = nextPathFrom(path)
  return next === null || next === '/' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`
}

/** Browsers drop tabs and line ends from addresses, which can turn a harmless path into '//elsewhere'. */
function hasControlCharacter(text: string): boolean {
  return text.split('').some((character) => character < ' ' || character === '\u007f')
}

import { type RouteName, routes } from '#shared/contract/pages'

/** Screens are code of their own, fetched when needed or when a link to them is hovered or focused. */

type Prefetch = (name: RouteName) => void

let prefetch: Prefetch | null = null

/** Told once by the route table, which knows the screens; links stand below it and do not. */
export function setScreenPrefetch(next: Prefetch): void {
  prefetch = next
}

/** Fetches the code of the screen at `href`, if it is one of ours. */
export function prefetchScreen(href: string): void {
  const path = href.split(/[?#]/)[0] ?? href
  for (const [name, route] of Object.entries(routes)) if (route.path === path) prefetch?.(name as RouteName)
}

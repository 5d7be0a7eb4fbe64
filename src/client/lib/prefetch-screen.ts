import { type RouteName, routes } from '#shared/contract/pages'

/** Preloading screens: each has its own chunk, loaded when needed or when a link to it is hovered or focused. */

type Prefetch = (name: RouteName) => void

let prefetch: Prefetch | null = null

/** Called once by the route table, which knows the screens; links are in a lower layer and do not. */
export function setScreenPrefetch(next: Prefetch): void {
  prefetch = next
}

/** Loads the code of the screen at `href`, if it is one of ours. */
export function prefetchScreen(href: string): void {
  const path = href.split(/[?#]/)[0] ?? href
  for (const [name, route] of Object.entries(routes)) if (route.path === path) prefetch?.(name as RouteName)
}

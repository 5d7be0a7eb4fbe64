import { breakpoints, matchesMedia } from '#client/lib/breakpoints'
import { useMediaQuery } from '#client/lib/use-media-query'

/** Below this width the panels are tabs. */
export function isSmallScreen(): boolean {
  return matchesMedia(breakpoints.narrow)
}

export function useSmallScreen(): boolean {
  return useMediaQuery(breakpoints.narrow)
}

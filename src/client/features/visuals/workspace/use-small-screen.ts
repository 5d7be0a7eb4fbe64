import { useSyncExternalStore } from 'react'

/** Below this width the panels are tabs; the same figure stands in visuals.css and shell.css. */
const smallScreen = '(max-width: 899px)'

export function isSmallScreen(): boolean {
  return matchMedia(smallScreen).matches
}

export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, isSmallScreen)
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(smallScreen)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

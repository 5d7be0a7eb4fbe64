import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

/**
 * The URL's parameters, and how to change them. Reads the window itself: the router's decoded search loses an encoded
 * percent sign, and URLs inside URLs have many of those.
 */
export function useSearchParams() {
  const signal = useSearch()
  const [, navigate] = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's search only tells that the address changed
  const search = useMemo(() => new URLSearchParams(window.location.search), [signal])

  /** @param change gets the URL's current parameters, so that two changes in a row both count */
  const changeSearch = useCallback(
    (change: (current: URLSearchParams) => URLSearchParams, options?: { replace: boolean; state?: unknown }) => {
      const next = change(new URLSearchParams(window.location.search))
      const path = `~${window.location.pathname}`
      navigate(next.size > 0 ? `${path}?${next}` : path, options)
    },
    [navigate],
  )

  return [search, changeSearch] as const
}

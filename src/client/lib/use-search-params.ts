import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

/**
 * The address's parameters, and how to change them. They are read from the window itself: the router hands out a
 * decoded search in which an encoded percent sign is lost, and addresses inside addresses have many of those.
 */
export function useSearchParams() {
  const signal = useSearch()
  const [, navigate] = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's search only tells that the address changed
  const search = useMemo(() => new URLSearchParams(window.location.search), [signal])

  /** @param change gets the address as it is at that moment, so that two changes in a row both count. */
  const changeSearch = useCallback(
    (change: (current: URLSearchParams) => URLSearchParams, options?: { replace: boolean }) => {
      const next = change(new URLSearchParams(window.location.search))
      navigate(next.size > 0 ? `${window.location.pathname}?${next}` : window.location.pathname, options)
    },
    [navigate],
  )

  return [search, changeSearch] as const
}

import type { QueryClient } from '@tanstack/react-query'

/**
 * An answer that is on its way while the page changes what is cached may be from before the change, and would overwrite
 * it: it is dropped and asked for again.
 * @returns stops that
 */
export function askAgainAfterChanges(cache: QueryClient): () => void {
  return cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return
    const { query } = event
    const { fetchStatus, fetchMeta } = query.state
    // the next page of a list would not be asked for again
    if (fetchStatus !== 'fetching' || fetchMeta?.fetchMore) return
    if (!query.isActive()) void query.cancel({ revert: true })
    void cache.invalidateQueries({ queryKey: query.queryKey, exact: true })
  })
}

import { useSearchParams } from './use-search-params.ts'

/**
 * The open tab from the URL, and how to open another, which clears all other parameters. The first tab is the default.
 * @param inner the parameter of a view inside a tab, which selecting its tab closes
 */
export function useTab<Id extends string>(ids: readonly [Id, ...Id[]], inner?: string): [Id, (id: Id) => void] {
  const [search, changeSearch] = useSearchParams()
  const tab = ids.find((id) => id === search.get('tab')) ?? ids[0]
  const isInnerOpen = inner !== undefined && search.has(inner)
  return [
    tab,
    (next) => {
      if (next !== tab || isInnerOpen) changeSearch(() => new URLSearchParams({ tab: next }))
    },
  ]
}

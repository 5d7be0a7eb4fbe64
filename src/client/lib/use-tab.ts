import { useSearchParams } from './use-search-params.ts'

/**
 * The open tab as it stands in the address, and how to open another, which leaves nothing else there. The first of them
 * is open where the address names none.
 * @param inner what the address calls a part that one opens within a tab: its tab closes it
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

import { useCallback, useMemo } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { type HistoryView, readHistoryView, writeHistoryView } from './history-view.ts'

export type ChangeView = (change: Partial<HistoryView>, options?: { replace: boolean }) => void

/** The history's state in its address. Each change is a browser history entry, unless it replaces one. */
export function useHistoryView(): [HistoryView, ChangeView] {
  const [search, changeSearch] = useSearchParams()
  const view = useMemo(() => readHistoryView(search), [search])
  const change = useCallback<ChangeView>(
    (values, options) => changeSearch((current) => writeHistoryView(current, values), options),
    [changeSearch],
  )
  return [view, change]
}

import { useFlipStatus } from '#client/queries/posts/change-post'
import { PageTabs } from '#client/ui/tabs'
import { toast } from '#client/ui/toast'
import { HistoryCalendar } from './history-calendar.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryList } from './history-list.tsx'
import { HistorySummary } from './history-summary.tsx'
import { historyTexts, historyToasts } from './texts.ts'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'
import { useHistoryView } from './use-history-view.ts'

/** Everything the author has generated: counted, found, as a list and as a calendar. */
export function PostHistory() {
  const [view, change] = useHistoryView()
  const deletePost = useDeleteWithUndo()
  const flipStatus = useFlipStatus({
    onSuccess: (_saved, { status }) =>
      toast({ ...(status === 'published' ? historyToasts.published : historyToasts.unpublished), kind: 'success' }),
    onError: () => toast({ ...historyToasts.updateFailed, kind: 'error' }),
  })
  const shared = { view, change, onDelete: deletePost, onFlipStatus: flipStatus }

  return (
    <>
      <HistorySummary />
      <HistoryFilters view={view} change={change} />
      <PageTabs
        name="history"
        label={historyTexts.tabsLabel}
        value={view.tab}
        onChange={(tab) => change({ tab })}
        tabs={[
          { id: 'list', label: historyTexts.tabs.list, content: <HistoryList {...shared} /> },
          { id: 'calendar', label: historyTexts.tabs.calendar, content: <HistoryCalendar {...shared} /> },
        ]}
      />
    </>
  )
}

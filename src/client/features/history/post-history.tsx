import { useFlipStatus } from '#client/queries/posts/change-post'
import { TabPanel, Tabs } from '#client/ui/tabs'
import { toast } from '#client/ui/toast'
import { HistoryCalendar } from './history-calendar.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryList } from './history-list.tsx'
import { HistorySummary } from './history-summary.tsx'
import type { HistoryTab } from './history-view.ts'
import styles from './post-history.module.css'
import { historyTexts, historyToasts } from './texts.ts'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'
import { useHistoryView } from './use-history-view.ts'

const tabs: readonly HistoryTab[] = ['list', 'calendar']

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
      <Tabs
        name="history"
        label={historyTexts.tabsLabel}
        value={view.tab}
        onChange={(tab) => change({ tab })}
        items={tabs.map((id) => ({ id, label: historyTexts.tabs[id] }))}
      />
      <TabPanel name="history" id="list" value={view.tab} className={styles.panel}>
        <HistoryList {...shared} />
      </TabPanel>
      <TabPanel name="history" id="calendar" value={view.tab} className={styles.panel}>
        <HistoryCalendar {...shared} />
      </TabPanel>
    </>
  )
}

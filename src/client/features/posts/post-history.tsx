import { TabPanel, Tabs } from '#client/ui/tabs'
import { HistoryCalendar } from './history-calendar.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryList } from './history-list.tsx'
import { HistorySummary } from './history-summary.tsx'
import type { HistoryTab } from './history-view.ts'
import { historyTexts } from './texts.ts'
import { useFlipStatus } from './use-change-post.ts'
import { useDeletePost } from './use-delete-post.ts'
import { useHistoryView } from './use-history-view.ts'

const tabs: readonly { id: HistoryTab; label: string }[] = [
  { id: 'list', label: historyTexts.tabs.list },
  { id: 'calendar', label: historyTexts.tabs.calendar },
]

/** Everything the author has generated: counted, found, as a list and as a calendar. */
export function PostHistory() {
  const [view, change] = useHistoryView()
  const deletePost = useDeletePost()
  const shared = { view, change, onDelete: deletePost, onFlipStatus: useFlipStatus() }

  return (
    <>
      <HistorySummary />
      <HistoryFilters view={view} change={change} />
      <Tabs
        name="history"
        label={historyTexts.tabsLabel}
        value={view.tab}
        onChange={(tab) => change({ tab })}
        items={tabs}
      />
      <TabPanel name="history" id="list" value={view.tab} className="history">
        <HistoryList {...shared} />
      </TabPanel>
      <TabPanel name="history" id="calendar" value={view.tab} className="history">
        <HistoryCalendar {...shared} />
      </TabPanel>
    </>
  )
}

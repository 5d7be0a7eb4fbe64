import { dayOf } from '#client/lib/days'
import { useSearchParams } from '#client/lib/use-search-params'
import { useTimeZone } from '#client/queries/user'
import { PageTabs } from '#client/ui/tabs'
import { DayGrid } from './day-grid.tsx'
import { HeldNotice } from './held-notice.tsx'
import { PlannedList } from './planned-list.tsx'
import { Queues } from './queues.tsx'
import {
  readScheduleView,
  type ScheduleTab,
  type ScheduleView,
  scheduleTabs,
  writeScheduleView,
} from './schedule-view.ts'
import { scheduleTexts as texts } from './texts.ts'

/** What goes out, by month, by week, as a list, and in the queues. The view stands in the address. */
export function Schedule() {
  const [search, changeSearch] = useSearchParams()
  const timeZone = useTimeZone()
  const view = readScheduleView(search)
  const today = dayOf(new Date(), timeZone)
  const change = (part: Partial<ScheduleView>) => changeSearch(() => writeScheduleView({ ...view, ...part }))

  function contentOf(tab: ScheduleTab) {
    if (tab === 'list') return <PlannedList />
    if (tab === 'queue') return <Queues />
    return <DayGrid tab={tab} day={view.day ?? today} today={today} onDay={(day) => change({ day })} />
  }

  return (
    <>
      {view.tab !== 'queue' && <HeldNotice />}
      <PageTabs
        name="schedule"
        label={texts.tabsLabel}
        value={view.tab}
        onChange={(tab) => change({ tab })}
        tabs={scheduleTabs.map((id) => ({ id, label: texts.tabs[id], content: contentOf(id) }))}
      />
    </>
  )
}

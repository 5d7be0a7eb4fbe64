import { dayOf } from '#client/lib/days'
import { useSearchParams } from '#client/lib/use-search-params'
import { useTimeZone } from '#client/queries/user'
import { TabPanel, Tabs } from '#client/ui/tabs'
import { DayGrid } from './day-grid.tsx'
import { HeldNotice } from './held-notice.tsx'
import { PlannedList } from './planned-list.tsx'
import { Queues } from './queues.tsx'
import styles from './schedule.module.css'
import { readScheduleView, type ScheduleView, scheduleTabs, writeScheduleView } from './schedule-view.ts'
import { scheduleTexts as texts } from './texts.ts'

/** What goes out, by month, by week, as a list, and in the queues. The view stands in the address. */
export function Schedule() {
  const [search, changeSearch] = useSearchParams()
  const timeZone = useTimeZone()
  const view = readScheduleView(search)
  const today = dayOf(new Date(), timeZone)
  const change = (part: Partial<ScheduleView>) => changeSearch(() => writeScheduleView({ ...view, ...part }))

  return (
    <>
      {view.tab !== 'queue' && <HeldNotice />}
      <Tabs
        name="schedule"
        label={texts.tabsLabel}
        value={view.tab}
        onChange={(tab) => change({ tab })}
        items={scheduleTabs.map((id) => ({ id, label: texts.tabs[id] }))}
      />
      <TabPanel name="schedule" id={view.tab} value={view.tab} className={styles.panel}>
        {view.tab === 'list' ? (
          <PlannedList />
        ) : view.tab === 'queue' ? (
          <Queues />
        ) : (
          <DayGrid tab={view.tab} day={view.day ?? today} today={today} onDay={(day) => change({ day })} />
        )}
      </TabPanel>
    </>
  )
}

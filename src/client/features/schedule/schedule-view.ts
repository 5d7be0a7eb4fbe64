import { addDays, type Day, firstWeekday, isDay, startOfWeek, weeksOfMonth } from '#client/lib/days'

export const scheduleTabs = ['month', 'week', 'list', 'queue'] as const
export type ScheduleTab = (typeof scheduleTabs)[number]

/** What the schedule shows, as its address says it. */
export interface ScheduleView {
  tab: ScheduleTab
  /** A day of what is shown; null for today. */
  day: Day | null
}

export function readScheduleView(search: URLSearchParams): ScheduleView {
  const day = search.get('day') ?? ''
  return { tab: scheduleTabs.find((tab) => tab === search.get('tab')) ?? 'month', day: isDay(day) ? day : null }
}

export function writeScheduleView({ tab, day }: ScheduleView): URLSearchParams {
  return new URLSearchParams({ ...(tab !== 'month' && { tab }), ...(day && { day }) })
}

/** The weeks that are shown around `day`. */
export function weeksShown(tab: 'month' | 'week', day: Day): Day[][] {
  const start = firstWeekday(navigator.language)
  if (tab === 'month') return weeksOfMonth(day, start)
  const first = startOfWeek(day, start)
  return [Array.from({ length: 7 }, (_day, index) => addDays(first, index))]
}

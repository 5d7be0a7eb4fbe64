import { addDays, addMonths, type Day, startOfWeek, weeksOfMonth } from '#client/lib/days'
import type { CalendarRange } from '../view/history-view.ts'

/** Weeks shown from this one on, unless another month was opened. */
const weeksAhead = 5

/** Where in time the reader is. */
export interface Now {
  today: Day
  /** The first day of their week, 0 for Sunday. */
  weekStart: number
}

export interface ShownWeeks {
  weeks: Day[][]
  /** Whether they begin with this week rather than with a month. */
  isFromNow: boolean
}

/** The weeks around `day`: one; or those from this week on, if it is among them; else its month. */
export function weeksShown(range: CalendarRange, day: Day, now: Now): ShownWeeks {
  if (range === 'week') return { weeks: [weekFrom(startOfWeek(day, now.weekStart))], isFromNow: false }
  if (!isNear(day, now)) return { weeks: weeksOfMonth(day, now.weekStart), isFromNow: false }
  const first = startOfWeek(now.today, now.weekStart)
  return {
    weeks: Array.from({ length: weeksAhead }, (_week, index) => weekFrom(addDays(first, 7 * index))),
    isFromNow: true,
  }
}

/** The day to look at for the range before or after. */
export function stepOf(range: CalendarRange, day: Day, now: Now, count: -1 | 1): Day {
  if (range === 'week') return addDays(day, 7 * count)
  if (!isNear(day, now)) return addMonths(day, count)
  const first = startOfWeek(now.today, now.weekStart)
  return count > 0 ? addDays(first, 7 * weeksAhead) : addDays(first, -1)
}

function isNear(day: Day, now: Now): boolean {
  const first = startOfWeek(now.today, now.weekStart)
  return day >= first && day < addDays(first, 7 * weeksAhead)
}

function weekFrom(first: Day): Day[] {
  return Array.from({ length: 7 }, (_day, index) => addDays(first, index))
}

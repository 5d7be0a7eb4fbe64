import { isLocale } from './is-locale.ts'

/**
 * Dates without a time, written as 2026-11-20, and calendar arithmetic with them. It uses UTC, where all days are
 * equally long; only `dayOf` knows time zones.
 */
export type Day = string

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The date of a moment in `timeZone`; in the browser's own if it does not know that zone. */
export function dayOf(moment: string | number | Date, timeZone: string): Day {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** That day's first moment in the browser's time zone, for the formatters of lib/formatting. */
export function dateOf(day: Day): Date {
  const [year, month, date] = partsOf(day)
  return new Date(year, month - 1, date)
}

/** Whether `text` names a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

export function addDays(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day)
  return toDay(year, month, date + count)
}

/** The same day of another month, or that month's last day if it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return toDay(year, month + count, Math.min(date, last))
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  const [year, month, date] = partsOf(day)
  return new Date(Date.UTC(year, month - 1, date)).getUTCDay()
}

/** The first day of the week that `day` is in. @param firstWeekday 0 is Sunday */
export function startOfWeek(day: Day, firstWeekday: number): Day {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7))
}

/** The six weeks that show the month of `day`; always six, so that a calendar keeps its height. */
export function weeksOfMonth(day: Day, firstWeekday: number): Day[][] {
  const start = startOfWeek(`${monthOf(day)}-01`, firstWeekday)
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(start, week * 7 + index)),
  )
}

/** '2026-11' */
export function monthOf(day: Day): string {
  return day.slice(0, 7)
}

/** The reader's first day of the week, 0 for Sunday; Monday if the browser does not say. */
export function firstWeekday(language: string): number {
  if (!isLocale(language)) return 1
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
  return (locale.getWeekInfo?.().firstDay ?? 1) % 7
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  let formatter: Intl.DateTimeFormat
  try {
    formatter = new Intl.DateTimeFormat('en', { ...options, timeZone })
  } catch {
    formatter = new Intl.DateTimeFormat('en', options) // a zone that this browser does not know yet
  }
  formatters.set(timeZone, formatter)
  return formatter
}

function partsOf(day: Day): [number, number, number] {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

function toDay(year: number, month: number, date: number): Day {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
}

import { formatDayOfYear } from '#client/lib/formatting'

/** '14:02' today, '20 November' on any other day. In the reader's time zone, like all of the app's dates. */
export function formatMoment(moment: string | number, now = new Date()): string {
  const date = new Date(moment)
  if (date.toDateString() !== now.toDateString()) return formatDayOfYear(date)
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`
}

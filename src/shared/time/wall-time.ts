import { dayMs } from './durations.ts'

/**
 * Times as clocks on a wall show them, and the moments they name. What a zone's clocks do is asked of Intl, which every
 * browser and Node have.
 */

/** A local time to the minute, as 2026-12-01T09:00. */
export type WallTime = string

/** What a change of the clocks makes of a wall time. */
export type ClockChange = 'moved-forward' | 'first-of-two'

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * The moment at which clocks in `timeZone` show `wall`. A time that clocks jump over moves forward by as much as they
 * jump; of one that they show twice it is the first.
 * @throws RangeError for a zone or a time that is none
 */
export function resolveWallTime(wall: WallTime, timeZone: string): { dueAt: number; change: ClockChange | null } {
  const shown = Date.parse(`${wall}Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) || Number.isNaN(shown)) throw new RangeError(`No time: ${wall}`)
  const before = offsetAt(shown - dayMs, timeZone)
  const after = offsetAt(shown + dayMs, timeZone)
  const moments = [...new Set([shown - before, shown - after])].filter(
    (moment) => moment + offsetAt(moment, timeZone) === shown,
  )
  if (moments.length === 0) return { dueAt: shown - before, change: 'moved-forward' }
  return { dueAt: Math.min(...moments), change: moments.length > 1 ? 'first-of-two' : null }
}

/** What clocks in `timeZone` show at a moment. @throws RangeError for a zone that is none */
export function wallTimeOf(moment: number, timeZone: string): WallTime {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 16)
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(formatterOf(name))
  } catch {
    return false
  }
}

/** How far clocks in `timeZone` are ahead of UTC, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(moment)) parts[type] = Number(value)
  const { year = 1970, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

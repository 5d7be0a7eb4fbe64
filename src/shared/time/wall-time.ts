import { dayMs } from './durations.ts'
import { offsetAt } from './time-zones.ts'

/** Times as clocks on a wall show them, and the moments they name. */

/** A local time to the minute, as 2026-12-01T09:00. */
export type WallTime = string

/** What a change of the clocks makes of a wall time. */
export type ClockChange = 'moved-forward' | 'first-of-two'

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

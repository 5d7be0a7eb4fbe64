import { dayMs } from './durations.ts'
import { offsetAt } from './time-zones.ts'

/** Times as clocks on a wall show them, and the moments they name. */

/** A local time to the minute, as 2026-12-01T09:00. */
export type WallTime = string

/** What a change of the clocks makes of a wall time. */
export type ClockChange = 'moved-forward' | 'first-of-two'

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

export function isWallTime(text: string): boolean {
  return form.test(text) && !Number.isNaN(Date.parse(`${text}Z`))
}

/**
 * The moment of a local time. A time that a clock change skips moves forward by the change; of one that occurs twice it
 * is the first.
 * @throws RangeError for an invalid zone or time
 */
export function resolveWallTime(wall: WallTime, timeZone: string): { dueAt: number; change: ClockChange | null } {
  const shown = Date.parse(`${wall}Z`)
  if (!isWallTime(wall)) throw new RangeError(`No time: ${wall}`)
  const before = offsetAt(shown - dayMs, timeZone)
  const after = offsetAt(shown + dayMs, timeZone)
  const moments = [...new Set([shown - before, shown - after])].filter(
    (moment) => moment + offsetAt(moment, timeZone) === shown,
  )
  if (moments.length === 0) return { dueAt: shown - before, change: 'moved-forward' }
  return { dueAt: Math.min(...moments), change: moments.length > 1 ? 'first-of-two' : null }
}

/** The local time of a moment. @throws RangeError for an invalid zone */
export function wallTimeOf(moment: number, timeZone: string): WallTime {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 16)
}

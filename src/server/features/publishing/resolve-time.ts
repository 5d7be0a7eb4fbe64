import { AppError } from '#server/platform/errors'
import { dayMs } from '#shared/time/durations'
import { canonicalTimeZone } from '#shared/time/time-zones'
import { type ClockChange, resolveWallTime } from '#shared/time/wall-time'

/** When a post is to go out. */
export interface ResolvedTime {
  wallTime: string | null
  timeZone: string | null
  clockChange: ClockChange | null
  dueAt: number
  isQueued: boolean
}

const furthestMs = 2 * 366 * dayMs
/** A form may be submitted a moment after the minute it names. */
const toleranceMs = 60_000

/** @throws AppError invalid_input for a time that is past or too far ahead, and an unknown zone */
export function resolveTime(at: string, timeZone: string, now: number): ResolvedTime {
  if (!canonicalTimeZone(timeZone)) throw new AppError('invalid_input', 'publicationZoneUnknown')
  const { dueAt, change } = resolveWallTime(at, timeZone)
  if (dueAt < now - toleranceMs) throw new AppError('invalid_input', 'publicationTimePast')
  if (dueAt > now + furthestMs) throw new AppError('invalid_input', 'publicationTimeTooFar')
  return { wallTime: at, timeZone, clockChange: change, dueAt, isQueued: false }
}

export function atOnce(now: number): ResolvedTime {
  return { wallTime: null, timeZone: null, clockChange: null, dueAt: now, isQueued: false }
}

import { dayMs, hourMs, minuteMs } from './durations.ts'
import { offsetAt } from './time-zones.ts'

/** Days of a time zone, written YYYY-MM-DD, in epoch ms. A day may have 23 or 25 hours, and may start after midnight. */

/** Days from here on, and those before 1970, have no post; their years would not be written with four digits. */
const farthestDay = Date.UTC(9990, 0)
/** The farthest a clock is from UTC, on either side. */
const farthestMs = 14 * hourMs
/** Shorter than the time between two changes of a clock; Morocco's are a Ramadan apart. */
const stepMs = 28 * dayMs

export interface LocalDay {
  day: string
  from: number
  /** Exclusive. */
  until: number
}

/** A time in which the clock keeps the same distance from UTC: local time is UTC plus `offsetMs`. */
interface OffsetPeriod {
  from: number
  until: number
  offsetMs: number
}

/** The first moment of a day; of the next one that exists, where the calendar skipped it. */
export function startOfDay(day: string, timeZone: string): number {
  return firstMoment(around(day), (moment) => dayAt(moment, timeZone) >= day)
}

/** The first moment after a day. */
export function endOfDay(day: string, timeZone: string): number {
  const [from, until] = around(day)
  return firstMoment([from, until + dayMs], (moment) => dayAt(moment, timeZone) > day)
}

export function dayAt(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 10)
}

/** The calendar month as people in that time zone have it, YYYY-MM. */
export function monthAt(moment: number, timeZone: string): string {
  return dayAt(moment, timeZone).slice(0, 7)
}

/** The days from one moment to another, both inclusive, in order; the first and the last are cut there. */
export function daysBetween(from: number, until: number, timeZone: string): LocalDay[] {
  const days: LocalDay[] = []
  for (const period of offsetPeriods(from, until, timeZone)) {
    for (let start = period.from; start < period.until; ) {
      const number = Math.floor((start + period.offsetMs) / dayMs)
      const day = new Date(number * dayMs).toISOString().slice(0, 10)
      const end = Math.min((number + 1) * dayMs - period.offsetMs, period.until)
      const last = days.at(-1)
      if (last?.day === day) last.until = end
      else days.push({ day, from: start, until: end })
      start = end
    }
  }
  return days
}

function offsetPeriods(from: number, until: number, timeZone: string): OffsetPeriod[] {
  const periods: OffsetPeriod[] = []
  let start = from
  let offsetMs = offsetAt(from, timeZone)
  for (let seen = from; seen <= until; ) {
    const next = seen + stepMs
    const nextOffsetMs = offsetAt(next, timeZone)
    if (nextOffsetMs !== offsetMs) {
      const change = firstMoment([seen, next], (moment) => offsetAt(moment, timeZone) === nextOffsetMs)
      periods.push({ from: start, until: change, offsetMs })
      start = change
      offsetMs = nextOffsetMs
    }
    seen = next
  }
  if (start <= until) periods.push({ from: start, until: until + 1, offsetMs })
  return periods
}

function around(day: string): [number, number] {
  const midnight = Math.min(Math.max(Date.parse(day), 0), farthestDay)
  return [midnight - farthestMs, midnight + farthestMs]
}

/** Where a condition that stays true begins, to the minute: clocks change on whole minutes. */
function firstMoment([from, until]: [number, number], isReached: (moment: number) => boolean): number {
  let before = Math.floor(from / minuteMs) - 1
  let reached = Math.ceil(until / minuteMs)
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2)
    if (isReached(middle * minuteMs)) reached = middle
    else before = middle
  }
  return reached * minuteMs
}

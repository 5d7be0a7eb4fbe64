import { dayMs } from '#shared/time/durations'
import { resolveWallTime, wallTimeOf } from '#shared/time/wall-time'

/** A weekly time at which an account's queue goes out. */
interface WeeklyTime {
  /** 1: Monday. */
  weekday: number
  /** 09:00. */
  time: string
}

export interface FreeTime {
  /** Local time in the queue's zone. */
  at: string
  dueAt: number
}

const maxWeeks = 104
/** The earliest that a queue goes out, so that there is time to change one's mind. */
const soonestMs = 60_000

/** The next weekly time that is still free; null when there is none. Pure. */
export function nextFreeTime(
  slots: readonly WeeklyTime[],
  { taken, now, timeZone }: { taken: readonly number[]; now: number; timeZone: string },
): FreeTime | null {
  if (slots.length === 0) return null
  const isTaken = new Set(taken.map(minuteOf))
  const today = Date.parse(`${wallTimeOf(now, timeZone).slice(0, 10)}T00:00Z`)
  const sorted = [...slots].sort((one, other) => one.time.localeCompare(other.time))
  for (let ahead = 0; ahead < maxWeeks * 7; ahead += 1) {
    const day = new Date(today + ahead * dayMs)
    const weekday = day.getUTCDay() || 7
    for (const { time } of sorted.filter((slot) => slot.weekday === weekday)) {
      const at = `${day.toISOString().slice(0, 10)}T${time}`
      const { dueAt } = resolveWallTime(at, timeZone)
      if (dueAt >= now + soonestMs && !isTaken.has(minuteOf(dueAt))) return { at, dueAt }
    }
  }
  return null
}

function minuteOf(moment: number): number {
  return Math.floor(moment / 60_000)
}

import { dayMs } from '#shared/time/durations'
import { resolveWallTime, wallTimeOf } from '#shared/time/wall-time'

/** A weekly time at which an account's queue goes out. */
interface Slot {
  /** 1: Monday. */
  weekday: number
  /** 09:00. */
  time: string
}

export interface FreeSlot {
  /** Wall time. */
  at: string
  dueAt: number
}

const maxWeeks = 104
/** The earliest that a queue goes out, so that there is time to change one's mind. */
const soonestMs = 60_000

/** The next of the weekly times at which nothing goes out yet; null when there are none. Pure. */
export function nextFreeSlot(
  slots: readonly Slot[],
  { taken, now, timeZone }: { taken: readonly number[]; now: number; timeZone: string },
): FreeSlot | null {
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

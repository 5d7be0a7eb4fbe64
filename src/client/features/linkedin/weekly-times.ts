import { formatWeekday } from '#client/lib/formatting'
import type { LinkedinAccount } from '#client/queries/linkedin/accounts'

export type WeeklyTime = LinkedinAccount['slots'][number]

/** 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** 'Mon': the fifth of January 2026 was one. */
export function nameWeekday(weekday: number): string {
  return formatWeekday(new Date(2026, 0, 4 + weekday))
}

/** In order of the week; null if the slot exists already. */
export function withWeeklyTime(slots: readonly WeeklyTime[], added: WeeklyTime): WeeklyTime[] | null {
  if (slots.some((each) => keyOf(each) === keyOf(added))) return null
  return [...slots, added].sort((one, other) => keyOf(one).localeCompare(keyOf(other)))
}

export function keyOf({ weekday, time }: WeeklyTime): string {
  return `${weekday} ${time}`
}

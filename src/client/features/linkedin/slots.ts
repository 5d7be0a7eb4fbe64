import { formatWeekday } from '#client/lib/formatting'
import type { LinkedinAccount } from '#client/queries/linkedin/accounts'

export type Slot = LinkedinAccount['slots'][number]

/** 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** 'Mon': the fifth of January 2026 was one. */
export function nameWeekday(weekday: number): string {
  return formatWeekday(new Date(2026, 0, 4 + weekday))
}

/** Through the week; null when the slot is there already. */
export function withSlot(slots: readonly Slot[], added: Slot): Slot[] | null {
  if (slots.some((slot) => keyOf(slot) === keyOf(added))) return null
  return [...slots, added].sort((one, other) => keyOf(one).localeCompare(keyOf(other)))
}

export function keyOf({ weekday, time }: Slot): string {
  return `${weekday} ${time}`
}

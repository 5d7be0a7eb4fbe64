import { type Day, dayOf, monthOf } from '#client/lib/days'

/** One month of a list, with the day it starts on for its heading. */
export interface MonthGroup<Item> {
  /** Year and month where the author lives, as 2026-11. */
  key: string
  startsOn: Day
  items: Item[]
}

/** Cuts a list into months of `timeZone`, keeping its order. */
export function groupByMonth<Item extends { createdAt: string }>(
  items: readonly Item[],
  timeZone: string,
): MonthGroup<Item>[] {
  const groups: MonthGroup<Item>[] = []
  for (const item of items) {
    const key = monthOf(dayOf(item.createdAt, timeZone))
    const last = groups.at(-1)
    if (last?.key === key) last.items.push(item)
    else groups.push({ key, startsOn: `${key}-01`, items: [item] })
  }
  return groups
}

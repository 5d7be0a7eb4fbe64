import { type Day, monthOf } from '#client/lib/days'

/** One month of a list, with its first day for the heading. */
export interface MonthGroup<Item> {
  /** Year and month, as 2026-11. */
  key: string
  startsOn: Day
  items: Item[]
}

/** Splits a list into months, keeping its order. */
export function groupByMonth<Item extends { day: Day }>(items: readonly Item[]): MonthGroup<Item>[] {
  const groups: MonthGroup<Item>[] = []
  for (const item of items) {
    const key = monthOf(item.day)
    const last = groups.at(-1)
    if (last?.key === key) last.items.push(item)
    else groups.push({ key, startsOn: `${key}-01`, items: [item] })
  }
  return groups
}

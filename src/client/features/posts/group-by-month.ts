/** One month of a list, with the day it starts on for its heading. */
export interface MonthGroup<Item> {
  /** Year and month in local time, as 2026-11. */
  key: string
  startsAt: Date
  items: Item[]
}

/** Cuts a list into months of the reader's own time zone, keeping its order. */
export function groupByMonth<Item extends { createdAt: string }>(items: readonly Item[]): MonthGroup<Item>[] {
  const groups: MonthGroup<Item>[] = []
  for (const item of items) {
    const created = new Date(item.createdAt)
    const key = `${created.getFullYear()}-${String(created.getMonth() + 1).padStart(2, '0')}`
    const last = groups.at(-1)
    if (last?.key === key) last.items.push(item)
    else groups.push({ key, startsAt: new Date(created.getFullYear(), created.getMonth(), 1), items: [item] })
  }
  return groups
}

/** Groups rows by post, keeping their order. */
export function groupByPost<Row extends { post_id: string }, Value>(
  rows: readonly Row[],
  toValue: (row: Row) => Value,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const group = groups.get(row.post_id) ?? []
    groups.set(row.post_id, group)
    group.push(toValue(row))
  }
  return groups
}

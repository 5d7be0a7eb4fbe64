import { type Dimension, minPosts } from '../rules/figures.ts'

/** A post's result, and the traits it is compared by. */
export interface Measured {
  traits: Readonly<Record<Dimension, string | null>>
  count: number
}

/** Posts that have traits in common. */
export interface Group {
  /** A value for each dimension compared by, in their order. */
  values: readonly string[]
  posts: number
  /** null: too few posts to say anything. */
  summary: Summary | null
}

export interface Summary {
  median: number
  lowest: number
  highest: number
}

/**
 * Posts grouped by one or two dimensions. Groups of which something can be said come first, the highest median first;
 * then the others, the largest first. Posts without a value are left out. Pure.
 */
export function compareGroups(
  posts: readonly Measured[],
  by: readonly [Dimension] | readonly [Dimension, Dimension],
): Group[] {
  const counts = new Map<string, { values: string[]; counts: number[] }>()
  for (const { traits, count } of posts) {
    const values = by.flatMap((dimension) => traits[dimension] ?? [])
    if (values.length < by.length) continue
    const key = JSON.stringify(values)
    const group = counts.get(key) ?? { values, counts: [] }
    counts.set(key, group)
    group.counts.push(count)
  }
  return [...counts.values()]
    .map((group) => ({ values: group.values, posts: group.counts.length, summary: summaryOf(group.counts) }))
    .sort((one, other) => medianOf(other) - medianOf(one) || other.posts - one.posts)
}

/** Null for too few posts. */
export function summaryOf(counts: readonly number[]): Summary | null {
  if (counts.length < minPosts) return null
  return { median: median(counts), lowest: Math.min(...counts), highest: Math.max(...counts) }
}

/** @param values at least one, in any order */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}

function medianOf({ summary }: Group): number {
  return summary?.median ?? -1
}

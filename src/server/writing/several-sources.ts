import type { WritingRequest, WritingSource } from './writer.ts'

/** A post may be written from several sources; what that changes for whoever goes through them. */

type Sourced = Pick<WritingRequest, 'source' | 'moreSources'>

/** All of them in their order, the post's first one first. */
export function sourcesOf({ source, moreSources = [] }: Sourced): WritingSource[] {
  return [source, ...moreSources]
}

export function isSeveral({ moreSources = [] }: Sourced): boolean {
  return moreSources.length > 0
}

/** The places from 1 of those that are the author's own. */
export function ownSources(request: Sourced): number[] {
  return sourcesOf(request).flatMap(({ isOwn }, at) => (isOwn ? [at + 1] : []))
}

/**
 * How much of a budget each of several texts may have: equal parts, where what a short text leaves goes to the longer ones.
 * @param lengths in the budget's unit
 */
export function shareBudget(lengths: readonly number[], budget: number): number[] {
  const shares = lengths.map(() => 0)
  let left = budget
  const shortestFirst = [...lengths.keys()].sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0))
  for (const [done, at] of shortestFirst.entries()) {
    const equal = Math.floor(left / (shortestFirst.length - done))
    const share = Math.min(lengths[at] ?? 0, equal)
    shares[at] = share
    left -= share
  }
  return shares
}

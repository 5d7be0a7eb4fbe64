/**
 * A post's position combines its time of creation with a number for posts of the same millisecond. It orders posts by
 * one unique number, by which SQLite's search index also lists its results.
 */

const positionsPerMs = 1024

/** Positions per millisecond, within the exact integers of a number (until the year 2248). */
export function positionsAt(moment: number): { first: number; last: number } {
  const most = Math.floor(Number.MAX_SAFE_INTEGER / positionsPerMs) - 1
  const first = Math.min(Math.max(moment, -1), most) * positionsPerMs
  return { first, last: first + positionsPerMs - 1 }
}

/** Epoch ms. */
export function momentOf(position: number): number {
  return Math.floor(position / positionsPerMs)
}

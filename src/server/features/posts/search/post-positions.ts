/**
 * A post's position is its moment of creation and a number that tells it from others of the same millisecond. It orders
 * posts by one unique number, which is also what SQLite's search index lists its finds by.
 */

const positionsPerMs = 1024

/** The positions of a millisecond, within what a number holds exactly (until the year 2248). */
export function positionsAt(moment: number): { first: number; last: number } {
  const most = Math.floor(Number.MAX_SAFE_INTEGER / positionsPerMs) - 1
  const first = Math.min(Math.max(moment, -1), most) * positionsPerMs
  return { first, last: first + positionsPerMs - 1 }
}

/** Epoch ms. */
export function momentOf(position: number): number {
  return Math.floor(position / positionsPerMs)
}

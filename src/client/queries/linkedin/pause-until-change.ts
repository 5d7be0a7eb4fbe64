import { isInProgress } from './is-in-progress.ts'
import type { PublicationState } from './publication-cache.ts'

const second = 1000
const longPause = 60 * second

/**
 * After how many milliseconds to ask again: soon while something is under way or due, at its time when that is near, and
 * not at all where nothing can happen by itself.
 */
export function pauseUntilChange(
  publications: readonly { state: PublicationState; dueAt: string }[],
  now: number,
): number | false {
  if (publications.some(isInProgress)) return 2 * second
  const waits = publications
    .filter(({ state }) => state === 'scheduled')
    .map(({ dueAt }) => Date.parse(dueAt) + second - now)
  if (waits.length === 0) return false
  return Math.min(Math.max(Math.min(...waits), 3 * second), longPause)
}

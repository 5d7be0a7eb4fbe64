import { isInProgress } from './is-in-progress.ts'
import type { PublicationState } from './publication-cache.ts'

const second = 1000
const longPause = 60 * second

/**
 * Milliseconds until the next fetch: soon while something is in progress or due, at its due time when that is near, and
 * none if nothing can change without the user.
 */
export function pauseUntilChange(
  publications: readonly { state: PublicationState; dueAt: string; firstComment?: { state: string } | null }[],
  now: number,
): number | false {
  if (publications.some((one) => isInProgress(one) || isCommentNear(one))) return 2 * second
  const waits = publications
    .filter(({ state }) => state === 'scheduled')
    .map(({ dueAt }) => Date.parse(dueAt) + second - now)
  if (waits.length === 0) return false
  return Math.min(Math.max(Math.min(...waits), 3 * second), longPause)
}

function isCommentNear({ firstComment }: { firstComment?: { state: string } | null }): boolean {
  return firstComment?.state === 'due' || firstComment?.state === 'sending'
}

import { setTimeout as wait } from 'node:timers/promises'
import type { WorkspaceId } from '#shared/contract/ids'

/**
 * The requests of this process that wait for one of an author's slots. A slot freed here wakes the longest-waiting one
 * at once; for slots freed by other processes, each polls, less and less often.
 */
const waiting = new Map<string, Set<() => void>>()

const firstPauseMs = 150
const longestPauseMs = 2_000

/** Milliseconds until the next poll. @param attempt how many polls failed before, less one */
export function pauseBefore(attempt: number): number {
  return Math.min(firstPauseMs * 2 ** attempt, longestPauseMs)
}

/** Resolves when a slot was freed here, or at the next poll. @throws Error when `signal` is aborted */
export async function waitForSlot(ownerId: WorkspaceId, attempt: number, signal: AbortSignal): Promise<void> {
  const called = new AbortController()
  const call = () => called.abort()
  const queue = waiting.get(ownerId) ?? new Set()
  waiting.set(ownerId, queue.add(call))
  try {
    await wait(pauseBefore(attempt), undefined, { signal: AbortSignal.any([signal, called.signal]) })
  } catch (error) {
    if (signal.aborted) throw error // else it was woken
  } finally {
    queue.delete(call)
    if (queue.size === 0 && waiting.get(ownerId) === queue) waiting.delete(ownerId)
  }
}

/** Wakes the request that has waited longest for a slot of this author. */
export function wakeNextWaiter(ownerId: WorkspaceId): void {
  const queue = waiting.get(ownerId)
  const [first] = queue ?? []
  if (!queue || !first) return
  queue.delete(first) // so that two freed slots wake two requests
  first()
}

import { setTimeout as wait } from 'node:timers/promises'
import type { WorkspaceId } from '#shared/contract/ids'

/**
 * The requests that wait in this process for one of an author's slots. A slot that is freed here wakes the one that
 * waits longest at once; for slots that other processes free, each looks again by itself, less and less often.
 */
const waiting = new Map<string, Set<() => void>>()

const firstPauseMs = 150
const longestPauseMs = 2_000

/** Milliseconds until one looks again by oneself. @param attempt how often one has looked in vain, less one */
export function pauseBefore(attempt: number): number {
  return Math.min(firstPauseMs * 2 ** attempt, longestPauseMs)
}

/** Resolves when a slot was freed here, or it is time to look again. @throws Error when `signal` is aborted */
export async function waitForSlot(ownerId: WorkspaceId, attempt: number, signal: AbortSignal): Promise<void> {
  const called = new AbortController()
  const call = () => called.abort()
  const queue = waiting.get(ownerId) ?? new Set()
  waiting.set(ownerId, queue.add(call))
  try {
    await wait(pauseBefore(attempt), undefined, { signal: AbortSignal.any([signal, called.signal]) })
  } catch (error) {
    if (signal.aborted) throw error // else it was called
  } finally {
    queue.delete(call)
    if (queue.size === 0 && waiting.get(ownerId) === queue) waiting.delete(ownerId)
  }
}

/** Calls the one who waits longest for a slot of this author. */
export function wakeNextWaiter(ownerId: WorkspaceId): void {
  const queue = waiting.get(ownerId)
  const [first] = queue ?? []
  if (!queue || !first) return
  queue.delete(first) // so that two slots call two
  first()
}

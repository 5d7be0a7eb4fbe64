import { afterEach, beforeEach, vi } from 'vitest'

/**
 * For tests that type into a post: what was typed is kept on the server when they say so, and not every two seconds,
 * which on a busy machine may pass between any two steps. Call it once in the file.
 */
export function keepOnDemand(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

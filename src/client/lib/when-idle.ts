/**
 * Runs when the browser is idle; Safari has no idle callback, so there after a second.
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 1_000)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(act, { timeout: 3_000 })
  return () => cancelIdleCallback(waiting)
}

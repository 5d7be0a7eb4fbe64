/** Once the browser has nothing else to do; Safari has no such moment, a second stands for it. @returns how to stop it */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 1_000)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(act, { timeout: 3_000 })
  return () => cancelIdleCallback(waiting)
}

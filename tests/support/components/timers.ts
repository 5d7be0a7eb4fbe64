/**
 * Records the window's timers: files share a page, and one file's pending timers must not fire in the next. Loaded
 * once, before any code that could capture the window's own functions.
 */

const timeout = window.setTimeout.bind(window)
const interval = window.setInterval.bind(window)
const forgetTimeout = window.clearTimeout.bind(window)

/** Timeouts and intervals share their numbers, and clearing works for both. */
const waiting = new Set<number>()

function noteTimeout(handler: TimerHandler, delayMs?: number, ...values: unknown[]): number {
  if (typeof handler !== 'function') return timeout(handler, delayMs, ...values)
  const id = timeout(() => {
    waiting.delete(id)
    handler(...values)
  }, delayMs)
  waiting.add(id)
  return id
}

function noteInterval(handler: TimerHandler, delayMs?: number, ...values: unknown[]): number {
  const id = interval(handler, delayMs, ...values)
  waiting.add(id)
  return id
}

function forget(id?: number): void {
  if (id === undefined) return
  waiting.delete(id)
  forgetTimeout(id)
}

Object.assign(window, {
  setTimeout: noteTimeout,
  setInterval: noteInterval,
  clearTimeout: forget,
  clearInterval: forget,
})

/** Clears pending timers. */
export function clearTimers(): void {
  for (const id of waiting) forget(id)
}

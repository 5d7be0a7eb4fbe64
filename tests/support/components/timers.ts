/**
 * The window's timers, each noted: files share a page, and what one file left waiting must not go off in the next. Loaded
 * once, before anything that could take the window's own.
 */

const timeout = window.setTimeout.bind(window)
const interval = window.setInterval.bind(window)
const forgetTimeout = window.clearTimeout.bind(window)

/** Timeouts and intervals are numbered together, and either's clearing ends both. */
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

/** Ends what still waits. */
export function clearTimers(): void {
  for (const id of waiting) forget(id)
}

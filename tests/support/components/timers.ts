/**
 * Records the window's timers: files share a page, and one file's pending timers must not fire in the next; and holds
 * the product's pauses. Loaded once, before any code that could capture the window's own functions.
 */

const timeout = window.setTimeout.bind(window)
const interval = window.setInterval.bind(window)
const forgetTimeout = window.clearTimeout.bind(window)

/**
 * The product's pauses, which never end by themselves: a message's five seconds, an editor's three before it saves,
 * the second and a half before it stores a copy. On a busy machine they could end between any two steps of a test;
 * tests of a pause use fake timers. Longer timers are time limits.
 */
const pauses = { minMs: 1_500, maxMs: 30_000 }
/** The longest delay a timer can have. */
const neverMs = 2 ** 31 - 1

const heldMs = (delayMs = 0) => (delayMs >= pauses.minMs && delayMs <= pauses.maxMs ? neverMs : delayMs)

/** Timeouts and intervals share their numbers, and clearing works for both. */
const waiting = new Set<number>()

function noteTimeout(handler: TimerHandler, delayMs?: number, ...values: unknown[]): number {
  if (typeof handler !== 'function') return timeout(handler, delayMs, ...values)
  const id = timeout(() => {
    waiting.delete(id)
    handler(...values)
  }, heldMs(delayMs))
  waiting.add(id)
  return id
}

function noteInterval(handler: TimerHandler, delayMs?: number, ...values: unknown[]): number {
  const id = interval(handler, heldMs(delayMs), ...values)
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

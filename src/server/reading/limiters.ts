import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter'

/**
 * How much is read at once, in the whole process. A process that reads takes 60 to 185 MB: two at a time, and of those
 * that may take more than 115 MB one, keep the server and all of its processes together under 450 MB.
 */

/** Addresses from the first packet to the text: their bodies are held in memory. */
export const addressLimiter = new ConcurrencyLimiter({
  atOnce: 6,
  maxWaiting: 20,
  maxWaitMs: 20_000,
  busyReason: 'pagesBusy',
})

/** Bodies of more than a megabyte. Less than the time a fetch has, so that a full server is never called a slow site. */
export const largeBodyLimiter = new ConcurrencyLimiter({
  atOnce: 2,
  maxWaiting: 6,
  maxWaitMs: 8_000,
  busyReason: 'pagesBusy',
})

/** Documents, and pages of more than two megabytes. */
export const heavyLimiter = new ConcurrencyLimiter({
  atOnce: 1,
  maxWaiting: 8,
  maxWaitMs: 20_000,
  busyReason: 'documentsBusy',
})

/** All reader processes of any kind; acquired last. */
export const processLimiter = new ConcurrencyLimiter({
  atOnce: 2,
  maxWaiting: 40,
  maxWaitMs: 20_000,
  busyReason: 'pagesBusy',
})

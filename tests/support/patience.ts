/**
 * How long a test waits for a state that must come: not a measure of the product, but long enough that on a busy
 * machine only what never comes fails.
 */
export const patienceMs = 60_000

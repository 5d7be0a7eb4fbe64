/**
 * How long a test waits for a state that must come: no measure of the product, but so long that only what never comes
 * fails, on a machine that has ten other things to do.
 */
export const patienceMs = 60_000

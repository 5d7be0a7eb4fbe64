/** Lengths of time in milliseconds. */
export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** For lifetimes in seconds, such as of cookies and caches. */
export const yearSeconds = 365 * 24 * 60 * 60

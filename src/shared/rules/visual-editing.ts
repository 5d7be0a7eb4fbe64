/** How a page says that it has a visual of a team open, in milliseconds. */
export const visualEditing = {
  heartbeatMs: 15_000,
  /** Without a heartbeat for this long, nobody has it open any more. */
  livesMs: 45_000,
} as const

/** Limits of the server that sentences name. */
export const operation = {
  /** Of a page that the server fetches. */
  pageBytes: 10 * 1024 * 1024,
  /** How long the link that makes the first administrator works. */
  setUpLinkMinutes: 30,
  securityEventDays: 180,
  /** Room for pictures, for the embedded database to grow, and for a copy of it before an upgrade. */
  freeDiskMegabytes: 200,
} as const

import { limits } from '#shared/rules/limits'

/**
 * How much incoming data the server holds in memory at once. All limits are bytes of unfinished bodies: one that
 * arrives in a single piece is here for only a moment.
 */
export const receivingLimits = {
  /** For one body of someone not signed in, or waiting for approval: a password, an address, a token. */
  strangersBody: 16 * 1024,
  /** For one webhook event, which has no session: it contains a whole invoice. */
  paymentNotice: 256 * 1024,
  /** The size from which a body counts. Times the maximum of connections it is 8 MB: signing in is never refused. */
  uncounted: 2 * 1024,
  /** For bodies written to disk as they arrive: their buffers, and a form's other fields. */
  streamed: 256 * 1024,
  /** For one form field next to its file; the longest is an opinion, of at most four bytes a character. */
  formField: 4 * limits.opinionCharacters + 1024,

  everybody: 64 * 1024 * 1024,
  strangers: 16 * 1024 * 1024,
  /** For strangers that share an address. */
  strangersOfAddress: 2 * 1024 * 1024,
  /** For one signed-in person; the largest body, a handed-over page, has 11 MB. */
  person: 16 * 1024 * 1024,
} as const

import { limits } from '#shared/rules/limits'

/**
 * How much of what people send the server holds in memory at once. Everything here is bytes, and of bodies that are not
 * whole yet: a body that arrives in one piece is here for a moment only.
 */
export const receivingLimits = {
  /** Of one body whose sender is not signed in, or waits for approval: a password, an address, a token. */
  strangersBody: 16 * 1024,
  /** Of one notice of the payment provider, which no session goes with: an event carries a whole invoice. */
  paymentNotice: 256 * 1024,
  /** What a body holds before it counts. With the connections there may be, 8 MB: who signs in is never refused. */
  uncounted: 2 * 1024,
  /** Of bodies that are written to disk as they come: what stands in buffers, and a form's other fields. */
  streamed: 256 * 1024,
  /** Of one field of a form beside its file; the longest is an opinion, of at most four bytes a character. */
  formField: 4 * limits.opinionCharacters + 1024,

  everybody: 64 * 1024 * 1024,
  strangers: 16 * 1024 * 1024,
  /** Of strangers that share an address. */
  strangersOfAddress: 2 * 1024 * 1024,
  /** Of one person who is signed in; the largest body there is, a page that is handed over, has 11 MB. */
  person: 16 * 1024 * 1024,
} as const

import { dayMs } from '#shared/time/durations'

/** Reviews: what a team says about a post before it is published. */

export const reviewDecisions = ['approve', 'request-changes'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** Where a post stands in review; `changed`: its text or visual differs from what was approved. */
export const reviewStates = ['none', 'in-review', 'changes-requested', 'approved', 'changed'] as const
export type ReviewState = (typeof reviewStates)[number]

export const reviewLimits = {
  /** Of a request’s message, and of a decision’s comment. */
  messageCharacters: 2_000,
  reviewers: 20,
  linksOfPost: 10,
  guestNameCharacters: 80,
} as const

/** How long a private link to a review lives. */
export const reviewLinkMs = 14 * dayMs

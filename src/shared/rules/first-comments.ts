import { hourMs, secondMs } from '#shared/time/durations'

/**
 * The comment that an author adds to their own post at once. `planned`: its post is not there yet. `due`: it is sent soon.
 * `unconfirmed`: LinkedIn's answer was lost, and `failed`: it was certainly not added; its author adds it in both cases.
 */
export const firstCommentStates = ['planned', 'due', 'sending', 'done', 'unconfirmed', 'failed'] as const
export type FirstCommentState = (typeof firstCommentStates)[number]

export const firstComments = {
  /** LinkedIn's limit for comments. */
  characters: 1_250,
  /** After the post, which LinkedIn may not find at once. */
  afterMs: 5 * secondMs,
  /** Later than this after the post it is not sent any more. */
  latestMs: hourMs,
} as const

import { hourMs, secondMs } from '#shared/time/durations'

/**
 * A comment added to one's own post right after publishing. `planned`: the post is not published yet. `due`: it is sent
 * soon. `unconfirmed`: LinkedIn's answer was lost. `failed`: it was certainly not added. In the last two the author has
 * to add it.
 */
export const firstCommentStates = ['planned', 'due', 'sending', 'done', 'unconfirmed', 'failed'] as const
export type FirstCommentState = (typeof firstCommentStates)[number]

export const firstComments = {
  /** LinkedIn's limit for comments. */
  characters: 1_250,
  /** The wait after publishing: LinkedIn may not find the post at once. */
  afterMs: 5 * secondMs,
  /** No longer sent this long after the post. */
  latestMs: hourMs,
} as const

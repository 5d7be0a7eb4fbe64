/** Comments on posts of a team. */
export const commentLimits = {
  characters: 2_000,
  quoteCharacters: 1_000,
  /** Of what stands before and after quoted words. */
  aroundCharacters: 64,
  mentions: 20,
  ofPost: 500,
} as const

/** When someone gets mails about comments. */
export const commentMails = ['at-once', 'daily'] as const
export type CommentMails = (typeof commentMails)[number]

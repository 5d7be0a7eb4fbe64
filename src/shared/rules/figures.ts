/** What is counted of a published post, and when its author or LinkedIn is asked for it. */

/** Who counted: entered by the author, read from LinkedIn's own export, or asked of LinkedIn. */
export const figureSources = ['typed', 'imported', 'linkedin'] as const
export type FigureSource = (typeof figureSources)[number]

/** Days after publishing on which its author is asked for a post's figures. */
export const askingDays = [2, 7] as const

/** Days after publishing on which LinkedIn is asked, where it answers. */
export const lookupDays = [1, 2, 7, 30] as const

export const figureLimits = {
  /** More of anything is a slip of the keyboard. */
  mostCounted: 1_000_000_000,
  /** So many of the latest published posts are reckoned with. */
  posts: 1_000,
} as const

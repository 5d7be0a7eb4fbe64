/** Two or three drafts of one post, written side by side: its author goes on with one of them, the others stay versions. */

export const maxDrafts = 3

/** What the first line of a draft begins with. Ids are sent, and kept with versions. */
export const draftOpenings = ['outcome', 'scene', 'contrast'] as const
export type DraftOpening = (typeof draftOpenings)[number]

/** Two or three drafts of one post, written side by side: its author goes on with one of them, the others stay versions. */

export const maxDrafts = 3

/** How a draft's first line opens. Ids are sent to clients and stored with versions. */
export const draftOpenings = ['outcome', 'scene', 'contrast'] as const
export type DraftOpening = (typeof draftOpenings)[number]

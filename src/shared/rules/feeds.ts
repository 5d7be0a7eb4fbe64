import { dayMs } from '#shared/time/durations'

/** What someone did with a story of the inbox: put it off, refused it for good, or took note of it. */
export const inboxStates = ['later', 'never', 'seen'] as const
export type InboxState = (typeof inboxStates)[number]

/** A feed that can't be read this often in a row is turned off. */
export const feedFailuresMost = 20

/** How long a story stays in the inbox. */
export const storyMs = 14 * dayMs

import { limits } from './limits.ts'

/** What becomes of a post whose writing stopped before its end: what counts is kept, and what is not kept does not count. */

/** A post usually has 900 to 1,500 characters; one of which less than a tenth had been shown is handed back. */
export const countsFromCharacters = Math.round((limits.usualPost.least + limits.usualPost.most) / 2 / 10)

/** Stand with the draft that is kept. */
export const unfinishedNotes = {
  stopped: 'The model stopped before the end; this is what it had written.',
  /** It fell silent so early that no post was counted. */
  stoppedFree: 'The model stopped before the end; this is what it had written. No post was counted.',
  left: 'Writing was stopped before the end; this is what had been written by then.',
} as const

export function isUnfinished({ note }: { note: string | null }): boolean {
  return Object.values<string | null>(unfinishedNotes).includes(note)
}

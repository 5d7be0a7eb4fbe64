import { limits } from './limits.ts'

/** What happens to a post whose writing stopped early: it counts towards the limit if and only if it is kept. */

/** A post usually has 900 to 1,500 characters; if less than a tenth had been shown, the post is not counted. */
export const countsFromCharacters = Math.round((limits.usualPost.least + limits.usualPost.most) / 2 / 10)

/** Notes shown with the saved draft. */
export const unfinishedNotes = {
  stopped: 'The model stopped before the end; this is what it had written.',
  /** The model stopped so early that no post was counted. */
  stoppedFree: 'The model stopped before the end; this is what it had written. No post was counted.',
  left: 'Writing was stopped before the end; this is what had been written by then.',
} as const

export function isUnfinished({ note }: { note: string | null }): boolean {
  return Object.values<string | null>(unfinishedNotes).includes(note)
}

import { UnfinishedWriting } from '#server/writing/unfinished-writing'
import type { WrittenPost } from '#server/writing/writer'
import { countsFromCharacters, unfinishedNotes } from '#shared/rules/unfinished'

/**
 * What there is to keep of a post whose writing did not come to its end. From a tenth of a usual post on it counts,
 * whoever stopped it, and is kept; before that only a model that falls silent leaves a draft, and no post is counted.
 * @returns null when nothing is to be kept
 */
export function storeUnfinished(failure: unknown): { written: WrittenPost; counts: boolean } | null {
  if (!(failure instanceof UnfinishedWriting) || !failure.written) return null
  const counts = failure.shownCharacters >= countsFromCharacters
  if (!counts && !failure.fellSilent) return null
  const { left, stopped, stoppedFree } = unfinishedNotes
  const note = failure.code === 'cancelled' ? left : counts ? stopped : stoppedFree
  return { written: { ...failure.written, note }, counts }
}

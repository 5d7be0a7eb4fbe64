import { UnfinishedWriting } from '#server/writing/unfinished-writing'
import type { WrittenPost } from '#server/writing/writer'
import { countsFromCharacters, unfinishedNotes } from '#shared/rules/unfinished'

/**
 * What there is to keep of a post whose writing did not come to its end. From a tenth of a usual post on it counts,
 * whoever stopped it, and is kept; before that only a model that falls silent leaves a draft, and no post is counted.
 * @throws the failure itself when nothing is to be kept
 */
export function keepUnfinished(failure: unknown): { written: WrittenPost; counts: boolean } {
  if (!(failure instanceof UnfinishedWriting) || !failure.written) throw failure
  const counts = failure.shownCharacters >= countsFromCharacters
  if (!counts && !failure.fellSilent) throw failure
  const { left, stopped, stoppedFree } = unfinishedNotes
  const note = failure.code === 'cancelled' ? left : counts ? stopped : stoppedFree
  return { written: { ...failure.written, note }, counts }
}

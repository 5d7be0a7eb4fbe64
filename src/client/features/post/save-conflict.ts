import type { PostDetail } from '#client/queries/posts/post-cache'
import { mergeTexts } from '#shared/text/merge-texts'

/** What an edit began from. */
export type BegunFrom = Pick<PostDetail, 'version' | 'title'>

type PostText = Pick<PostDetail, 'content' | 'title'>

/** A save that came after someone else's: nothing is stored until its author has chosen. */
export interface SaveConflict {
  theirs: PostDetail
  mine: PostText
  /** What both began from; null where it is no version any more. */
  before: string | null
  /** Set once both are being joined: in how many places both changed the same words. */
  overlaps: number | null
}

export function conflictOf(theirs: PostDetail, from: BegunFrom, mine: PostText): SaveConflict {
  const before = theirs.versions.find(({ number }) => number === from.version)?.content ?? null
  return { theirs, mine, before, overlaps: null }
}

/** Whether there is nothing to choose. */
export function isSameText(one: PostText, other: PostText): boolean {
  return one.content === other.content && one.title === other.title
}

/** Both texts in one, to be gone over. Without what they began from, it is the one that was typed here. */
export function joinTexts({ theirs, mine, before }: SaveConflict): { text: string; overlaps: number } {
  return before === null ? { text: mine.content, overlaps: 0 } : mergeTexts(before, theirs.content, mine.content)
}

import { type FoldView, foldPost } from '#shared/linkedin/fold'
import { graphemeStart } from '#shared/linkedin/graphemes'
import { countUnits } from '#shared/linkedin/length'

export interface FoldPreview {
  /** The text before "see more", trimmed. */
  visible: string
  /** The text after it, trimmed; empty when the whole post shows. */
  hidden: string
  /** By how many characters the first line is too long to show whole; 0 when it fits. */
  firstLineOver: number
}

/** The most words or letters dropped to make room for "see more", which needs fewer. */
const maxDropped = 24

/** The visible part of a post in a feed: the fold of its text, moved back by as many words as "see more" needs. */
export function foldPreview(text: string, view: FoldView, seeMore: string): FoldPreview {
  const post = text.trim()
  const folded = foldPost(post, view)
  if (!folded.isFolded) return { visible: post, hidden: '', firstLineOver: 0 }

  let visible = folded.visible.trimEnd()
  for (let dropped = 0; dropped < maxDropped && visible !== ''; dropped += 1) {
    if (!foldPost(`${visible} ${seeMore}`, view).isFolded) break
    visible = dropWord(visible)
  }
  const firstLine = post.split(/\r?\n/, 1)[0]?.trimEnd() ?? ''
  return {
    visible,
    hidden: post.slice(visible.length).trim(),
    firstLineOver: Math.max(0, countUnits(firstLine) - countUnits(visible)),
  }
}

const longestWord = 30

/** A word without visible end, as in scripts without spaces, loses one character at a time. */
function dropWord(text: string): string {
  const tail = text.slice(-longestWord - 1)
  const space = tail.search(/\s\S*$/u)
  const isWord = space >= 0 || text.length <= longestWord
  return isWord
    ? text.slice(0, text.length - tail.length + Math.max(0, space)).trimEnd()
    : text.slice(0, graphemeStart(text, text.length - 1))
}

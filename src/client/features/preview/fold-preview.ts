import { type FoldView, foldPost } from '#shared/linkedin/fold'
import { graphemeStart } from '#shared/linkedin/graphemes'
import { countUnits } from '#shared/linkedin/length'
import { withoutEnd } from '#shared/text/end-of'

export interface FoldPreview {
  /** What shows before "see more", trimmed. */
  visible: string
  /** What is behind it, trimmed; empty when the whole post shows. */
  hidden: string
  /** By how many characters the first line is too long to show whole; 0 when it fits. */
  firstLineOver: number
}

/** "See more" takes the room of fewer words, or letters; what is dropped beyond them takes no room. */
const maxDropped = 24

/** What a feed shows of a post: the fold of its text, moved back by as many words as "see more" needs. */
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

/** The words a reader sees last, few enough for one line, without the full stop or quotation mark at their end. */
export function lastWords(visible: string): string {
  const line = visible.split('\n').at(-1) ?? ''
  const words = withoutEnd(line.trimStart(), /[\s.,;:”“"»«]/u).split(/\s+/)
  const last = words.slice(-3).join(' ')
  const start = last.length > 40 ? graphemeStart(last, last.length - 40) : 0
  return words.length > 3 || start > 0 ? `…${last.slice(start)}` : last
}

const longestWord = 30

/** A word without an end in sight, as in scripts without spaces, gives up one character at a time. */
function dropWord(text: string): string {
  const tail = text.slice(-longestWord - 1)
  const space = tail.search(/\s\S*$/u)
  const isWord = space >= 0 || text.length <= longestWord
  return isWord
    ? text.slice(0, text.length - tail.length + Math.max(0, space)).trimEnd()
    : text.slice(0, graphemeStart(text, text.length - 1))
}

import { type FoldView, foldPost } from '#shared/linkedin/fold'

/** Lines a feed shows of a post without a picture. */
const shownLines = 3

/**
 * What a feed shows before "see more", and what is behind it: the fold moved back by as many words as those two need.
 * `visible` and `hidden` are trimmed; `hidden` is empty when the whole post shows.
 */
export function foldPreview(text: string, device: FoldView['device'], seeMore: string) {
  const view = { device, hasMedia: false }
  const folded = foldPost(text, view)
  if (!folded.isFolded) return { visible: folded.visible.trim(), hidden: '' }

  let visible = folded.visible.trimEnd()
  while (visible !== '' && foldPost(`${visible} ${seeMore}`, view).lines > shownLines) visible = dropWord(visible)
  return { visible, hidden: text.slice(visible.length).trim() }
}

/** A word without an end in sight, as in scripts without spaces, gives up one character at a time. */
function dropWord(text: string): string {
  const shorter = text.replace(/\s*\S{1,30}$/u, '')
  return shorter.length < text.length ? shorter : text.slice(0, -1)
}

/** A piece of a post, and what LinkedIn makes of it. */
export interface FeedPiece {
  kind: 'text' | 'hashtag' | 'link'
  text: string
}

const hashtag = '(?<![\\p{L}\\p{N}_#&])#(?=[\\p{N}_]*\\p{L})[\\p{L}\\p{M}\\p{N}_]+'
const address = '(?<![\\p{L}\\p{N}_@.])(?:https?:\\/\\/|www\\.)[^\\s<>«»“”]*[^\\s<>«»“”.,;:!?)\\]}\'"’…]'
const bareAddress =
  '(?<![\\p{L}\\p{N}_@.#-])(?:[a-z0-9][a-z0-9-]*\\.)+(?:com|org|net|info|io|eu|de|at|ch|fr|es|it|pt|uk|ai|co|dev|app)(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])(?:\\/[^\\s<>«»“”]*[^\\s<>«»“”.,;:!?)\\]}\'"’…])?'
const live = new RegExp(`(?<hashtag>${hashtag})|(?:${address}|${bareAddress})`, 'giu')

/** Parts a post into hashtags, addresses that become links, and what stands between. The pieces joined are the text. */
export function partFeedText(text: string): FeedPiece[] {
  const pieces: FeedPiece[] = []
  let position = 0
  for (const { 0: found, index, groups } of text.matchAll(live)) {
    if (index > position) pieces.push({ kind: 'text', text: text.slice(position, index) })
    pieces.push({ kind: groups?.hashtag ? 'hashtag' : 'link', text: found })
    position = index + found.length
  }
  if (position < text.length) pieces.push({ kind: 'text', text: text.slice(position) })
  return pieces
}

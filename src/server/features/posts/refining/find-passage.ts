/**
 * Where a passage is in a post, without surrounding white space: at its former place, or else at its only occurrence.
 * Null when it is gone or ambiguous.
 */
export function findPassage(
  post: string,
  { start, text }: { start: number; text: string },
): { start: number; end: number } | null {
  const passage = text.trim()
  if (passage === '') return null
  const seenAt = start + text.length - text.trimStart().length
  const found = post.startsWith(passage, seenAt) ? seenAt : onlyPlaceOf(passage, post)
  return found === null ? null : { start: found, end: found + passage.length }
}

function onlyPlaceOf(passage: string, post: string): number | null {
  const first = post.indexOf(passage)
  return first >= 0 && post.lastIndexOf(passage) === first ? first : null
}

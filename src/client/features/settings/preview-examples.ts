import { cutText } from '#shared/linkedin/cut'

const shownExamples = 2
const shownCharacters = 100

/**
 * Spec section 9: a style's preview shows 2 examples, each cut at 100 characters, with an ellipsis where there is more.
 * Line breaks become spaces, graphemes stay whole, and empty examples do not count.
 * @returns the previews, and the number of examples beyond them
 */
export function previewExamples(examplePosts: readonly string[]): { previews: string[]; more: number } {
  const lines = examplePosts.map((post) => post.replace(/\s+/g, ' ').trim()).filter((line) => line !== '')
  const previews = lines.slice(0, shownExamples).map(cut)
  return { previews, more: lines.length - previews.length }
}

function cut(line: string): string {
  return line.length > shownCharacters ? `${cutText(line, shownCharacters, '')}…` : line
}

import { cutText } from '#shared/linkedin/cut'

const maxCharacters = 120

/**
 * Spec section 9: previews show the first 120 characters, and an ellipsis where there are more. Line breaks become
 * spaces, and graphemes stay whole.
 */
export function excerptOf(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim()
  return line.length > maxCharacters ? `${cutText(line, maxCharacters, '')}…` : line
}

/** The same preview in two parts: the post's first line, which is its title in lists, and what follows. */
export function leadOf(content: string): { line: string; rest: string } {
  const excerpt = excerptOf(content)
  const [line = ''] = content.trim().split('\n', 1)
  const { length } = line.replace(/\s+/g, ' ').trim()
  return { line: excerpt.slice(0, length), rest: excerpt.slice(length).trim() }
}

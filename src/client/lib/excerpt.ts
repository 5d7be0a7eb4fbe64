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

/** A line that only announces a list, as many posts have it: "From the article:", then bullets. */
const announcement = /^([^\n]{1,60}:)\s*\n[-•*–]\s/u

/**
 * The same preview in its parts: the line that says what the post is, which is its title in lists, and what follows.
 * Where the first line only announces a list, that line comes before, and the list's first entry is the title.
 */
export function leadOf(content: string): { before: string; line: string; rest: string } {
  const text = content.trim()
  const [mark = '', before = ''] = announcement.exec(text) ?? []
  const excerpt = excerptOf(text)
  const start = mark.replace(/\s+/g, ' ').length
  const [line = ''] = text.slice(mark.length).trimStart().split('\n', 1)
  const end = start + line.replace(/\s+/g, ' ').trim().length
  return { before, line: excerpt.slice(start, end), rest: excerpt.slice(end).trim() }
}

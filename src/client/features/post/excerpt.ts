import { cutText } from '#shared/linkedin/cut'

const maxCharacters = 120

/**
 * Spec section 9: previews show the first 120 characters, and an ellipsis where there are more. Line ends become
 * spaces, and no character is cut in two.
 */
export function excerptOf(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim()
  return line.length > maxCharacters ? `${cutText(line, maxCharacters, '')}…` : line
}

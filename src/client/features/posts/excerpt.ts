import { cutText } from '#shared/linkedin/cut'

/** Spec section 9: previews show 120 characters. Line ends become spaces, and no character is cut in two. */
export function excerptOf(content: string): string {
  return cutText(content.replace(/\s+/g, ' ').trim(), 120)
}

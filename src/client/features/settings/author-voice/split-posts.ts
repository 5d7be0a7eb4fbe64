import { limits } from '#shared/rules/limits'
import { isBlank } from '#shared/text/is-blank'

/** A line of hyphens, as the field's hint says. */
const separator = /^[ \t]*[-–—]{3,}[ \t]*$/m

/** The posts in a pasted text. */
export function splitPosts(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(separator)
    .map((post) => post.trim())
    .filter((post) => !isBlank(post))
}

/** The text that splits into these posts. */
export function joinPosts(posts: readonly string[]): string {
  return posts.join('\n\n---\n\n')
}

export interface AddedPosts {
  posts: string[]
  /** The number of posts added. */
  added: number
  /** Posts that are too long, and posts beyond the limit. */
  tooLong: string[]
  noRoom: string[]
}

/** Adds posts without duplicates, up to the limit. */
export function addPosts(kept: readonly string[], more: readonly string[]): AddedPosts {
  const fresh = [...new Set(more)].filter((post) => !kept.includes(post))
  const tooLong = fresh.filter((post) => post.length > limits.examplePostCharacters)
  const fitting = fresh.filter((post) => post.length <= limits.examplePostCharacters)
  const room = Math.max(0, limits.ownPosts - kept.length)
  const taken = fitting.slice(0, room)
  return { posts: [...kept, ...taken], added: taken.length, tooLong, noRoom: fitting.slice(room) }
}

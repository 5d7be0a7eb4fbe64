import { limits } from '#shared/rules/limits'
import { libraryTexts } from './texts.ts'

/** Typed tags, in one line with commas between them. Pure. */

/** In the order typed, without duplicates, ignoring case. */
export function parseTags(text: string): string[] {
  const tags = new Map<string, string>()
  for (const part of text.split(/[,;\n]/)) {
    const tag = part.replaceAll(/\s+/g, ' ').trim()
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()]
}

export function formatTags(tags: readonly string[]): string {
  return tags.join(', ')
}

/** An error sentence; null when they can be saved. */
export function checkTags(tags: readonly string[]): string | null {
  if (tags.length > limits.tags) return libraryTexts.tooManyTags(limits.tags)
  if (tags.some((tag) => tag.length > limits.tagCharacters)) return libraryTexts.tagTooLong(limits.tagCharacters)
  return null
}

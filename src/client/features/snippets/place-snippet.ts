import type { SnippetKind } from '#shared/rules/snippets'

/**
 * A post with a snippet inserted by kind: an opening at the top, hashtags as the last line, everything else after the
 * text and before the hashtags.
 */
export function placeSnippet(post: string, kind: SnippetKind, snippet: string): string {
  const text = post.trim()
  if (text === '') return snippet
  if (kind === 'hook') return `${snippet}\n\n${text}`
  if (kind === 'hashtags') return `${text}\n\n${snippet}`
  const { body, tags } = partTags(text)
  return [body, snippet, tags].filter((part) => part !== '').join('\n\n')
}

/** The first line of a post. */
export function hookOf(post: string): string {
  return post.trim().split('\n')[0]?.trim() ?? ''
}

/** The last paragraph of a post before its hashtags; empty when it is the whole post. */
export function endingOf(post: string): string {
  const paragraphs = partTags(post.trim())
    .body.split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
  return paragraphs.length > 1 ? (paragraphs.at(-1) ?? '') : ''
}

/** Splits a post into its text and the trailing lines that only contain hashtags. */
function partTags(text: string): { body: string; tags: string } {
  const lines = text.split('\n')
  let end = lines.length
  while (end > 0 && isTags(lines[end - 1] ?? '')) end -= 1
  // empty lines alone are no hashtags
  const tags = lines.slice(end).join('\n').trim()
  return { body: lines.slice(0, end).join('\n').trim(), tags }
}

function isTags(line: string): boolean {
  return line.split(/\s/).every((word) => word === '' || /^#[\p{L}\p{N}_]+$/u.test(word))
}

/**
 * Where a text's first paragraph ends, which is its hook; in a text of one paragraph, its first line. The text's length
 * when nothing follows.
 */
export function endOfHook(text: string): number {
  const start = text.length - text.trimStart().length
  const paragraph = /\n[^\S\n]*\n/.exec(text.slice(start))
  const end = paragraph ? start + paragraph.index : text.indexOf('\n', start)
  return end < 0 ? text.length : end
}

const announcedList = /^[^\n]+:[^\S\n]*\n[-•*–]\s/u

/**
 * Where a text's first paragraph ends, which is its hook; in a text of one paragraph, its first line. The text's length
 * when nothing follows, and 0 where the text begins with a list and the line that announces it: that is no hook.
 */
export function endOfHook(text: string): number {
  if (announcedList.test(text.trimStart())) return 0
  const start = text.length - text.trimStart().length
  const paragraph = /\n[^\S\n]*\n/.exec(text.slice(start))
  const end = paragraph ? start + paragraph.index : text.indexOf('\n', start)
  return end < 0 ? text.length : end
}

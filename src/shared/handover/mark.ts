/** A page in the clipboard begins with a comment that names its address. */
const mark = /^\s*<!-- postwright page (\S{1,4000}) -->\n?/

/** The comment and its address; null for other texts. */
export function findMark(text: string): { whole: string; url: string } | null {
  const found = mark.exec(text.slice(0, 5_000))
  return found && { whole: found[0], url: found[1] ?? '' }
}

/** A text with another first paragraph; where it has but one, of several lines, with another first line. */
export function replaceOpening(text: string, opening: string): string {
  const start = text.trimStart()
  const paragraph = /\n[^\S\n]*\n/.exec(start)
  const end = paragraph ? paragraph.index : start.indexOf('\n')
  return end < 0 ? opening : opening + start.slice(end)
}

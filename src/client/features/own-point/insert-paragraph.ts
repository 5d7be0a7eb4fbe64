import { textWordsOfAll } from '#shared/languages/texts'

const label = textWordsOfAll(({ sourceLabels }) => sourceLabels).join('|')
/** A line of hashtags, a link by itself, or the source's name: what ends a post after its last thought. */
const tail = new RegExp(`^(?:(?:\\s*#\\S+)+|\\s*https?://\\S+|\\s*(?:${label})\\s*:.*)\\s*$`, 'iu')

/** The post with a paragraph behind its last thought, and where that paragraph ends. */
export function insertParagraph(post: string, paragraph: string): { text: string; end: number } {
  const lines = post.trimEnd().split('\n')
  const isTail = (line: string) => line.trim() === '' || tail.test(line)
  const last = lines.findLastIndex((line) => !isTail(line))
  const before = lines.slice(0, last + 1).join('\n')
  const after = lines
    .slice(last + 1)
    .join('\n')
    .trim()
  const start = [before, paragraph.trim()].filter(Boolean).join('\n\n')
  return { text: after ? `${start}\n\n${after}` : start, end: start.length }
}

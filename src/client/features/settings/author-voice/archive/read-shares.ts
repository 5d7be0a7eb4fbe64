import { limits } from '#shared/rules/limits'
import { wordsOf } from '#shared/voice/words'
import { ArchiveError } from './archive-error.ts'
import { parseCsv } from './parse-csv.ts'

export interface ArchivePosts {
  /** The newest first, no more than an author may keep. */
  posts: string[]
  /** How many posts with words of their own the archive has. */
  found: number
}

/** LinkedIn's own file has some thousand at most. */
const maxRows = 200_000

/**
 * The posts in the text of LinkedIn's `Shares.csv`.
 * @throws ArchiveError noShares when it is another table, noPosts when none has words enough, tooLarge
 */
export function readShares(text: string): ArchivePosts {
  const rows = parseCsv(text.replace(/^\uFEFF/, ''))
  const header = rows.next().value
  const columns = (Array.isArray(header) ? header : []).map((name) => name.trim().toLowerCase())
  const commentary = columns.indexOf('sharecommentary')
  const date = columns.indexOf('date')
  if (commentary < 0) throw new ArchiveError('noShares')

  const found = new Map<string, string>()
  let count = 0
  for (const row of rows) {
    count += 1
    if (count > maxRows) throw new ArchiveError('tooLarge')
    const post = cleanCommentary(row[commentary] ?? '')
    if (post.length > limits.examplePostCharacters || found.has(post)) continue
    if (wordsOf(post).length >= limits.ownPostWords) found.set(post, row[date] ?? '')
  }
  if (found.size === 0) throw new ArchiveError('noPosts')
  // days are written so that they sort as text; what has none stays where it stood
  const posts = [...found].sort(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0)).map(([post]) => post)
  return { posts: posts.slice(0, limits.ownPosts), found: posts.length }
}

/** LinkedIn puts each line of a post into quotes of its own, and doubles those inside once more. */
function cleanCommentary(text: string): string {
  const lines = text.replaceAll('\r\n', '\n')
  const isQuotedByLine = lines.includes('"\n"')
  return (isQuotedByLine ? lines.replace(/"\n"/g, '\n') : lines).replaceAll('""', '"').trim()
}

import { limits } from '#shared/rules/limits'
import { wordsOf } from '#shared/voice/words'
import { ArchiveError } from './archive-error.ts'
import { parseCsv } from './parse-csv.ts'

export interface ArchivePosts {
  /** The newest first, up to the author's limit. */
  posts: string[]
  /** The number of posts with text in the archive. */
  found: number
  /** As many as can be remembered, with their days. */
  dated: { postedOn: string | null; content: string }[]
}

/** LinkedIn's own file has some thousand at most. */
const maxRows = 200_000

/**
 * The posts in the text of LinkedIn's `Shares.csv`.
 * @throws ArchiveError noShares when it is another table, noPosts when none has enough words, tooLarge
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
  // dates are in a format that sorts as text; posts without one keep their position
  const posts = [...found].sort(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0))
  return {
    posts: posts.slice(0, limits.ownPosts).map(([post]) => post),
    found: posts.length,
    dated: posts.slice(0, limits.archivePosts).map(([content, at]) => ({ postedOn: dayOf(at), content })),
  }
}

/** 2024-03-05 09:12:44 */
function dayOf(moment: string): string | null {
  const day = moment.slice(0, 10)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null
}

/** LinkedIn puts quotes around each line of a post, and doubles the quotes inside once more. */
function cleanCommentary(text: string): string {
  const lines = text.replaceAll('\r\n', '\n')
  const isQuotedByLine = lines.includes('"\n"')
  return (isQuotedByLine ? lines.replace(/"\n"/g, '\n') : lines).replaceAll('""', '"').trim()
}

import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import type { SearchQuery } from '#shared/text/search-tokens'

/**
 * Searching in PostgreSQL. Its planner takes words to be independent of each other, and looks through all of someone's
 * posts for two common words that never occur together. So the way is chosen here: the posts next in order are looked
 * through, about as many as it takes to fill the page by what the first of them hold; when that is too many, or was not
 * enough, the index of words is asked. Uses post_search_key, then post_search_words.
 */

/** Which positions are asked for, and how many of them at most. */
export interface Range {
  first: number
  last: number
  order: 'asc' | 'desc'
  limit: number
}

/** Looked through in any case, so a short history and a long one begin alike. */
const firstRows = 500
/** A row costs a few microseconds to look through, and far more to fetch by the index of words. */
const maxRows = 10_000
/** Words in fewer of the first rows are asked of the index. */
const rareRows = firstRows / 50

/** Positions in the order asked for. */
export async function searchByVector(
  db: Database,
  ownerId: WorkspaceId,
  question: SearchQuery,
  stretch: Range,
): Promise<number[]> {
  const { limit } = stretch
  const near = await scan(db, ownerId, question, stretch, firstRows)
  const found = near.found
  let end = near.end
  if (end !== null && found.length < limit && found.length > rareRows) {
    const expected = Math.ceil(((limit - found.length) * firstRows * 1.5) / found.length)
    const next = await scan(db, ownerId, question, beyond(stretch, end), Math.min(expected, maxRows))
    found.push(...next.found)
    end = next.end
  }
  if (end !== null && found.length < limit) {
    const isWholeRare = near.withWhole <= rareRows
    found.push(...(await askIndex(db, ownerId, question, beyond(stretch, end), isWholeRare)))
  }
  return found.slice(0, limit)
}

interface ScanResult {
  found: number[]
  /** How many of the rows have all words that were asked for as a whole. */
  withWhole: number
  /** Where to go on; null when there is no more. */
  end: number | null
}

async function scan(
  db: Database,
  ownerId: WorkspaceId,
  question: SearchQuery,
  { first, last, order }: Range,
  rows: number,
): Promise<ScanResult> {
  const direction = sql.raw(order)
  const { rows: results } = await sql<{ found: number[] | null; whole: number; rows: number; end: number | null }>`
    select array_agg(rowid order by rowid ${direction}) filter (where words @@ ${all(question)}::tsquery) as found,
      count(*) filter (where words @@ ${whole(question)}::tsquery) as whole,
      count(*) as rows,
      ${order === 'asc' ? sql`max(rowid)` : sql`min(rowid)`} as end
    from (
      select rowid, words from post_search
      where owner_id = ${ownerId} and rowid >= ${first} and rowid <= ${last}
      order by rowid ${direction} limit ${rows}
    ) as looked`.execute(db)
  const [result] = results
  if (!result) return { found: [], withWhole: 0, end: null }
  const isOver = Number(result.rows) < rows
  return {
    found: (result.found ?? []).map(Number),
    withWhole: Number(result.whole),
    end: isOver || result.end === null ? null : Number(result.end),
  }
}

/**
 * The owner stands in the words, so the index needs no other condition; where it had one, the planner could go through
 * all rows of the owner again. A beginning is many words to the index: beside rare words it is looked for in their rows.
 */
async function askIndex(
  db: Database,
  ownerId: WorkspaceId,
  question: SearchQuery,
  { first, last, order, limit }: Range,
  isWholeRare: boolean,
): Promise<number[]> {
  const key = isWholeRare && question.whole.length > 0 ? whole(question) : all(question)
  const { rows } = await sql<{ position: number }>`
    with found as materialized (
      select owner_id, rowid from post_search
      where words @@ ${key}::tsquery and (words @@ ${all(question)}::tsquery) is true
        and rowid >= ${first} and rowid <= ${last}
    )
    select rowid as position from found where owner_id = ${ownerId}
    order by rowid ${sql.raw(order)} limit ${limit}`.execute(db)
  return rows.map(({ position }) => Number(position))
}

function beyond(stretch: Range, end: number): Range {
  return stretch.order === 'asc' ? { ...stretch, first: end + 1 } : { ...stretch, last: end - 1 }
}

/** Tokens need no escaping: they have no quotes. */
function all({ whole, beginning }: SearchQuery): string {
  return [...whole.map((token) => `'${token}'`), `'${beginning}':*`].join(' & ')
}

function whole(question: SearchQuery): string {
  return question.whole.map((token) => `'${token}'`).join(' & ')
}

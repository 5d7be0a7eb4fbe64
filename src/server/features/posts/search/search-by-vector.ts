import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import type { SearchQuery } from '#shared/text/search-tokens'

/**
 * Searching in PostgreSQL. Its planner assumes that words are independent, and scans all of someone's posts for two
 * common words that never occur together. So the strategy is chosen here: scan the next posts in order, about as many
 * as it takes to fill the page, estimated from the first rows; if that is too many, or was not enough, use the index of
 * words. Uses post_search_key, then post_search_words.
 */

/** A range of positions, and how many of them at most. */
export interface Range {
  first: number
  last: number
  order: 'asc' | 'desc'
  limit: number
}

/** Always scanned, so that short and long histories begin alike. */
const firstRows = 500
/** Scanning a row takes a few microseconds; fetching it through the index of words takes far longer. */
const maxRows = 10_000
/** Words in fewer of the first rows are rare enough for the index. */
const rareRows = firstRows / 50

/** Positions in the given order. */
export async function searchByVector(
  db: Database,
  ownerId: WorkspaceId,
  wanted: SearchQuery,
  range: Range,
): Promise<number[]> {
  const { limit } = range
  const near = await scan(db, ownerId, wanted, range, firstRows)
  const found = near.found
  let end = near.end
  if (end !== null && found.length < limit && found.length > rareRows) {
    const expected = Math.ceil(((limit - found.length) * firstRows * 1.5) / found.length)
    const next = await scan(db, ownerId, wanted, rangeAfter(range, end), Math.min(expected, maxRows))
    found.push(...next.found)
    end = next.end
  }
  if (end !== null && found.length < limit) {
    const areWordsRare = near.withWhole <= rareRows
    found.push(...(await askIndex(db, ownerId, wanted, rangeAfter(range, end), areWordsRare)))
  }
  return found.slice(0, limit)
}

interface ScanResult {
  found: number[]
  /** How many of the rows have all whole words of the query. */
  withWhole: number
  /** Where to continue; null at the end. */
  end: number | null
}

async function scan(
  db: Database,
  ownerId: WorkspaceId,
  wanted: SearchQuery,
  { first, last, order }: Range,
  rows: number,
): Promise<ScanResult> {
  const direction = sql.raw(order)
  const { rows: results } = await sql<{ found: number[] | null; whole: number; rows: number; end: number | null }>`
    select array_agg(rowid order by rowid ${direction}) filter (where words @@ ${all(wanted)}::tsquery) as found,
      count(*) filter (where words @@ ${whole(wanted)}::tsquery) as whole,
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
 * The owner is part of the tokens, so the index needs no other condition; with one, the planner could scan all rows of
 * the owner again. A prefix stands for many words in the index: next to rare words it is checked in their rows instead.
 */
async function askIndex(
  db: Database,
  ownerId: WorkspaceId,
  wanted: SearchQuery,
  { first, last, order, limit }: Range,
  areWordsRare: boolean,
): Promise<number[]> {
  const key = areWordsRare && wanted.whole.length > 0 ? whole(wanted) : all(wanted)
  const { rows } = await sql<{ position: number }>`
    with found as materialized (
      select owner_id, rowid from post_search
      where words @@ ${key}::tsquery and (words @@ ${all(wanted)}::tsquery) is true
        and rowid >= ${first} and rowid <= ${last}
    )
    select rowid as position from found where owner_id = ${ownerId}
    order by rowid ${sql.raw(order)} limit ${limit}`.execute(db)
  return rows.map(({ position }) => Number(position))
}

function rangeAfter(range: Range, end: number): Range {
  return range.order === 'asc' ? { ...range, first: end + 1 } : { ...range, last: end - 1 }
}

/** Tokens need no escaping: they have no quotes. */
function all({ whole, beginning }: SearchQuery): string {
  return [...whole.map((token) => `'${token}'`), `'${beginning}':*`].join(' & ')
}

function whole(wanted: SearchQuery): string {
  return wanted.whole.map((token) => `'${token}'`).join(' & ')
}

import { type AliasedExpression, type Expression, PostgresAdapter, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import { type SearchQuery, tokensOfPost } from '#shared/text/search-tokens'
import { type Range, searchByVector } from './search-by-vector.ts'

/**
 * The search index of posts: FTS5 in SQLite, a tsvector with GIN in PostgreSQL, both over the same tokens. Write to it
 * in the transaction that writes the post. Rows are deleted with their post: by a trigger in SQLite, by their foreign
 * key in PostgreSQL.
 */

export interface SearchablePost {
  ownerId: WorkspaceId
  position: number
  title: string
  content: string
  aiModel: string
}

export async function addToSearch(db: Database, post: SearchablePost): Promise<void> {
  await db
    .insertInto('post_search')
    .values({ owner_id: post.ownerId, rowid: post.position, words: wordsColumn(db, post) })
    .execute()
}

export async function changeInSearch(db: Database, post: SearchablePost): Promise<void> {
  await db
    .updateTable('post_search')
    .set({ owner_id: post.ownerId, words: wordsColumn(db, post) }) // FTS5 needs all columns again
    .where('rowid', '=', post.position)
    .$if(isPostgres(db), (query) => query.where('owner_id', '=', post.ownerId))
    .execute()
}

/** The positions of some posts, as a query to join. */
export type ListPosition = AliasedExpression<{ position: number }, 'page'>

/** Positions of the matching posts, in the given order and range, as a query to join. */
export async function findPositions(
  db: Database,
  ownerId: WorkspaceId,
  question: SearchQuery,
  stretch: Range,
): Promise<ListPosition> {
  return isPostgres(db)
    ? asPage(db, await searchByVector(db, ownerId, question, stretch))
    : findByFullText(db, question, stretch).as('page')
}

/** Uses post_search's own index, which the tests ensure. */
function findByFullText(db: Database, question: SearchQuery, { first, last, order, limit }: Range) {
  return (
    db
      .selectFrom('post_search')
      .select('rowid as position')
      .where(matchesFullText(question))
      // libsql binds every number as a real, and FTS5 takes only integers as bounds
      .where('rowid', '>=', sql<number>`cast(${first} as bigint)`)
      .where('rowid', '<=', sql<number>`cast(${last} as bigint)`)
      .orderBy('rowid', order)
      .limit(limit)
  )
}

export function asPage(db: Database, positions: readonly number[]): ListPosition {
  const rows = isPostgres(db)
    ? sql<{ position: number }>`(select unnest(${positions}::bigint[]) as position)`
    : sql<{ position: number }>`(select value as position from json_each(${JSON.stringify(positions)}))`
  return rows.as('page')
}

/** Tokens need no escaping: they have no quotes. The owner is in the tokens. */
function matchesFullText({ whole, beginning }: SearchQuery): Expression<SqlBool> {
  const query = [...whole.map((token) => `"${token}"`), `"${beginning}"*`].join(' AND ')
  return sql<SqlBool>`post_search match ${query}`
}

function wordsColumn(db: Database, { ownerId, title, content, aiModel }: SearchablePost) {
  const tokens = tokensOfPost({ ownerId, title, content, model: aiModel }).join(' ')
  return isPostgres(db) ? sql<string>`array_to_tsvector(string_to_array(${tokens}, ' '))` : tokens
}

function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

import { type Kysely, PostgresAdapter } from 'kysely'

/** The one way to find out which database this is, also within a transaction; the other one is SQLite. */
// biome-ignore lint/suspicious/noExplicitAny: any schema will do
export function isPostgres(db: Kysely<any>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

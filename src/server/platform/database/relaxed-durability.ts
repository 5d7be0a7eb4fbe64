import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/**
 * For writes that need not outlive a power failure: what counts attempts, or what a process holds for as long as it lives.
 * SQLite waits for the disk at each commit, and every stream of the process with it; these commits reach the disk with
 * the next one that does. kill -9 loses none of them. Within a transaction it is part of that one.
 *
 * @param work on the database it is given, and no other: SQLite has one connection
 */
export async function withRelaxedDurability<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (isPostgres(db) || db.isTransaction) return await work(db)
  return await db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`pragma synchronous = full`.execute(connection)
    }
  })
}

import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/**
 * For writes that need not survive a power failure, such as counted attempts, or leases that end with their process.
 * SQLite waits for the disk at each statement that commits, and so does every stream of the process; these commits reach
 * the disk with the next flushed one. kill -9 loses none of them. Within a transaction it joins that one.
 *
 * @param work must use only the database it gets: SQLite has one connection
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

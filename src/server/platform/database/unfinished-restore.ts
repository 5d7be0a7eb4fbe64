import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'
import { listColumns } from './whole-tables.ts'

/**
 * A PostgreSQL says itself that a backup is being restored into it: other processes have other folders, and what a restore
 * that was killed left behind is known by its id. An embedded database is a file, and goes with it.
 */

const mark = 'postwright_restore'

/** @param id of this restore. The database has to be empty */
export async function markUnfinished(db: Database, id: string): Promise<void> {
  await sql`create table ${sql.table(mark)} (id text not null)`.execute(db)
  await sql`insert into ${sql.table(mark)} (id) values (${id})`.execute(db)
}

export async function markFinished(db: Database): Promise<void> {
  await sql`drop table ${sql.table(mark)}`.execute(db)
}

/** Empties a database that holds what the restore with this id left behind, and nothing else. */
export async function dropUnfinished(db: Database, id: string): Promise<void> {
  const tables = [...(await listColumns(db)).keys()]
  if (!tables.includes(mark)) return
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(mark)}`.execute(db)
  if (rows[0]?.id !== id) return
  await db.transaction().execute(async (transaction) => {
    for (const table of tables) await sql`drop table ${sql.table(table)} cascade`.execute(transaction)
  })
}

/** @throws Error with what to do while a backup is being restored into it, or when that broke off */
export async function requireWholeDatabase(db: Database): Promise<void> {
  if (!isPostgres(db) || !(await listColumns(db)).has(mark)) return
  throw new Error('A backup is being restored into this database, or that was not finished. Run npm run restore again.')
}

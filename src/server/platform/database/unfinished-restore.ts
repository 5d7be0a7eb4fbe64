import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'
import { listColumns } from './whole-tables.ts'

/**
 * A PostgreSQL database itself records that a backup is being restored into it: other processes have other folders, and
 * the remains of a killed restore are recognised by its id. An embedded database needs no such record: it is a file in
 * the folder.
 */

const mark = 'postwright_restore'

/** @param id of this restore. The database must be empty */
export async function markUnfinished(db: Database, id: string): Promise<void> {
  await sql`create table ${sql.table(mark)} (id text not null)`.execute(db)
  await sql`insert into ${sql.table(mark)} (id) values (${id})`.execute(db)
}

export async function markFinished(db: Database): Promise<void> {
  await sql`drop table ${sql.table(mark)}`.execute(db)
}

/** Empties a database that holds only the remains of the restore with this id. */
export async function dropUnfinished(db: Database, id: string): Promise<void> {
  const tables = [...(await listColumns(db)).keys()]
  if (!tables.includes(mark)) return
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(mark)}`.execute(db)
  if (rows[0]?.id !== id) return
  await db.transaction().execute(async (transaction) => {
    for (const table of tables) await sql`drop table ${sql.table(table)} cascade`.execute(transaction)
  })
}

/** @throws Error with what to do while a backup is being restored into it, or after that was interrupted */
export async function requireWholeDatabase(db: Database): Promise<void> {
  if (!isPostgres(db) || !(await listColumns(db)).has(mark)) return
  throw new Error('A backup is being restored into this database, or that was not finished. Run npm run restore again.')
}

import { type Kysely, sql } from 'kysely'
import type { OpenDatabase } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'

/** Everything in a database, for comparing it with another one. */

/** Tables, columns, indexes, keys and triggers, from the database's own catalogue. */
export async function schemaOf({ db }: OpenDatabase): Promise<unknown[]> {
  if (!isPostgres(db)) {
    const { rows } = await sql`select type, name, tbl_name, sql from sqlite_master
      where tbl_name not like 'kysely_migration%' order by type, name`.execute(db)
    return rows
  }
  const { rows: columns } = await sql`select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = current_schema() and table_name not like 'kysely_migration%'
    order by table_name, column_name`.execute(db)
  const { rows: indexes } = await sql`select indexdef from pg_indexes
    where schemaname = current_schema() and tablename not like 'kysely_migration%' order by 1`.execute(db)
  const { rows: keys } = await sql`select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as key
    from pg_constraint where connamespace = current_schema()::regnamespace order by 1, 2`.execute(db)
  return [...columns, ...indexes, ...keys]
}

/** Every row of every table except the named ones, in a fixed order, with bytes as base64. */
export async function rowsOf({ db }: OpenDatabase, but: RegExp): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !but.test(name))
  const found: Record<string, string[]> = {}
  for (const table of tables.sort()) {
    const rows = await (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
      .selectFrom(table)
      .selectAll()
      .execute()
    found[table] = rows.map(rowText).sort()
  }
  return found
}

function rowText(row: Record<string, unknown>): string {
  const columns = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(columns.map(([name, value]) => [name, isBytes(value) ? base64(value) : value]))
}

function isBytes(value: unknown): value is ArrayBuffer | Uint8Array {
  return value instanceof ArrayBuffer || value instanceof Uint8Array
}

function base64(bytes: ArrayBuffer | Uint8Array): string {
  return (bytes instanceof Uint8Array ? Buffer.from(bytes) : Buffer.from(bytes)).toString('base64')
}

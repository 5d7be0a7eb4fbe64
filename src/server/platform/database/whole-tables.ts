import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/** Reads and writes whole tables without knowing their meaning, the same way for both databases. */

export type AnyRow = Record<string, unknown>
export type AnyDatabase = Kysely<Record<string, AnyRow>>

export interface WholeTable {
  name: string
  /** The auto-increment column. */
  countingColumn: string | null
}

/** Roughly how many bytes of rows are read at once. */
const batchBytes = 1024 * 1024
const largestBatch = 1_000

/** @returns the tables whose name `isWanted`, each after the tables that it refers to */
export async function listTables(db: Database, isWanted: (name: string) => boolean): Promise<WholeTable[]> {
  const all = await db.introspection.getTables({ withInternalKyselyTables: true })
  const tables = all.filter(({ name, isView }) => !isView && isWanted(name))
  const found = tables
    .map(({ name, columns }) => ({
      name,
      countingColumn: columns.find(({ isAutoIncrementing }) => isAutoIncrementing)?.name ?? null,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const references = await Promise.all(found.map(({ name }) => referencesOf(db, name)))
  const missing = new Map(found.map((table, index) => [table, new Set(references[index])]))

  const ordered: WholeTable[] = []
  while (ordered.length < found.length) {
    const next = found.find((table) => !ordered.includes(table) && isComplete(table))
    if (!next) throw new Error('Tables refer to each other in a circle, and none of them can be the first.')
    ordered.push(next)
  }
  return ordered

  function isComplete(table: WholeTable): boolean {
    const wanted = [...(missing.get(table) ?? [])].filter((name) => name !== table.name)
    return wanted.every(
      (name) => ordered.some((each) => each.name === name) || !found.some((each) => each.name === name),
    )
  }
}

/** The columns of each table in this database, which may be of an earlier version. */
export async function listColumns(db: Database): Promise<Map<string, string[]>> {
  const all = await db.introspection.getTables({ withInternalKyselyTables: true })
  const { rows } = isPostgres(db)
    ? await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
    : { rows: [{ schema: undefined }] }
  const own = all.filter(({ schema }) => schema === rows[0]?.schema)
  return new Map(own.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
}

async function referencesOf(db: Database, table: string): Promise<string[]> {
  const { rows } = isPostgres(db)
    ? await sql<{ name: string }>`select target.relname as name from pg_constraint
        join pg_class as target on target.oid = confrelid
        where contype = 'f' and conrelid = ${sql.lit(`"${table}"`)}::regclass`.execute(db)
    : await sql<{ name: string }>`select "table" as name from pragma_foreign_key_list(${table})`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Every row of a table in batches of about a megabyte, estimated from the previous rows. On PostgreSQL within a
 * transaction, through a cursor.
 */
export async function* rowsOf(db: Database, table: string): AsyncGenerator<AnyRow[]> {
  if (!isPostgres(db)) {
    yield* gathered((db as unknown as AnyDatabase).selectFrom(table).selectAll().stream())
    return
  }
  await sql`declare whole_table no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  for (let count = 10; ; ) {
    const { rows } = await sql<AnyRow>`fetch forward ${sql.lit(count)} from whole_table`.execute(db)
    if (rows.length === 0) break
    yield rows
    const bytesPerRow = rows.reduce((sum, row) => sum + sizeOf(row), 0) / rows.length
    count = Math.max(1, Math.min(largestBatch, count * 10, Math.floor(batchBytes / bytesPerRow)))
  }
  await sql`close whole_table`.execute(db)
}

async function* gathered(rows: AsyncIterable<AnyRow>): AsyncGenerator<AnyRow[]> {
  let batch: AnyRow[] = []
  let bytes = 0
  for await (const row of rows) {
    batch.push(row)
    bytes += sizeOf(row)
    if (bytes < batchBytes && batch.length < largestBatch) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}

/** Roughly, in bytes. */
function sizeOf(row: AnyRow): number {
  return Object.values(row).reduce<number>((sum, value) => {
    if (typeof value === 'string') return sum + value.length
    if (value instanceof ArrayBuffer || value instanceof Uint8Array) return sum + value.byteLength
    return sum + 16
  }, 1)
}

/** Inserts rows as they were read, in batches small enough for both databases' limits of parameters. */
export async function insertRows(db: Database, table: string, rows: readonly AnyRow[]): Promise<void> {
  const atOnce = Math.max(1, Math.floor(5_000 / Object.keys(rows[0] ?? {}).length))
  for (let start = 0; start < rows.length; start += atOnce) {
    await (db as unknown as AnyDatabase)
      .insertInto(table)
      .values(rows.slice(start, start + atOnce))
      .execute()
  }
}

/** The highest number that an auto-increment table ever gave; 0: none. It may be higher than those that are left. */
export async function readCounter(db: Database, { name, countingColumn }: WholeTable): Promise<number> {
  if (countingColumn === null) return 0
  const { rows } = isPostgres(db)
    ? await sql<{
        last: number | null
      }>`select pg_sequence_last_value(${sequenceOf(name, countingColumn)}) as last`.execute(db)
    : await sql<{ last: number | null }>`select seq as last from sqlite_sequence where name = ${name}`.execute(db)
  return rows[0]?.last ?? 0
}

/** Lets a table continue counting after `last`, so that no deleted row's number is reused. */
export async function writeCounter(db: Database, { name, countingColumn }: WholeTable, last: number): Promise<void> {
  if (countingColumn === null || last < 1) return
  if (isPostgres(db)) {
    await sql`select setval(${sequenceOf(name, countingColumn)}, ${sql.lit(last)})`.execute(db)
    return
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(db)
}

function sequenceOf(table: string, column: string) {
  return sql`pg_get_serial_sequence(${sql.lit(`"${table}"`)}, ${sql.lit(column)})::regclass`
}

import { readdir } from 'node:fs/promises'
import { type Kysely, type Migration, sql } from 'kysely'
import { migrationsFolder } from '../files-of-product.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'
import { takeLock } from './locks.ts'

/**
 * Migrates the schema: each migration and its record are one transaction, on both databases, so that a process that
 * dies in the middle leaves the schema as before that migration. kysely's own Migrator opens no transaction on SQLite;
 * its table of migrations is still used.
 */

export type Migrations = Readonly<Record<string, Migration>>

interface Options {
  /** This version's by default. */
  migrations?: Migrations
  /** The last migration to run. */
  only?: ReadonlySet<string>
  /** Called once before a non-empty database is changed. @param first the first pending migration */
  beforeChange?: (first: string) => Promise<void>
}

/**
 * Safe when several processes start at once.
 * @returns the names of the migrations that ran, in order
 * @throws NewerDatabaseError before anything is changed; the first migration's error, and earlier migrations stay
 */
export async function migrateToLatest(db: Database, options: Options = {}): Promise<string[]> {
  const migrations = options.migrations ?? (await releasedMigrations())
  const state = await compareSchema(db, migrations)
  const [first] = state.pending.filter((name) => options.only?.has(name) ?? true)
  if (first === undefined) return []
  if (state.done.length > 0) await options.beforeChange?.(first)

  const ran: string[] = []
  await withoutForeignKeys(db, async (connection) => {
    for (;;) {
      const name = await runNext(connection, migrations, options.only)
      if (name === null) return
      ran.push(name)
    }
  })
  return ran
}

/** Whether no migration is pending. */
export async function isMigrated(db: Database): Promise<boolean> {
  const done = new Set(await migrationsDone(db))
  return Object.keys(await releasedMigrations()).every((name) => done.has(name))
}

/**
 * A database's applied and pending migrations.
 * @throws NewerDatabaseError when it has one that this version does not know
 */
export async function compareSchema(
  db: Database,
  migrations?: Migrations,
): Promise<{ done: string[]; pending: string[] }> {
  const known = Object.keys(migrations ?? (await releasedMigrations())).sort()
  const done = await migrationsDone(db)
  const unknown = done.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new NewerDatabaseError(unknown)
  return { done, pending: known.filter((name) => !done.includes(name)) }
}

/** This version of the product opened data of a later one. */
class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'

  constructor(unknown: readonly string[]) {
    super(
      `The data was written by a newer version of Postwright (this one does not know ${unknown.join(', ')}). ` +
        'Start that version again. To go back to this one, restore a backup that it made; see docs/handbook/upgrade.md.',
    )
  }
}

/** By name, in order. */
export async function migrationsDone(db: Kysely<unknown> | Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Runs the next pending migration. @returns its name; null when there is none */
async function runNext(
  connection: Kysely<unknown>,
  migrations: Migrations,
  only?: ReadonlySet<string>,
): Promise<string | null> {
  return await connection.transaction().execute(async (db) => {
    if (isPostgres(db)) await waitForMigrations(db)
    await sql`create table if not exists kysely_migration
      (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(db)
    const done = await migrationsDone(db)
    const name = Object.keys(migrations)
      .sort()
      .find((each) => !done.includes(each) && (only?.has(each) ?? true))
    if (name === undefined) return null

    await migrations[name]?.up(db)
    if (!isPostgres(db)) await checkForeignKeys(db, name)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(db)
    return name
  })
}

/**
 * Waits as long as another process migrates, but only briefly for readers: later ones would queue up behind this
 * process.
 */
async function waitForMigrations(db: Kysely<unknown>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
  await sql`set local lock_timeout = 0`.execute(db)
  await takeLock(db, 'migrations')
  await sql`set local lock_timeout = '60s'`.execute(db)
}

/**
 * SQLite can make some changes to a table only by recreating it, and dropping the old one would delete rows that refer
 * to it. Foreign keys can't be turned off within a transaction, so they are off around all migrations and checked in
 * each.
 */
async function withoutForeignKeys(db: Database, work: (connection: Kysely<unknown>) => Promise<void>): Promise<void> {
  await (db as unknown as Kysely<unknown>).connection().execute(async (connection) => {
    if (isPostgres(connection)) return await work(connection)
    await sql`pragma foreign_keys = off`.execute(connection)
    try {
      await work(connection)
    } finally {
      await sql`pragma foreign_keys = on`.execute(connection)
    }
  })
}

async function checkForeignKeys(db: Kysely<unknown>, name: string): Promise<void> {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db)
  const [first] = rows
  if (first) throw new Error(`${name} left rows of ${first.table} that refer to nothing in ${first.parent}.`)
}

/** The migrations of this version, by name. */
export async function releasedMigrations(): Promise<Migrations> {
  const files = (await readdir(migrationsFolder)).filter((name) => /^\d{4}-[^.]+\.(js|ts)$/.test(name)).sort()
  const entries = files.map(async (name) => {
    const migration = (await import(new URL(name, migrationsFolder).href)) as Migration
    return [name.replace(/\.(js|ts)$/, ''), migration] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

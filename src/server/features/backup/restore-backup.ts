import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { createFiles, mediaFolderOf } from '#server/adapters/files/create-files'
import type { Files } from '#server/adapters/files/files'
import { rebuildSearch } from '#server/features/posts/search/rebuild-search'
import type { Config } from '#server/platform/config'
import { databaseFileName, secretFile } from '#server/platform/data-directory'
import { lockDataDirectory } from '#server/platform/data-lock'
import { type Database, type OpenDatabase, openDatabase } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { runTransaction } from '#server/platform/database/in-transaction'
import { migrateToLatest } from '#server/platform/database/migrate'
import { insertRows, listTables, writeCounter } from '#server/platform/database/whole-tables'
import { flushFile } from '#server/platform/flush'
import { writeHeartbeatFile } from '#server/platform/installation/heartbeat-file'
import { writeMark } from '#server/platform/installation/marks-repository'
import { writeSecretMark } from '#server/platform/installation/secret-mark'
import { type BackupHead, countersName, isKept, mediaPrefix, readRows, secretName, tableOf } from './backup-format.ts'
import { checkBackup, entriesOf } from './check-backup.ts'
import { type HeldBack, holdEverything } from './hold-everything.ts'
import { beginRestore, clearUnfinished, endRestore } from './unfinished-restore.ts'

export interface RestoredBackup {
  head: BackupHead
  rows: number
  files: number
  missingFiles: string[]
  /** The settings set another secret, and the backup's was not written. */
  hasOtherSecret: boolean
  held: HeldBack
}

/**
 * Restores a backup's installation where there is none. The archive is checked as a whole first; then come the files,
 * the tables as they were in the version that made it, and this version's migrations.
 * @throws Error with what to do; the target is unchanged then
 */
export async function restoreBackup(config: Config, file: string): Promise<RestoredBackup> {
  const unlock = config.database.kind === 'sqlite' ? lockDataDirectory(config.dataDir) : () => undefined
  try {
    const { head, manifest } = await checkBackup(file)
    const storage = createFiles(config)
    await clearUnfinished(config, storage)
    await requireEmpty(config, storage)
    try {
      await beginRestore(config)
      const files = await restoreFiles(storage, file)
      const secret = await readSecret(file)
      const { rows, held } = await restoreTables(config, file, head, secret)
      const hasOtherSecret = await restoreSecret(config, secret)
      await endRestore(config)
      return { head, rows, files, missingFiles: manifest.missingFiles, hasOtherSecret, held }
    } catch (error) {
      await clearUnfinished(config, storage)
      throw error
    }
  } finally {
    unlock()
  }
}

async function requireEmpty(config: Config, storage: Files): Promise<void> {
  const { dataDir, database, bucket } = config
  const media = mediaFolderOf(dataDir)
  if (existsSync(join(dataDir, databaseFileName)) || (existsSync(media) && readdirSync(media).length > 0)) {
    throw new Error(
      `${dataDir} holds an installation already, and nothing was changed. Restore into an empty folder: ` +
        'move this one away, or set DATA_DIR to another.',
    )
  }
  if (bucket) await requireEmptyBucket(bucket, storage)
  if (database.kind === 'sqlite') return
  const opened = openDatabase(database)
  try {
    const tables = await opened.db.introspection.getTables({ withInternalKyselyTables: true })
    if (tables.length === 0) return
    throw new Error('The database is not empty, and nothing was changed. Make a new one, and set DATABASE_URL to it.')
  } finally {
    await opened.close()
  }
}

async function requireEmptyBucket(bucket: NonNullable<Config['bucket']>, storage: Files): Promise<void> {
  for await (const { key } of storage.list()) {
    throw new Error(
      `${bucket.prefix || 'The top'} of the bucket ${bucket.bucket} is not empty (it holds ${key}), and nothing was ` +
        'changed. Set S3_PREFIX to another folder, such as postwright-restored/.',
    )
  }
}

async function restoreFiles(files: Files, file: string): Promise<number> {
  let count = 0
  for await (const { name, body } of entriesOf(file, (each) => each.startsWith(mediaPrefix))) {
    await files.put(name.slice(mediaPrefix.length), body)
    count += 1
  }
  return count
}

/** Everything is held in the transaction that fills the tables: no process ever sees them without the hold. */
async function restoreTables(
  config: Config,
  file: string,
  head: BackupHead,
  secret: string,
): Promise<{ rows: number; held: HeldBack }> {
  const database = openDatabase(config.database)
  try {
    await migrateToLatest(database.db, { only: new Set(head.migrations) })
    await emptyTables(database)
    const restored = await inOneTransaction(database, async (db) => {
      const rows = await insertTables(db, file)
      return { rows, held: await holdEverything(db, Date.now()) }
    })
    await migrateToLatest(database.db)
    await rebuildSearch(database.db)
    await noteHeartbeat(database.db, config)
    await writeSecretMark(database.db, secret, config.secret ?? secret)
    return restored
  } finally {
    await database.close()
  }
}

/** The restored database is alive from now on: the first start has nothing more to hold. */
async function noteHeartbeat(db: Database, { dataDir }: Config): Promise<void> {
  const now = Date.now()
  await writeMark(db, 'heartbeat', String(now))
  writeHeartbeatFile(dataDir, now)
}

/** Removes rows that migrations put into tables; the backup has them in their last state. */
async function emptyTables({ db }: OpenDatabase): Promise<void> {
  for (const { name } of (await listTables(db, isKept)).toReversed())
    await sql`delete from ${sql.table(name)}`.execute(db)
}

async function insertTables(db: Database, file: string): Promise<number> {
  const tables = await listTables(db, isKept)
  let count = 0
  for await (const { name, body } of entriesOf(file, (each) => tableOf(each) !== undefined || each === countersName)) {
    const table = tableOf(name)
    const bytes = await buffer(body)
    if (table !== undefined) {
      const rows = readRows(bytes)
      await insertRows(db, table, isPostgres(db) ? rows.map(withoutNul) : rows)
      count += rows.length
      continue
    }
    const counters = JSON.parse(bytes.toString()) as Record<string, number>
    for (const each of tables) await writeCounter(db, each, counters[each.name] ?? 0)
  }
  return count
}

/** All rows or none. SQLite checks keys at the end; PostgreSQL with each row, which the order of the entries allows. */
async function inOneTransaction<Result>(
  database: OpenDatabase,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return await runTransaction(database.db, async (db) => {
    if (!isPostgres(database.db)) await sql`pragma defer_foreign_keys = on`.execute(db)
    else {
      await sql`set local statement_timeout = 0`.execute(db)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
    }
    return await work(db)
  })
}

/** PostgreSQL has no U+0000 in texts; SQLite accepts one that came from a document. */
function withoutNul(row: Record<string, unknown>): Record<string, unknown> {
  const clean = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value)
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, clean(value)]))
}

async function readSecret(file: string): Promise<string> {
  for await (const { body } of entriesOf(file, (name) => name === secretName)) {
    return (await buffer(body)).toString().trim()
  }
  throw new Error('The secret has gone from the backup since it was checked.')
}

/** @returns whether the settings set another one */
async function restoreSecret(config: Config, secret: string): Promise<boolean> {
  if (config.secret !== null) return config.secret !== secret
  const path = secretFile(config.dataDir)
  writeFileSync(path, secret, { mode: 0o600 })
  await flushFile(path, 0o600)
  return false
}

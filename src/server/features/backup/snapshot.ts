import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, type OpenDatabase, openDatabase } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { dayMs } from '#shared/time/durations'

const folderPrefix = 'backup-'
const leftoverMs = dayMs

/**
 * A view of the database at one moment, while others go on writing: on PostgreSQL a repeatable read, on SQLite a copy
 * in the data directory that is deleted afterwards.
 */
export async function withSnapshot<Result>(
  database: OpenDatabase,
  dataDir: string,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  return isPostgres(database.db) ? await inOneTransaction(database, read) : await onACopy(database, dataDir, read)
}

async function inOneTransaction<Result>({ db }: OpenDatabase, read: (snapshot: Database) => Promise<Result>) {
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return await transaction.execute(async (snapshot) => {
    // it lasts as long as there is data, and pauses while the archive is written
    await sql`set local statement_timeout = 0`.execute(snapshot)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(snapshot)
    return await read(snapshot)
  })
}

async function onACopy<Result>({ db }: OpenDatabase, dataDir: string, read: (snapshot: Database) => Promise<Result>) {
  await removeLeftovers(dataDir)
  const folder = await mkdtemp(join(dataDir, folderPrefix))
  try {
    const file = join(folder, 'snapshot.sqlite')
    await sql`vacuum into ${file}`.execute(db)
    const copy = openDatabase({ kind: 'sqlite', file })
    try {
      return await read(copy.db)
    } finally {
      await copy.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deletes copies left by backups whose process was killed. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((each) => each.startsWith(folderPrefix))) {
    const path = join(dataDir, name)
    const made = await stat(path).catch(() => undefined) // another process has deleted it meanwhile
    if (made && made.mtimeMs < Date.now() - leftoverMs) await rm(path, { recursive: true, force: true })
  }
}

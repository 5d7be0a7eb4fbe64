import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolderOf } from '#server/adapters/files/create-files'
import type { Files } from '#server/adapters/files/files'
import { isOwnMediaKey } from '#server/features/media/own-media-key'
import type { Config } from '#server/platform/config'
import { databaseFileName, unfinishedRestoreFile } from '#server/platform/data-directory'
import { type Database, openDatabase } from '#server/platform/database/database'
import { dropUnfinished, markFinished, markUnfinished } from '#server/platform/database/unfinished-restore'
import { heartbeatFile } from '#server/platform/installation/heartbeat-file'

/**
 * Marks a target while a backup is restored into it, so that the remains of an interrupted restore are recognised and
 * removed.
 */

export async function beginRestore(config: Config): Promise<void> {
  const id = randomUUID()
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const mark = `${placeOfFiles(config)}\n${id}\n`
  writeFileSync(unfinishedRestoreFile(config.dataDir), mark, { mode: 0o600, flush: true })
  await onPostgres(config, (db) => markUnfinished(db, id))
}

export async function endRestore(config: Config): Promise<void> {
  await onPostgres(config, markFinished)
  rmSync(unfinishedRestoreFile(config.dataDir))
}

/** Returns the target to its state before the interrupted restore. */
export async function clearUnfinished(config: Config, storage: Files): Promise<void> {
  const { dataDir, database } = config
  const mark = unfinishedRestoreFile(dataDir)
  if (!existsSync(mark)) return
  const [place, id = ''] = readFileSync(mark, 'utf8').split('\n')
  if (!config.bucket) rmSync(mediaFolderOf(dataDir), { recursive: true, force: true })
  else if (place === placeOfFiles(config)) {
    for await (const { key } of storage.list()) if (isOwnMediaKey(key)) await storage.remove(key)
  }
  await onPostgres(config, (db) => dropUnfinished(db, id))
  if (database.kind === 'sqlite') {
    for (const ending of ['', '-wal', '-shm']) rmSync(join(dataDir, databaseFileName + ending), { force: true })
  }
  rmSync(heartbeatFile(dataDir), { force: true })
  rmSync(mark)
}

/** Identifies the bucket of the files: other settings would lead to another bucket than the killed restore's. */
function placeOfFiles({ bucket }: Config): string {
  return bucket ? `${bucket.endpoint}/${bucket.bucket}/${bucket.prefix}` : 'DATA_DIR'
}

async function onPostgres({ database }: Config, work: (db: Database) => Promise<void>): Promise<void> {
  if (database.kind !== 'postgres') return
  const opened = openDatabase(database)
  try {
    await work(opened.db)
  } finally {
    await opened.close()
  }
}

import type { Files } from '#server/adapters/files/files'
import { postFileKeys } from '#server/features/attachments/post-file-keys'
import { keptFontKey } from '#server/features/fonts/font-files'
import { keptFileKeys } from '#server/features/media/media-files'
import { type ArchiveWriter, type WrittenEntry, writeArchive } from '#server/platform/archive/write-archive'
import type { Database, OpenDatabase } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { compareSchema } from '#server/platform/database/migrate'
import type { Row } from '#server/platform/database/schema'
import { type AnyRow, listTables, readCounter, rowsOf } from '#server/platform/database/whole-tables'
import { fitsSecret, wrongSecret } from '#server/platform/installation/secret-mark'
import { version } from '#server/platform/version'
import {
  type BackupHead,
  type BackupManifest,
  backupFormat,
  countersName,
  headName,
  isKept,
  manifestName,
  mediaPrefix,
  partName,
  secretName,
  writeRows,
} from './backup-format.ts'
import { withSnapshot } from './snapshot.ts'

/** The memory limit of the child process, which does nothing else. */
export const backupProcessBytes = 500 * 1024 * 1024

export interface BackupParts {
  database: OpenDatabase
  files: Files
  dataDir: string
  secret: string
}

export interface MadeBackup {
  file: string
  bytes: number
  rows: number
  files: number
  missingFiles: string[]
}

/**
 * Writes everything into one archive while a server may run: the rows as they are at one moment, then the files they
 * name, which never change and are deleted later than their rows. It holds a megabyte of rows in memory at a time, and
 * the name of each file.
 * @param file must not exist
 * @throws Error with what to do when the database is of another version than this program
 */
export async function makeBackup(parts: BackupParts, file: string): Promise<MadeBackup> {
  const { done, pending } = await compareSchema(parts.database.db)
  if (pending.length > 0) {
    throw new Error('The database is of an earlier version. Start this version once, or make the backup with that one.')
  }
  if ((await fitsSecret(parts.database.db, parts.secret)) === false) throw new Error(wrongSecret)
  const archive = writeArchive(file)
  try {
    const contents = new Contents(archive)
    const head: BackupHead = {
      format: backupFormat,
      product: 'Postwright',
      version,
      madeAt: new Date().toISOString(),
      database: isPostgres(parts.database.db) ? 'postgres' : 'sqlite',
      migrations: done,
    }
    await contents.addJson(headName, head)
    const keys = await withSnapshot(parts.database, parts.dataDir, (snapshot) => addTables(contents, snapshot))
    await contents.addBytes(secretName, Buffer.from(parts.secret))
    for (const key of keys) await contents.addFile(parts.files, key)
    const { entries, rows, missingFiles } = contents
    await contents.addJson(manifestName, { entries: [...entries], rows, missingFiles } satisfies BackupManifest)
    const bytes = await archive.finish()
    const total = Object.values(rows).reduce((sum, each) => sum + each, 0)
    return { file, bytes, rows: total, files: keys.length - missingFiles.length, missingFiles }
  } catch (error) {
    await archive.giveUp()
    throw error
  }
}

/** @returns the keys of the files that the rows name */
async function addTables(contents: Contents, snapshot: Database): Promise<string[]> {
  const keys: string[] = []
  const counters: Record<string, number> = {}
  for (const table of await listTables(snapshot, isKept)) {
    contents.rows[table.name] = 0
    let number = 0
    for await (const rows of rowsOf(snapshot, table.name)) {
      number += 1
      await contents.addRows(table.name, number, rows)
      if (table.name === 'own_fonts') keys.push(...(rows as Row<'own_fonts'>[]).map(keptFontKey))
      if (table.name === 'post_files') keys.push(...(rows as Row<'post_files'>[]).flatMap(postFileKeys))
      if (table.name === 'media_assets') keys.push(...(rows as Row<'media_assets'>[]).flatMap(keptFileKeys))
    }
    const counter = await readCounter(snapshot, table)
    if (counter > 0) counters[table.name] = counter
  }
  await contents.addJson(countersName, counters)
  return keys
}

/** The manifest's entries so far. */
class Contents {
  readonly #archive: ArchiveWriter
  readonly entries: WrittenEntry[] = []
  readonly rows: Record<string, number> = {}
  readonly missingFiles: string[] = []

  constructor(archive: ArchiveWriter) {
    this.#archive = archive
  }

  async addRows(table: string, number: number, rows: readonly AnyRow[]): Promise<void> {
    await this.addBytes(partName(table, number), writeRows(rows))
    this.rows[table] = (this.rows[table] ?? 0) + rows.length
  }

  async addJson(name: string, value: object): Promise<void> {
    await this.addBytes(name, Buffer.from(JSON.stringify(value)))
  }

  async addBytes(name: string, bytes: Buffer): Promise<void> {
    this.entries.push(await this.#archive.add({ name, size: bytes.length }, [bytes]))
  }

  /** A file deleted since the rows were read, with its picture or font, is recorded and left out. */
  async addFile(files: Files, key: string): Promise<void> {
    const found = await files.read(key)
    if (!found) this.missingFiles.push(key)
    else this.entries.push(await this.#archive.add({ name: mediaPrefix + key, size: found.size }, found.stream))
  }
}

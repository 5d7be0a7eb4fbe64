import type { Files } from '#server/adapters/files/files'
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

/** What a process that does nothing else may hold of memory. */
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
 * Writes everything into one archive, beside a running server: the rows as they are at one moment, then the files they
 * name, which never change and are deleted later than their rows. Of what is kept it holds a megabyte at a time, and of
 * each file its name.
 * @param file must not be there
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
      if (table.name === 'media_assets') keys.push(...(rows as Row<'media_assets'>[]).flatMap(keptFileKeys))
    }
    const counter = await readCounter(snapshot, table)
    if (counter > 0) counters[table.name] = counter
  }
  await contents.addJson(countersName, counters)
  return keys
}

/** What went into the archive so far, for the manifest. */
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

  /** A file whose picture or font was deleted since the rows were read is noted and left out. */
  async addFile(files: Files, key: string): Promise<void> {
    const found = await files.read(key)
    if (!found) this.missingFiles.push(key)
    else this.entries.push(await this.#archive.add({ name: mediaPrefix + key, size: found.size }, found.stream))
  }
}

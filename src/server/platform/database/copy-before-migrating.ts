import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { flushFile, flushFolder } from '../flush.ts'
import type { Database } from './database.ts'

const copiesKept = 3

/**
 * Copies an embedded database into `copies` of the data directory before it changes; the last three copies are kept.
 * Each is named by the first pending migration: restarting after a failed one overwrites the same copy, instead of
 * pushing out the older ones.
 * @throws Error with what to do when the copy can't be made; nothing is changed then
 * @returns its path
 */
export async function copyBeforeMigrating(db: Database, dataDir: string, first: string): Promise<string> {
  const folder = join(dataDir, 'copies')
  const copy = join(folder, `before-${first}.sqlite`)
  const half = `${copy}.half`
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await rm(half, { force: true })
    await sql`vacuum into ${half}`.execute(db)
    await flushFile(half, 0o600)
    await rename(half, copy)
    await flushFolder(folder)
  } catch (cause) {
    await rm(half, { force: true }).catch(() => undefined) // the first error is the one to report
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The database was to be copied to ${folder} before it is brought up to date, and could not be (${reason}). ` +
        'Nothing was changed. Make room on that disk, and start again.',
      { cause },
    )
  }
  await removeOldest(folder)
  return copy
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^before-.*\.sqlite$/.test(name))
  const copies = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  const old = copies.sort((a, b) => b.at - a.at).slice(copiesKept)
  for (const { name } of old) await rm(join(folder, name), { force: true })
}

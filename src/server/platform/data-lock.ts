import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { databaseFileName } from './data-directory.ts'

/**
 * Only one process may use the embedded database. The operating system holds the lock on its data directory, through
 * SQLite's own lock on a small file: it ends with the process, however that ends, and works between containers that
 * share a volume. The file `lock` only names the holder; nothing is decided by it.
 */

/** @returns releases the directory, safe to call twice; null when another process holds it */
export function tryLockDataDirectory(dataDir: string): (() => void) | null {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFile(join(dataDir, 'lock.sqlite'))
  if (!lock) return null
  const noteFile = join(dataDir, 'lock')
  if (isHeldByFirstVersion(dataDir, noteFile)) {
    lock.close()
    return null
  }
  const note = `${process.pid}\n${hostname()}\n${new Date().toISOString()}\n`
  writeFileSync(noteFile, note, { mode: 0o600 })

  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    rmSync(noteFile, { force: true })
    lock.close()
  }
}

/** @throws Error naming the holder and what to do */
export function lockDataDirectory(dataDir: string): () => void {
  const unlock = tryLockDataDirectory(dataDir)
  if (unlock) return unlock
  throw new Error(
    `${dataDir} is in use by ${describeHolder(dataDir)}. Stop it first, or set DATA_DIR to another folder.`,
  )
}

/** The holder named in the file, which may be out of date for a moment. */
function describeHolder(dataDir: string): string {
  const [pid, host, since] = readNote(join(dataDir, 'lock')).split('\n')
  if (!pid) return 'another process'
  const place = host && host !== hostname() ? ` on ${host}` : ''
  return `process ${pid}${place}${since ? `, which started at ${since}` : ''}`
}

function lockFile(path: string): InstanceType<typeof Libsql> | null {
  const lock = new Libsql(path)
  try {
    lock.exec('PRAGMA journal_mode = OFF')
    lock.exec('PRAGMA locking_mode = EXCLUSIVE')
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (cause) {
    lock.close()
    if ((cause as { code?: string }).code === 'SQLITE_BUSY') return null
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `${path} cannot be locked (${reason}). DATA_DIR must be writable, and on a disk that knows locks.`,
      {
        cause,
      },
    )
  }
}

/**
 * Version 0.1.0 knew only a lock file with its pid. It may be stale, and the pid another program's by now, so it counts
 * only while someone really has the database open.
 */
function isHeldByFirstVersion(dataDir: string, noteFile: string): boolean {
  const database = join(dataDir, databaseFileName)
  return /^\d+\n?$/.test(readNote(noteFile)) && existsSync(database) && isOpenElsewhere(database)
}

/** A process that has a database in WAL mode open holds a shared lock on it, so that an exclusive lock fails. */
function isOpenElsewhere(database: string): boolean {
  const probe = new Libsql(database)
  try {
    probe.exec('PRAGMA locking_mode = EXCLUSIVE')
    probe.exec('BEGIN EXCLUSIVE')
    probe.exec('ROLLBACK')
    return false
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return true
    throw error
  } finally {
    probe.close()
  }
}

function readNote(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // deleted meanwhile: nobody to name
  }
}

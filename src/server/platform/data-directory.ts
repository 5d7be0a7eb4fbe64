import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes a data directory for this process. The embedded database is one process's, so a second one is told who has it.
 * A lock whose process is dead is taken over.
 * @throws Error naming the holder.
 * @returns gives the directory back; safe to call twice.
 */
export function lockDataDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lockFile = join(dataDir, 'lock')
  const ownFile = `${lockFile}.${process.pid}`
  writeFileSync(ownFile, `${process.pid}\n`)
  try {
    // A hard link appears whole or not at all, so two processes can't both take a half-written lock.
    if (!tryLink(ownFile, lockFile)) {
      const holder = readHolder(lockFile)
      if (holder !== null && isAlive(holder)) {
        throw new Error(`${dataDir} is in use by process ${holder}. Stop it first, or set DATA_DIR to another folder.`)
      }
      rmSync(lockFile, { force: true })
      if (!tryLink(ownFile, lockFile)) throw new Error(`${dataDir} was just taken by another process.`)
    }
  } finally {
    rmSync(ownFile, { force: true })
  }
  return () => {
    if (readHolder(lockFile) === process.pid) rmSync(lockFile, { force: true })
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readHolder(lockFile: string): number | null {
  try {
    return Number.parseInt(readFileSync(lockFile, 'utf8'), 10) || null
  } catch {
    return null // gone in the meantime: nobody holds it
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false // a container's pids start over: the lock is an earlier life's
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The installation's secret, made once and kept readable by its owner only. */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { protectSecrets } from './secrets.ts'

/** The embedded database's file in the data directory. */
export const databaseFileName = 'postwright.sqlite'

export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret')
}

/** Exists while the secret is being replaced: until then it is unknown which of the two opens sealed data. */
export function newSecretFile(dataDir: string): string {
  return join(dataDir, 'secret.new')
}

/** Exists while a backup is being restored: until then the data is incomplete. */
export function unfinishedRestoreFile(dataDir: string): string {
  return join(dataDir, 'restoring')
}

/** @throws Error with what to do when a restore into this data directory was interrupted */
export function requireFinishedRestore(dataDir: string): void {
  if (!existsSync(unfinishedRestoreFile(dataDir))) return
  throw new Error(`A backup was being restored into ${dataDir}, and that was not finished. Run npm run restore again.`)
}

/**
 * The installation's secret, created once and readable by its owner only.
 * @throws Error when the file exists but is empty, because data hashed with another secret would be lost silently; and
 *   while the secret is being replaced
 */
export function readOrCreateSecret(dataDir: string): string {
  if (existsSync(newSecretFile(dataDir))) {
    throw new Error(
      `The secret in ${dataDir} was being replaced, and that was not finished. Run npm run admin -- rotate-secret again.`,
    )
  }
  const file = secretFile(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const own = `${file}.${process.pid}`
  writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(own, file) // appears complete or not at all, and never replaces an existing one
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  const secret = readFileSync(file, 'utf8').trim()
  protectSecrets([secret])
  if (secret !== '') return secret
  throw new Error(`${file} is empty. Put it back from a backup; without one, delete it, and a new secret is made.`)
}

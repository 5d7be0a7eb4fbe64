import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Keeps the product's posts, pictures and secret from other users of this machine: from the start on every new file is
 * 0600 and every new folder 0700, whatever code writes it.
 */
export function keepFilesPrivate(): void {
  process.umask(0o077)
}

const own = /^(postwright\.sqlite.*|lock.*|secret.*|media|uploads|copies|heartbeat|restoring)$/

/**
 * Fixes the permissions of a data directory of an earlier version, or of a copied one: the directory, and what is ours
 * directly in it. Anything deeper can't be reached past them.
 * @returns what could not be changed, because it belongs to another user
 */
export function repairFileModes(dataDir: string): string[] {
  const paths = readdirSync(dataDir)
    .filter((name) => own.test(name))
    .map((name) => join(dataDir, name))
  return [dataDir, ...paths].filter((path) => !isMended(path))
}

function isMended(path: string): boolean {
  try {
    const stats = statSync(path)
    const wanted = stats.isDirectory() ? 0o700 : 0o600
    if ((stats.mode & 0o077) !== 0) chmodSync(path, wanted)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' // a temporary file, such as a log of the database
  }
}

import { closeSync, constants, fstatSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/**
 * When this installation was last alive, in a file of the data directory. The file contains its own inode, so that a
 * copy of the directory proves nothing: it is as old as the database copied with it.
 */

export function heartbeatFile(dataDir: string): string {
  return join(dataDir, 'heartbeat')
}

/** Epoch ms; null: it is missing, copied from elsewhere, or incomplete. */
export function readHeartbeatFile(dataDir: string): number | null {
  const file = open(heartbeatFile(dataDir), constants.O_RDONLY)
  if (file === null) return null
  try {
    const found = /^(\d{1,16}) (\d+)\n$/.exec(readFileSync(file, 'utf8'))
    return found && found[2] === inodeOf(file) ? Number(found[1]) : null
  } finally {
    closeSync(file)
  }
}

/** Written in place: a replaced file would have another inode. @throws the disk's error */
export function writeHeartbeatFile(dataDir: string, at: number): void {
  const file = openSync(heartbeatFile(dataDir), constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    const length = writeSync(file, `${at} ${inodeOf(file)}\n`, 0)
    ftruncateSync(file, length)
  } finally {
    closeSync(file)
  }
}

function inodeOf(file: number): string {
  return String(fstatSync(file, { bigint: true }).ino)
}

function open(path: string, flags: number): number | null {
  try {
    return openSync(path, flags)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

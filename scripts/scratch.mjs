import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const sharedMemory = '/dev/shm'
/** What a whole run writes at most at a time is a quarter of it. */
const neededBytes = 4 * 2 ** 30

/**
 * A folder in memory for what tests write, which goes when this process ends. A test's database waits for the disk at
 * each commit, for data that nobody will ever want back.
 * @returns null where the system has no such memory, or too little
 */
export function makeScratch() {
  if (freeBytes() < neededBytes) return null
  const folder = mkdtempSync(join(sharedMemory, 'postwright-'))
  chmodSync(folder, 0o711) // a server that runs as another user comes through to its own folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function freeBytes() {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory)
    return bavail * bsize
  } catch {
    return 0 // not every system has it
  }
}

import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const sharedMemory = '/dev/shm'
/** A whole test run writes at most a quarter of this at a time. */
const neededBytes = 4 * 2 ** 30

/**
 * A folder in memory for test data, deleted when this process ends. Otherwise a test's database would wait for the disk
 * at each commit, for data that nobody needs later.
 * @returns null where the system has no such memory, or too little
 */
export function makeScratch() {
  if (freeBytes() < neededBytes) return null
  const folder = mkdtempSync(join(sharedMemory, 'postwright-'))
  chmodSync(folder, 0o711) // a server that runs as another user must pass through to its own folder
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

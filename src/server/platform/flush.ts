import { open } from 'node:fs/promises'

/** Flushes to disk before anyone hears that something is stored, so that it survives a loss of power. */

/** @param mode the file's permissions from now on */
export async function flushFile(path: string, mode: number): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.chmod(mode)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name is on the disk only when its folder is flushed. Windows has no such operation and needs none. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

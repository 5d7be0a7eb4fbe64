import type { Log } from '#server/platform/log'
import { type Files, StorageFailure } from './files.ts'
import { testKey } from './own-keys.ts'

/**
 * At the start: makes sure that the place is this installation's, and writes, reads and removes one small file. Wrong
 * settings end the start; a storage that is merely away does not, for all that needs no pictures works without it.
 * @throws Error with what to do
 */
export async function requireFiles(files: Files, log: Log, claim: () => Promise<void>): Promise<void> {
  try {
    await files.check()
    await claim()
    await files.put(testKey, Buffer.from('Postwright writes this at each start, and removes it.'))
    ;(await files.read(testKey))?.stream.destroy()
    await files.remove(testKey)
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
    if (error.isWrongSetting) throw new Error(error.problem, { cause: error })
    log.warn({ err: error }, `${error.problem} Pictures can't be loaded or added until it is.`)
  }
}

import { type FileHandle, open } from 'node:fs/promises'

const flushes = new WeakMap<object, () => Promise<void>>()

/** Transactions of this database commit without waiting for the disk, and are over when `flush` has reached it. */
export function flushAfterTransactions(database: object, flush: () => Promise<void>): void {
  flushes.set(database, flush)
}

export function flushOf(database: object): (() => Promise<void>) | undefined {
  return flushes.get(database)
}

/** Brings what SQLite committed to the disk, on a thread of its own, so that nothing else of the process waits. */
export interface WalFlush {
  /** Resolves when everything committed before the call is on the disk. Calls during a flush share the next one. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** @param file of the database; its commits are in the file beside it */
export function createWalFlush(file: string, sync: (wal: FileHandle) => Promise<void> = syncData): WalFlush {
  let wal: FileHandle | undefined
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let isClosed = false

  async function run(): Promise<void> {
    if (isClosed) return // closing the database has written everything
    wal ??= await openIfThere(`${file}-wal`)
    if (wal) await sync(wal)
  }

  function start(): Promise<void> {
    running = run().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    flush() {
      if (!running) return start()
      next ??= running
        .catch(() => {}) // reported to its own callers
        .then(() => {
          next = undefined
          return start()
        })
      return next
    },
    async close() {
      isClosed = true
      await running?.catch(() => {}) // reported to its own callers
      await wal?.close()
    },
  }
}

/** Without a commit there is no file. */
async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r+')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function syncData(wal: FileHandle): Promise<void> {
  await wal.datasync()
}
